// What a form says about its fields, in English.

extension ValidationMessage {
  static let couldNotBeChecked = Self(
    key: "could_not_be_checked", "This could not be checked. Try again.")

  static let stillBeingChecked = Self(
    key: "still_being_checked", "This is still being checked")

  static func field(_ label: Self, says message: Self) -> Self {
    Self(
      key: "field_says", "{field}: {message}",
      arguments: ["field": .message(label), "message": .message(message)])
  }
}

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
