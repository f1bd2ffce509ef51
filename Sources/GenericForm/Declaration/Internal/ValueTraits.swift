import ValidationRules

/// What can be done with values of a type that is known only while the program runs.
///
/// How a type can be used is found out once, when it is made, and not at each key press.
final class ValueTraits<Value>: Sendable {
  /// Whether two values are equal; nil where the type is not Equatable.
  let areEqual: (@Sendable (Value, Value) -> Bool)?

  private let absence: (@Sendable (Value) -> Bool)?

  /// The memory in bytes that a value has beside that of its type; nil where it has none.
  let size: (@Sendable (Value) -> Int)?

  init() {
    size = Self.size
    areEqual = Self.equality
    absence = Self.absence
  }

  /// Whether a value is absent; false for a type whose values never are, such as a number.
  func isAbsent(_ value: Value) -> Bool { absence?(value) ?? false }

  /// Whether nothing was entered, for the timing alone: also a box that is not ticked.
  func isEmpty(_ value: Value) -> Bool {
    absence?(value) ?? ((value as? Bool) == false)
  }

  /// How sure it is that a value differs from the one before.
  func news(from old: Value?, to new: Value) -> News {
    guard let old, let areEqual else { return .possible }
    if areEqual(old, new) { return .none }
    return areEqual(new, new) ? .certain : .possible
  }

  /// An absent value, or a box that is not ticked; nil where the type has none.
  static var absentValue: Value? {
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

  /// An absent value, or zero, or the first of several choices; nil where the type has none of them.
  static var blankValue: Value? {
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

  /// What measures text, and collections by their elements; nil for any other type.
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

  /// What decides that a value is absent: ``CanBeAbsent``, or being a collection; nil for neither.
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
