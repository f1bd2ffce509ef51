import GenericForm

extension Field {
  /// The same field for an editor that may have no value, which is an error with that message.
  ///
  /// The message may differ each time, so it does not tell this conversion from another.
  func optional(_ message: ValidationMessage) -> Field<Value?> {
    converted(format: { $0 }, read: { $0.map { .value($0) } ?? .error(message) })
  }
}
