/// Validates the state of a store as its actions come: a changed value at once, and all on a
/// submit.
///
/// The errors are in the state, in a ``ValidatableField`` or where
/// ``FieldValidation/writingError(to:)`` puts them.
///
/// ```swift
/// struct Profile {
///   var name: ValidatableField<String> = ""
/// }
///
/// enum Action {
///   case nameChanged, saveTapped, save(Profile)
/// }
///
/// let reducer = FormReducer(
///   FormValidation<Profile> { FieldValidation(field: \.name, rules: [.minLength(5)]) }
/// ) { (action: Action) in
///   switch action {
///   case .nameChanged: .changed(\Profile.name)
///   case .saveTapped: .submitted
///   case .save: nil
///   }
/// } onValid: { profile in
///   .save(profile)
/// }
/// var profile = Profile(name: "Mei")
/// _ = reducer.reduce(&profile, .nameChanged)
/// profile.name.error  // Use at least 5 characters
/// reducer.reduce(&profile, .saveTapped)  // nil
/// ```
public struct FormReducer<State, Action>: Sendable {
  /// What an action means for the form.
  public enum Event {
    /// The value at a key path was changed; the state has the new one.
    ///
    /// It can be a whole part or row, and that of a row by its index.
    case changed(PartialKeyPath<State>)

    /// The form was submitted.
    case submitted
  }

  private let validation: FormValidation<State>
  private let event: @Sendable (Action) -> Event?
  private let onValid: @Sendable (State) -> Action

  /// Creates a reducer.
  ///
  /// - Parameters:
  ///   - validation: The validation of the state.
  ///   - event: Returns what an action means for the form; nil for nothing.
  ///   - onValid: Returns the action that follows a submit of a valid state. It gets
  ///     ``FormValidation/valuesToSubmit(of:)``.
  public init(
    _ validation: FormValidation<State>, event: @escaping @Sendable (Action) -> Event?,
    onValid: @escaping @Sendable (State) -> Action
  ) {
    self.validation = validation
    self.event = event
    self.onValid = onValid
  }

  /// Validates what an action is about, and returns the action that follows; nil for none.
  ///
  /// A change validates its own fields, without formatting it while it is typed, and those that
  /// have an error.
  public func reduce(_ state: inout State, _ action: Action) -> Action? {
    switch event(action) {
    case .changed(let path):
      validation.updateErrors(of: &state, changedAt: path)
      return nil
    case .submitted:
      return validation.validate(&state).isValid
        ? onValid(validation.valuesToSubmit(of: state)) : nil
    case nil:
      return nil
    }
  }
}

extension FormValidation {
  fileprivate func updateErrors(of state: inout State, changedAt path: PartialKeyPath<State>) {
    let (fields, form) = read(state)
    for field in fields {
      guard let error = field.errorState else { continue }
      let hasError = (error.get(state, with: form.trace.memory) ?? nil) != nil
      guard field.isChanged(at: path) || hasError else { continue }
      error.set(&state, field.validate(form).errors.first)
    }
  }
}
