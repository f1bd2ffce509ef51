extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts only the given value.
  ///
  /// The message doesn't mention the value, which may be a secret. To compare two fields of a form,
  /// pass a key path: `.equals(\.password)`.
  ///
  /// Text is compared by canonical equivalence (UAX #15), so it doesn't matter how an accent is encoded.
  ///
  /// ```swift
  /// Rule.equals("test1").accepts("test1")  // true
  /// Rule.equals("test1").failure(of: "TEST1")  // Enter the matching value
  /// Rule.equals("\u{E9}").accepts("e\u{301}")  // true
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func equals(_ expected: Value) -> Self {
    Self(.rule(.equals), negation: .rule(.`equals.not`)) { value in areEqual(value, expected) }
  }
}

extension ValidationRule where Value: Equatable {
  /// Accepts a value that equals the one in another field, such as a password entered twice.
  ///
  /// The message doesn't mention the value, which may be a secret.
  ///
  /// ```swift
  /// let again = ValidationRule<Account, String>.equals(\.password)
  /// again.accepts("Wq7", in: Account(password: "Wq7"))  // true
  /// again.failure(of: "wq7", in: Account(password: "Wq7"))  // Enter the matching value
  /// ```
  public static func equals(_ other: any KeyPath<Root, Value> & Sendable) -> Self {
    .reading(.rule(.equals), negation: .rule(.`equals.not`)) { value, form in
      areEqual(value, form[other])
    }
  }

  /// Accepts a value that differs from the one in another field, such as a password from the name.
  ///
  /// ```swift
  /// let password = ValidationRule<Account, String>.differs(from: \.username)
  /// password.accepts("Wq7", in: Account(username: "mei"))  // true
  /// password.failure(of: "mei", in: Account(username: "mei"))  // Enter a different value
  /// ```
  public static func differs(from other: any KeyPath<Root, Value> & Sendable) -> Self {
    .reading(.rule(.`equals.not`), negation: .rule(.equals)) { value, form in
      !areEqual(value, form[other])
    }
  }
}

/// Returns whether two values are equal, in time proportional to their length if they are text.
///
/// Text is compared by ``CanonicalEquality``, because users can enter long runs of combining marks.
@inline(__always)
package func areEqual<Value: Equatable>(_ value: Value, _ expected: Value) -> Bool {
  guard Value.self == String.self, let text = value as? String, let other = expected as? String
  else { return value == expected }
  return CanonicalEquality.areEqual(text, other)
}
