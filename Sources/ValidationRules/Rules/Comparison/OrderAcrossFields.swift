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
    .ordered(.greater, other)
  }

  /// Accepts values greater than the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.greaterThan(\.limit)
  /// end.accepts(4, in: Account(limit: 3))  // true
  /// end.failure(of: 3, in: Account(limit: 3))  // Enter a number greater than 3
  /// ```
  public static func greaterThan(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .ordered(.greater, other)
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
    .ordered(.atLeast, other)
  }

  /// Accepts values greater than or equal to the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atLeast(\.limit)
  /// end.accepts(3, in: Account(limit: 3))  // true
  /// end.failure(of: 2, in: Account(limit: 3))  // Enter 3 or more
  /// ```
  public static func atLeast(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .ordered(.atLeast, other)
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
    .ordered(.less, other)
  }

  /// Accepts values less than the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.lessThan(\.limit)
  /// end.accepts(2, in: Account(limit: 3))  // true
  /// end.failure(of: 3, in: Account(limit: 3))  // Enter a number less than 3
  /// ```
  public static func lessThan(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .ordered(.less, other)
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
    .ordered(.atMost, other)
  }

  /// Accepts values less than or equal to the one in another field, and any value while that field is `nil`.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atMost(\.limit)
  /// end.accepts(3, in: Account(limit: 3))  // true
  /// end.failure(of: 4, in: Account(limit: 3))  // Enter 3 or less
  /// ```
  public static func atMost(_ other: any KeyPath<Root, Value?> & Sendable) -> Self {
    .ordered(.atMost, other)
  }
}

extension ValidationRule where Value: Comparable & SendableMetatype {
  /// Creates a rule on the order of a value and the one in another field.
  private static func ordered(
    _ order: Order, _ other: any KeyPath<Root, Value> & Sendable
  ) -> Self {
    .reading(
      order.message(forUnknown: Value.self),
      negation: order.opposite.message(forUnknown: Value.self)
    ) { value, form in
      order.holds(value, form[other])
    }
    .message { _, form in order.message(for: form[other]) }
  }

  /// Creates a rule that accepts any value while the other one is `nil`.
  private static func ordered(
    _ order: Order, _ other: any KeyPath<Root, Value?> & Sendable
  ) -> Self {
    let unknown = order.message(forUnknown: Value.self)
    return .reading(unknown, negation: order.opposite.message(forUnknown: Value.self)) {
      value, form in
      form[other].map { order.holds(value, $0) } ?? true
    }
    .message { _, form in form[other].map { order.message(for: $0) } ?? unknown }
  }
}
