/// A type with values that mean “no value”, such as empty text.
///
/// An optional is absent if it's `nil` or contains an absent value. A collection is absent if it's
/// empty. Make your own types conform:
///
/// ```swift
/// extension Drawing: CanBeAbsent { var isAbsent: Bool { strokes.isEmpty } }
/// ```
public protocol CanBeAbsent {
  /// Indicates whether this value means “no value”.
  var isAbsent: Bool { get }
}

extension CanBeAbsent where Self: Collection {
  /// Indicates whether the collection is empty.
  public var isAbsent: Bool { isEmpty }
}

extension String: CanBeAbsent {}
extension Substring: CanBeAbsent {}
extension Array: CanBeAbsent {}
extension Set: CanBeAbsent {}
extension Dictionary: CanBeAbsent {}

extension Optional: CanBeAbsent {
  /// Indicates whether this is `nil` or contains an absent value.
  public var isAbsent: Bool {
    switch self {
    case .none: true
    case .some(let value): ValidationRules.isAbsent(value)
    }
  }
}

/// Returns whether a value of any type is absent: `nil`, empty, or absent by its own conformance.
package func isAbsent<Value>(_ value: Value) -> Bool {
  if let value = value as? any CanBeAbsent { return value.isAbsent }
  return (value as? any Collection)?.isEmpty ?? false
}
