extension ValidationRule where Value: Comparable & SendableMetatype {
  /// Accepts values greater than that of another field.
  ///
  /// The message shows the other value. If that is optional, everything passes while it is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.greaterThan(\.start)
  /// end.accepts(4, in: Account(start: 3))  // true
  /// end.accepts(3, in: Account(start: 3))  // false
  /// ```
  public static func greaterThan(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`greaterThan.other`, negation: .`atMost.other`, explain: { .greater(than: $0) }
    ) {
      $0 > $1
    }
  }

  /// Accepts values greater than that of another field, and everything while that is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.greaterThan(\.limit)
  /// end.accepts(4, in: Account(limit: 3))  // true
  /// end.accepts(3, in: Account(limit: 3))  // false
  /// ```
  public static func greaterThan(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`greaterThan.other`, negation: .`atMost.other`, explain: { .greater(than: $0) }
    ) {
      $0 > $1
    }
  }

  /// Accepts values that are at least that of another field.
  ///
  /// The message shows the other value. If that is optional, everything passes while it is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atLeast(\.start)
  /// end.accepts(3, in: Account(start: 3))  // true
  /// end.accepts(2, in: Account(start: 3))  // false
  /// ```
  public static func atLeast(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`atLeast.other`, negation: .`lessThan.other`, explain: { .atLeast($0) }
    ) { $0 >= $1 }
  }

  /// Accepts values that are at least that of another field, and everything while that is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atLeast(\.limit)
  /// end.accepts(3, in: Account(limit: 3))  // true
  /// end.accepts(2, in: Account(limit: 3))  // false
  /// ```
  public static func atLeast(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`atLeast.other`, negation: .`lessThan.other`, explain: { .atLeast($0) }
    ) { $0 >= $1 }
  }

  /// Accepts values less than that of another field.
  ///
  /// The message shows the other value. If that is optional, everything passes while it is `nil`.
  ///
  /// ```swift
  /// let first = ValidationRule<Account, Int>.lessThan(\.start)
  /// first.accepts(8, in: Account(start: 9))  // true
  /// first.accepts(9, in: Account(start: 9))  // false
  /// ```
  public static func lessThan(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`lessThan.other`, negation: .`atLeast.other`, explain: { .less(than: $0) }
    ) {
      $0 < $1
    }
  }

  /// Accepts values less than that of another field, and everything while that is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.lessThan(\.limit)
  /// end.accepts(2, in: Account(limit: 3))  // true
  /// end.accepts(3, in: Account(limit: 3))  // false
  /// ```
  public static func lessThan(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`lessThan.other`, negation: .`atLeast.other`, explain: { .less(than: $0) }
    ) {
      $0 < $1
    }
  }

  /// Accepts values that are at most that of another field.
  ///
  /// The message shows the other value. If that is optional, everything passes while it is `nil`.
  ///
  /// ```swift
  /// let first = ValidationRule<Account, Int>.atMost(\.start)
  /// first.accepts(9, in: Account(start: 9))  // true
  /// first.accepts(10, in: Account(start: 9))  // false
  /// ```
  public static func atMost(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`atMost.other`, negation: .`greaterThan.other`, explain: { .atMost($0) }
    ) { $0 <= $1 }
  }

  /// Accepts values that are at most that of another field, and everything while that is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atMost(\.limit)
  /// end.accepts(3, in: Account(limit: 3))  // true
  /// end.accepts(4, in: Account(limit: 3))  // false
  /// ```
  public static func atMost(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`atMost.other`, negation: .`greaterThan.other`, explain: { .atMost($0) }
    ) { $0 <= $1 }
  }
}

extension ValidationRule {
  /// A comparison with the value of another field.
  ///
  /// - Parameters:
  ///   - other: The key path of the other value.
  ///   - message: The message for a value that fails, without the other value.
  ///   - negation: The same for the opposite rule.
  ///   - explain: Returns the message for a value that fails, with the other value.
  ///   - accepts: Returns whether a value passes, given the other one.
  static func comparing(
    with other: any KeyPath<Root, Value> & Sendable, _ message: RuleMessage, negation: RuleMessage,
    explain: @escaping @Sendable (Value) -> ValidationMessage,
    _ accepts: @escaping @Sendable (Value, Value) -> Bool
  ) -> Self {
    .reading(.rule(message), negation: .rule(negation)) { value, form in
      accepts(value, form[other])
    }
    .message { _, form in explain(form[other]) }
  }

  /// A comparison with the value of another field, which everything passes while that is `nil`.
  static func comparing(
    with other: any KeyPath<Root, Value?> & Sendable, _ message: RuleMessage,
    negation: RuleMessage, explain: @escaping @Sendable (Value) -> ValidationMessage,
    _ accepts: @escaping @Sendable (Value, Value) -> Bool
  ) -> Self {
    .reading(.rule(message), negation: .rule(negation)) { value, form in
      form[other].map { accepts(value, $0) } ?? true
    }
    .message { _, form in form[other].map(explain) ?? .rule(message) }
  }
}
