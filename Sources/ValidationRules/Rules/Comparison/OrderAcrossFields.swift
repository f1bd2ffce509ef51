extension ValidationRule where Value: Comparable & SendableMetatype {
  /// Accepts values greater than the one in another field.
  ///
  /// The message shows the other value.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.greaterThan(\.start)
  /// end.accepts(4, in: Account(start: 3))  // true
  /// end.failure(of: 3, in: Account(start: 3))  // Enter a number greater than 3
  /// ```
  public static func greaterThan(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`greaterThan.other`, negation: .`atMost.other`, explain: { .greater(than: $0) }
    ) {
      $0 > $1
    }
  }

  /// Accepts values greater than the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.greaterThan(\.limit)
  /// end.accepts(4, in: Account(limit: 3))  // true
  /// end.failure(of: 3, in: Account(limit: 3))  // Enter a number greater than 3
  /// ```
  public static func greaterThan(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`greaterThan.other`, negation: .`atMost.other`, explain: { .greater(than: $0) }
    ) {
      $0 > $1
    }
  }

  /// Accepts values greater than or equal to the one in another field.
  ///
  /// The message shows the other value.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atLeast(\.start)
  /// end.accepts(3, in: Account(start: 3))  // true
  /// end.failure(of: 2, in: Account(start: 3))  // Enter 3 or more
  /// ```
  public static func atLeast(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`atLeast.other`, negation: .`lessThan.other`, explain: { .atLeast($0) }
    ) { $0 >= $1 }
  }

  /// Accepts values greater than or equal to the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atLeast(\.limit)
  /// end.accepts(3, in: Account(limit: 3))  // true
  /// end.failure(of: 2, in: Account(limit: 3))  // Enter 3 or more
  /// ```
  public static func atLeast(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`atLeast.other`, negation: .`lessThan.other`, explain: { .atLeast($0) }
    ) { $0 >= $1 }
  }

  /// Accepts values less than the one in another field.
  ///
  /// The message shows the other value.
  ///
  /// ```swift
  /// let first = ValidationRule<Account, Int>.lessThan(\.start)
  /// first.accepts(8, in: Account(start: 9))  // true
  /// first.failure(of: 9, in: Account(start: 9))  // Enter a number less than 9
  /// ```
  public static func lessThan(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`lessThan.other`, negation: .`atLeast.other`, explain: { .less(than: $0) }
    ) {
      $0 < $1
    }
  }

  /// Accepts values less than the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.lessThan(\.limit)
  /// end.accepts(2, in: Account(limit: 3))  // true
  /// end.failure(of: 3, in: Account(limit: 3))  // Enter a number less than 3
  /// ```
  public static func lessThan(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`lessThan.other`, negation: .`atLeast.other`, explain: { .less(than: $0) }
    ) {
      $0 < $1
    }
  }

  /// Accepts values less than or equal to the one in another field.
  ///
  /// The message shows the other value.
  ///
  /// ```swift
  /// let first = ValidationRule<Account, Int>.atMost(\.start)
  /// first.accepts(9, in: Account(start: 9))  // true
  /// first.failure(of: 10, in: Account(start: 9))  // Enter 9 or less
  /// ```
  public static func atMost(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .comparing(
      with: other, .`atMost.other`, negation: .`greaterThan.other`, explain: { .atMost($0) }
    ) { $0 <= $1 }
  }

  /// Accepts values less than or equal to the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atMost(\.limit)
  /// end.accepts(3, in: Account(limit: 3))  // true
  /// end.failure(of: 4, in: Account(limit: 3))  // Enter 3 or less
  /// ```
  public static func atMost(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .comparing(
      with: other, .`atMost.other`, negation: .`greaterThan.other`, explain: { .atMost($0) }
    ) { $0 <= $1 }
  }
}

extension ValidationRule {
  /// Creates a rule that compares a value with the one in another field.
  ///
  /// - Parameters:
  ///   - other: The key path of the other value.
  ///   - message: The message for a failing value, without the other value.
  ///   - negation: The message of the negated rule, without the other value.
  ///   - explain: Returns the message for a failing value, given the other value.
  ///   - accepts: Returns whether a value passes, given the other value.
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

  /// Creates a rule that compares a value with the one in another field, and accepts any value
  /// while that is `nil`.
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
