package import GenericForm

/// A page of a store architecture: a state, actions, and a reducer that calls the library's.
///
/// It uses neither a form nor a toolkit.
package enum ProfilePage {
  /// The values, each with its error.
  package struct State: Equatable, Sendable {
    package var name: ValidatableField<String> = ""
    package var age: ValidatableField<String> = ""
    package var acceptsAgreement: ValidatableField<Bool> = false
    package var about: ValidatableField<String> = ""
    package var isSaving = false

    package init() {}
  }

  package enum Action: Equatable {
    case nameChanged(String)
    case ageChanged(String)
    case agreementChanged(Bool)
    case aboutChanged(String)
    case saveTapped
    case save(State)
    case saved
  }

  private static let validation = FormValidation<State> {
    FieldValidation(
      field: \.name, .required("Enter your name"), formatters: [.trimmed], rules: [.minLength(5)])
    FieldValidation(
      field: \.age, .required("Enter your age"), formatters: [.trimmed],
      rules: [.isInteger, .number(.atLeast(18).message("You must be 18 or older"))])
    FieldValidation(
      field: \.acceptsAgreement,
      rules: [.isTrue.message("Accept the agreement to save your profile")])
    FieldValidation(field: \.about, .optional, formatters: [.trimmed])
  }

  private static let form = FormReducer(validation) { (action: Action) in
    switch action {
    case .nameChanged: .changed(\State.name)
    case .ageChanged: .changed(\State.age)
    case .agreementChanged: .changed(\State.acceptsAgreement)
    case .aboutChanged: .changed(\State.about)
    case .saveTapped: .submitted
    case .save, .saved: nil
    }
  } onValid: { state in
    .save(state)
  }
}

extension ProfilePage {
  /// Applies an action to the state, and returns the action that follows.
  package static func reduce(_ state: inout State, _ action: Action) -> Action? {
    switch action {
    case .nameChanged(let name): state.name.value = name
    case .ageChanged(let age): state.age.value = age
    case .agreementChanged(let accepts): state.acceptsAgreement.value = accepts
    case .aboutChanged(let about): state.about.value = about
    case .saveTapped: if state.isSaving { return nil }
    case .save: state.isSaving = true
    case .saved: state = State()
    }
    return form.reduce(&state, action)
  }
}
