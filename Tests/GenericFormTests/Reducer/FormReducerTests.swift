import Testing

@testable import GenericForm

@Suite struct FormReducerTests {
  private struct State: Equatable {
    var text = ""
    var textError: ValidationMessage?
    var number: ValidatableField<Int> = 0
    var again = ""
    var againError: ValidationMessage?
  }

  private enum Action: Equatable {
    case textChanged
    case numberChanged
    case againChanged
    case otherChanged
    case saveTapped
    case save(String)
  }

  private let reducer = FormReducer(
    FormValidation<State> {
      FieldValidation(
        \.text, formatters: [.trimmed],
        rules: [.minLength(3).message("Short"), .equals("Test1").message("Other")]
      ).writingError(to: \.textError)
      FieldValidation(field: \.number, rules: [.greaterOrEqual(to: 18).message("Young")])
      FieldValidation(\.again, rules: [.equals(\.text).message("Not the same")])
        .writingError(to: \.againError)
    }
  ) { (action: Action) in
    switch action {
    case .textChanged: .changed(\State.text)
    case .numberChanged: .changed(\State.number)
    case .againChanged: .changed(\State.again)
    case .saveTapped: .submitted
    case .otherChanged, .save: nil
    }
  } onValid: { state in
    .save(state.text)
  }

  @Test func `a submit writes every error, and is followed by an action once there is none`() {
    var state = State(again: "x")
    #expect(reducer.reduce(&state, .saveTapped) == nil)
    #expect(state.textError == "Short" && state.number.error == "Young")
    #expect(state.againError == "Not the same")
    state.text = "something"
    #expect(reducer.reduce(&state, .textChanged) == nil && state.textError == "Other")
    state.text = "Test1 "
    _ = reducer.reduce(&state, .textChanged)
    #expect(state.textError == nil && state.text == "Test1 ")
    state.number.value = 21
    _ = reducer.reduce(&state, .numberChanged)
    state.again = "Test1"
    _ = reducer.reduce(&state, .againChanged)
    #expect(reducer.reduce(&state, .saveTapped) == .save("Test1"))
    #expect(state == State(text: "Test1", number: 21, again: "Test1"))
  }

  @Test func `a change validates its field, and those that have an error`() {
    var state = State()
    state.again = "Test1"
    _ = reducer.reduce(&state, .againChanged)
    #expect(state.againError == "Not the same")
    #expect(state.textError == nil && state.number.error == nil)
    state.text = "Test1"
    _ = reducer.reduce(&state, .textChanged)
    #expect(state.againError == nil && state.number.error == nil)
  }

  @Test func `an action about something else changes nothing`() {
    var state = State()
    #expect(reducer.reduce(&state, .otherChanged) == nil && state == State())
    #expect(reducer.reduce(&state, .save("x")) == nil && state == State())
  }
}
