/// A reducer that validates a store's state: a changed value immediately, and all values on a
/// submit.
///
/// The errors are in the state, in a ``ValidatableField`` or in the property given to
/// ``FieldValidation/writingError(to:)``.
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
  /// The effect of an action on the form.
  public enum Event {
    /// The value at a key path changed; the state already has the new value.
    ///
    /// The key path may be that of a whole part or row, or of a value in a row by its index.
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
  ///   - event: Returns the effect of an action on the form, or `nil` if it has none.
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

  /// Validates the values affected by an action, and returns the next action, or `nil` if there is
  /// none.
  ///
  /// A change validates the changed fields, without formatting them while the user types, and all
  /// fields that have an error.
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
      let hasError = (error.get(state, with: form.trace.cache) ?? nil) != nil
      guard field.isChanged(at: path) || hasError else { continue }
      error.set(&state, field.validate(form).errors.first)
    }
  }
}
