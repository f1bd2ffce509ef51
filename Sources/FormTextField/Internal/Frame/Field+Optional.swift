import GenericForm

extension Field {
  /// The same field for an editor that may have no value, which is an error with that message.
  func optional(_ message: ValidationMessage) -> Field<Value?> {
    converted(message, format: { $0 }, parse: { $0 })
  }
}
