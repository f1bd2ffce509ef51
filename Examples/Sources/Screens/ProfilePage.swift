package import GenericForm

/// A page of a store architecture: a state, actions, and a reducer.
///
/// It validates with `Profile.validation`, and uses neither a form nor a toolkit.
package enum ProfilePage {
  package struct State {
    package var profile = Profile()

    /// The messages under each field.
    package var messages: [PartialKeyPath<Profile>: [ValidationMessage]] = [:]
    package var isSaving = false

    package init() {}
  }

  package enum Action: Equatable {
    case nameChanged(String)
    case ageChanged(String)
    case agreementChanged(Bool)
    case aboutChanged(String)
    case saveTapped
    case saved
  }

  package enum Effect: Equatable {
    case save(Profile)
  }
}

extension ProfilePage {
  /// Applies an action to the state, and returns the effect to run.
  package static func reduce(_ state: inout State, _ action: Action) -> Effect? {
    switch action {
    case .nameChanged(let name): change(\.name, to: name, in: &state)
    case .ageChanged(let age): change(\.age, to: age, in: &state)
    case .agreementChanged(let accepts): change(\.acceptsAgreement, to: accepts, in: &state)
    case .aboutChanged(let about): change(\.about, to: about, in: &state)
    case .saveTapped: return save(&state)
    case .saved: state = State()
    }
    return nil
  }

  /// Updates a message that is shown at every change; a new one is not shown before “Save”.
  private static func change<Value>(
    _ path: WritableKeyPath<Profile, Value>, to value: Value, in state: inout State
  ) {
    state.profile[keyPath: path] = value
    guard state.messages[path] != nil else { return }
    let messages = Profile.validation.result(for: state.profile).messages(for: path)
    state.messages[path] = messages.isEmpty ? nil : messages
  }

  private static func save(_ state: inout State) -> Effect? {
    guard !state.isSaving else { return nil }
    let result = Profile.validation.validate(&state.profile)
    state.messages = Dictionary(
      uniqueKeysWithValues: result.errors.map { ($0.path, Array($0.messages)) })
    state.isSaving = result.isValid
    return result.isValid ? .save(state.profile) : nil
  }
}
