import ValidationRules

/// The operations on values of a type that is known only at run time.
///
/// They're determined once, on creation, not at each key press.
package final class ValueTraits<Value>: Sendable {
  /// Returns whether two values are equal, or `nil` if the type isn't Equatable.
  package let areEqual: (@Sendable (Value, Value) -> Bool)?

  private let absence: (@Sendable (Value) -> Bool)?

  /// Returns the memory in bytes that a value uses in addition to its stride, or `nil` if it uses
  /// none.
  package let size: (@Sendable (Value) -> Int)?

  package init() {
    size = Self.size
    areEqual = Self.equality
    absence = Self.absence
  }

  /// Returns whether a value is absent; `false` for a type whose values never are, such as a
  /// number.
  func isAbsent(_ value: Value) -> Bool { absence?(value) ?? false }

  /// Returns whether a value counts as empty for the timing, including an unchecked box.
  package func isEmpty(_ value: Value) -> Bool {
    absence?(value) ?? ((value as? Bool) == false)
  }

  /// Returns the certainty that a value differs from the old one.
  package func news(from old: Value?, to new: Value) -> News {
    guard let old, let areEqual else { return .possible }
    if areEqual(old, new) { return .none }
    return areEqual(new, new) ? .certain : .possible
  }

  /// An absent value or an unchecked box, or `nil` if the type has none.
  package static var absentValue: Value? {
    func null<Null: ExpressibleByNilLiteral>(_: Null.Type) -> Value? {
      Null(nilLiteral: ()) as? Value
    }
    func empty<Empty: RangeReplaceableCollection>(_: Empty.Type) -> Value? { Empty() as? Value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type { return null(type) }
    func emptySet<Empty: SetAlgebra>(_: Empty.Type) -> Value? { Empty() as? Value }
    func emptyDictionary<Empty: ExpressibleByDictionaryLiteral>(_: Empty.Type) -> Value? {
      Empty() as? Value
    }
    if let type = Value.self as? any RangeReplaceableCollection.Type { return empty(type) }
    guard Value.self is any Collection.Type else { return false as? Value }
    if let type = Value.self as? any SetAlgebra.Type { return emptySet(type) }
    if let type = Value.self as? any ExpressibleByDictionaryLiteral.Type {
      return emptyDictionary(type)
    }
    return false as? Value
  }

  /// An absent value, zero, or the first of several choices, or `nil` if the type has none of them.
  package static var blankValue: Value? {
    func zero<Number: AdditiveArithmetic>(_: Number.Type) -> Value? { Number.zero as? Value }
    func first<Choice: CaseIterable>(_: Choice.Type) -> Value? { Choice.allCases.first as? Value }
    if let absentValue { return absentValue }
    if let type = Value.self as? any AdditiveArithmetic.Type { return zero(type) }
    if let type = Value.self as? any CaseIterable.Type { return first(type) }
    return nil
  }

  /// The equality of the type, if it has one; NaN equals itself here.
  private static var equality: (@Sendable (Value, Value) -> Bool)? {
    func opened<Equal: Equatable & SendableMetatype>(
      _: Equal.Type
    ) -> (@Sendable (Value, Value) -> Bool)? {
      let areEqual: @Sendable (Equal, Equal) -> Bool = { left, right in left == right }
      return areEqual as? @Sendable (Value, Value) -> Bool
    }
    func number<Number: FloatingPoint & SendableMetatype>(
      _: Number.Type
    ) -> (@Sendable (Value, Value) -> Bool)? {
      let areEqual: @Sendable (Number, Number) -> Bool = { left, right in
        left == right || left.isNaN && right.isNaN
      }
      return areEqual as? @Sendable (Value, Value) -> Bool
    }
    if let type = Value.self as? any (FloatingPoint & SendableMetatype).Type { return number(type) }
    guard let type = Value.self as? any (Equatable & SendableMetatype).Type else { return nil }
    return opened(type)
  }

  /// The measure of text, and of collections by their elements, or `nil` for any other type.
  private static var size: (@Sendable (Value) -> Int)? {
    func opened<Items: Collection & SendableMetatype>(
      _: Items.Type
    ) -> (@Sendable (Value) -> Int)? {
      { value in
        guard let items = value as? Items else { return 0 }
        let texts = (items as? any Collection<String>)?.reduce(0) { $0 + $1.utf8.count }
        return items.count * MemoryLayout<Items.Element>.stride + (texts ?? 0)
      }
    }
    if Value.self is String.Type { return { value in (value as? String)?.utf8.count ?? 0 } }
    if Value.self is String?.Type { return { value in (value as? String?)??.utf8.count ?? 0 } }
    guard let type = Value.self as? any (Collection & SendableMetatype).Type else { return nil }
    return opened(type)
  }

  /// Returns whether a value is absent, by ``CanBeAbsent`` or as an empty collection, or `nil` for
  /// other types.
  private static var absence: (@Sendable (Value) -> Bool)? {
    func opened<Absent: CanBeAbsent & SendableMetatype>(
      _: Absent.Type
    ) -> (@Sendable (Value) -> Bool)? {
      let isAbsent: @Sendable (Absent) -> Bool = { value in value.isAbsent }
      return isAbsent as? @Sendable (Value) -> Bool
    }
    if let type = Value.self as? any (CanBeAbsent & SendableMetatype).Type { return opened(type) }
    guard Value.self is any Collection.Type else { return nil }
    return { value in ValidationRules.isAbsent(value) }
  }
}
