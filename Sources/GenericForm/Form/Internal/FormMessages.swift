// What a form says about a field away from it.

extension FieldFault {
  /// What a person is told away from the field.
  public var explanation: ValidationMessage {
    label.map { .field($0, says: messages.first) } ?? messages.first
  }
}

extension FormEngine {
  /// Why a field stands in the way of a submit; nil if it does not.
  func fault(of field: LiveField) -> FieldFault<State>? {
    guard field.judgement.isWanted else { return nil }
    if let messages = MessageList(field.errors) {
      return fault(of: field, .notValid, messages)
    }
    if field.isPending { return fault(of: field, .pending, MessageList(.stillBeingChecked)) }
    if field.isBlocked { return fault(of: field, .unverified, MessageList(.couldNotBeChecked)) }
    return nil
  }

  private func fault(
    of field: LiveField, _ reason: FieldFault<State>.Reason, _ messages: MessageList
  ) -> FieldFault<State> {
    FieldFault(path: path(of: field), label: field.label, reason: reason, messages: messages)
  }
}
