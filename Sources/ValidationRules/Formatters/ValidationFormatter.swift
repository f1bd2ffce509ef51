/// Converts a value into the one that is validated and stored.
///
/// A formatter never refuses a value: rules validate its result. You can add formatters that read
/// like the built-in ones:
///
/// ```swift
/// extension ValidationFormatter where Value == String {
///   static var withoutDashes: Self { Self { text in text.filter { $0 != "-" } } }
/// }
///
/// ValidationFormatter.withoutDashes.format("12-34")  // "1234"
/// ```
public struct ValidationFormatter<Value: SendableMetatype>: Sendable {
  /// Returns the replacement for a value.
  public let format: @Sendable (Value) -> Value

  /// Creates a formatter that replaces each value with the result of `format`.
  public init(_ format: @escaping @Sendable (Value) -> Value) {
    self.format = format
  }
}
