import Testing

@testable import FormDeclaration
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
      FieldValidation(field: \.number, rules: [.atLeast(18).message("Young")])
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
    #expect(state.textError == "Short")
    #expect(state.number.error == "Young")
    #expect(state.againError == "Not the same")
    state.text = "something"
    #expect(reducer.reduce(&state, .textChanged) == nil)
    #expect(state.textError == "Other")
    state.text = "Test1 "
    _ = reducer.reduce(&state, .textChanged)
    #expect(state.textError == nil)
    #expect(state.text == "Test1 ")
    state.number.value = 21
    _ = reducer.reduce(&state, .numberChanged)
    state.again = "Test1"
    _ = reducer.reduce(&state, .againChanged)
    #expect(reducer.reduce(&state, .saveTapped) == .save("Test1"))
    #expect(state == State(text: "Test1", number: 21, again: "Test1"))
  }

  @Test func `a change validates its field, and all fields with an error`() {
    var state = State()
    state.again = "Test1"
    _ = reducer.reduce(&state, .againChanged)
    #expect(state.againError == "Not the same")
    #expect(state.textError == nil)
    #expect(state.number.error == nil)
    state.text = "Test1"
    _ = reducer.reduce(&state, .textChanged)
    #expect(state.againError == nil)
    #expect(state.number.error == nil)
  }

  private struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var nameError: ValidationMessage?
    var age: ValidatableField<Int> = 0
  }

  private struct Party: Equatable {
    var host = Guest(id: 0)
    var guests = [Guest(id: 1), Guest(id: 2)]
    var title = ""
    var hall = Hall()
    var hallError: ValidationMessage?
  }

  private struct Hall: Equatable {
    var name = ""
    var seats = 0
  }

  private let party = FormReducer(
    FormValidation<Party> {
      let guest = FormValidation<Guest> {
        FieldValidation(\.name, .required("Name")).writingError(to: \.nameError)
        FieldValidation(field: \.age, rules: [.greaterThan(17).message("Young")])
      }
      part(\.host, guest)
      each(\.guests, guest)
      FieldValidation(\.hall, rules: [ValidationRule("Small") { $0.seats > 2 }])
        .writingError(to: \.hallError)
    }
  ) { (path: Sent<Party>) in
    .changed(path.path)
  } onValid: { _ in
    Sent(\.title)
  }

  /// The key path of a change.
  private struct Sent<Root>: @unchecked Sendable {
    // Unchecked, because the key paths of the tests are literals.
    let path: PartialKeyPath<Root>
    init(_ path: PartialKeyPath<Root>) { self.path = path }
  }

  /// Returns the identities of the guests whose name has an error after a change, and of those
  /// whose age has.
  private func wrong(after path: PartialKeyPath<Party>) -> [[Int]] {
    var state = Party()
    _ = party.reduce(&state, Sent(path))
    let guests = [state.host] + state.guests
    return [
      guests.filter { $0.nameError != nil }.map(\.id),
      guests.filter { $0.age.error != nil }.map(\.id),
    ]
  }

  @Test func `a change of a whole part or row validates only its fields`() {
    #expect(wrong(after: \.host) == [[0], [0]])
    #expect(wrong(after: \.self) == [[0, 1, 2], [0, 1, 2]])
    #expect(wrong(after: \.guests) == [[1, 2], [1, 2]])
    #expect(wrong(after: \.guests[id: 2]) == [[2], [2]])
    #expect(wrong(after: \.guests[id: 2].name) == [[2], []])
    #expect(wrong(after: \.guests[id: 2].age) == [[], [2]])
    #expect(wrong(after: \.title) == [[], []])
    #expect(wrong(after: \.host.name) == [[0], []])
  }

  @Test func `a change within a value validates its field`() {
    for path: PartialKeyPath<Party> in [\.hall, \.hall.seats] {
      var state = Party()
      _ = party.reduce(&state, Sent(path))
      #expect(state.hallError == "Small")
      #expect(state.host.nameError == nil)
    }
    var state = Party()
    _ = party.reduce(&state, Sent(\.host))
    #expect(state.hallError == nil)
  }

  @Test func `a change of a row by its index validates the fields of the row there`() {
    #expect(wrong(after: \.guests[1]) == [[2], [2]])
    #expect(wrong(after: \.guests[0].name) == [[1], []])
    #expect(wrong(after: \.guests[0].age) == [[], [1]])
    #expect(wrong(after: \.guests[0].age.value) == [[], [1]])
  }

  @Test func `an action about something else changes nothing`() {
    var state = State()
    #expect(reducer.reduce(&state, .otherChanged) == nil)
    #expect(state == State())
    #expect(reducer.reduce(&state, .save("x")) == nil)
    #expect(state == State())
  }
}
