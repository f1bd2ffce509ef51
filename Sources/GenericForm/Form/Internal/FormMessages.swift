// What a form says about a field away from it.

extension FieldFault {
  /// What a person is told away from the field.
  public var explanation: ValidationMessage {
    label.map { .field($0, says: messages.first) } ?? messages.first
  }
}

extension LiveField {
  /// Why the field stands in the way of a submit; nil if it does not.
  var fault: FieldFault<State>? {
    guard judgement.isWanted else { return nil }
    if let fault = FieldFault(definition, messages: errors) { return fault }
    if isPending {
      return FieldFault(definition, messages: [.stillBeingChecked], reason: .pending)
    }
    if isBlocked {
      return FieldFault(definition, messages: [.couldNotBeChecked], reason: .unverified)
    }
    return nil
  }
}
