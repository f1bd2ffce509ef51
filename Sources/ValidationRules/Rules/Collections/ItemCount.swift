extension ValidationRule where Value: Collection {
  /// Refuses a collection with nothing in it.
  ///
  /// ```swift
  /// Rule<[Int]>.notEmpty.accepts([1])  // true
  /// Rule<[Int]>.notEmpty.accepts([])  // false
  /// ```
  public static var notEmpty: Self {
    Self(.toHaveItems(atLeast: 1), negation: .notToBeFilled) { items in !items.isEmpty }
  }

  /// Accepts a collection of at least `minimum` items.
  ///
  /// ```swift
  /// Rule<[Int]>.minCount(2).accepts([1, 2])  // true
  /// Rule<[Int]>.minCount(2).accepts([1])  // false
  /// ```
  public static func minCount(_ minimum: Int) -> Self {
    let minimum = minimum.asCount(of: "minCount")
    return Self(
      .toHaveItems(atLeast: minimum),
      negation: minimum.greatestCountBelow.map(ValidationMessage.toHaveItems(atMost:))
    ) { items in
      items.count >= minimum
    }
  }

  /// Accepts a collection of at most `maximum` items.
  ///
  /// ```swift
  /// Rule<[Bool]>.maxCount(1).accepts([true])  // true
  /// Rule<[Bool]>.maxCount(1).accepts([true, true])  // false
  /// Rule<[Int]>.maxCount(0).failure(of: [1])  // Leave this empty
  /// ```
  public static func maxCount(_ maximum: Int) -> Self {
    let maximum = maximum.asCount(of: "maxCount")
    return Self(
      .toHaveItems(atMost: maximum),
      negation: maximum.leastCountAbove.map(ValidationMessage.toHaveItems(atLeast:))
    ) { items in
      items.count <= maximum
    }
  }

  /// Accepts a collection of exactly `count` items.
  ///
  /// ```swift
  /// Rule<[Int]>.exactCount(2).accepts([1, 2])  // true
  /// Rule<[Int]>.exactCount(2).accepts([1])  // false
  /// ```
  public static func exactCount(_ count: Int) -> Self {
    let count = count.asCount(of: "exactCount")
    return Self(.toHaveItems(exactly: count), negation: .toHaveItems(notExactly: count)) { items in
      items.count == count
    }
  }
}
