/// A type some of whose values stand for no value at all, such as the empty text.
///
/// Optionals and collections are absent when they are nil or empty. A program's own types conform
/// themselves:
///
/// ```swift
/// extension Drawing: CanBeAbsent { var isAbsent: Bool { strokes.isEmpty } }
/// ```
public protocol CanBeAbsent {
  /// Indicates whether this value stands for no value at all.
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
  /// Indicates whether this is nil, or holds an absent value.
  public var isAbsent: Bool {
    switch self {
    case .none: true
    case .some(let value): ValidationRules.isAbsent(value)
    }
  }
}

/// Returns whether a value of any type is absent: nil, empty, or absent by its own conformance.
package func isAbsent<Value>(_ value: Value) -> Bool {
  if let value = value as? any CanBeAbsent { return value.isAbsent }
  return (value as? any Collection)?.isEmpty ?? false
}
