/// Turns a value into the value that is validated and kept.
///
/// A program adds formatters in the same spelling as the built-in ones:
///
/// It changes a value and refuses none: what is wrong with the result is up to the rules.
///
/// ```swift
/// extension ValidationFormatter where Value == String {
///   static var withoutDashes: Self { Self { text in text.filter { $0 != "-" } } }
/// }
///
/// ValidationFormatter.withoutDashes.format("12-34")  // "1234"
/// ```
public struct ValidationFormatter<Value: SendableMetatype>: Sendable {
  /// The value that takes a value's place.
  public let format: @Sendable (Value) -> Value

  /// A formatter that puts what `format` gives in a value's place.
  public init(_ format: @escaping @Sendable (Value) -> Value) {
    self.format = format
  }
}
