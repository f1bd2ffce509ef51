import GenericForm

extension Field {
  /// Returns this field for an editor that may be empty, which is an error with the given message.
  ///
  /// The message may differ each time, so it doesn't identify the conversion.
  func optional(
    _ message: @autoclosure @escaping @MainActor () -> ValidationMessage
  ) -> Field<Value?> {
    converted(format: { $0 }, read: { $0.map { .value($0) } ?? .error(message()) })
  }

  /// Returns this field for an editor of text.
  func described<Wrapped: LosslessStringConvertible>() -> Field<String?> where Value == Wrapped? {
    converted(.notValid, format: { $0?.description }) { text in
      guard let text else { return .some(nil) }
      return Wrapped(text).map { .some($0) }
    }
  }
}
