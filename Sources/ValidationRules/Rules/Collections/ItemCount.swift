extension ValidationRule where Value: Collection {
  /// Accepts a collection of at least one item.
  ///
  /// ```swift
  /// Rule<[Int]>.notEmpty.accepts([1])  // true
  /// Rule<[Int]>.notEmpty.failure(of: [])  // Choose at least 1 item
  /// ```
  public static var notEmpty: Self {
    Self(.items(atLeast: 1), negation: .rule(.`required.not`)) { items in !items.isEmpty }
  }

  /// Accepts a collection of at least `minimum` items.
  ///
  /// ```swift
  /// Rule<[Int]>.minCount(2).accepts([1, 2])  // true
  /// Rule<[Int]>.minCount(2).failure(of: [1])  // Choose at least 2 items
  /// ```
  public static func minCount(_ minimum: Int) -> Self {
    let minimum = minimum.asCount(of: "minCount")
    return Self(
      .items(atLeast: minimum),
      negation: minimum.greatestCountBelow.map(ValidationMessage.items(atMost:))
    ) { items in
      items.count >= minimum
    }
  }

  /// Accepts a collection of at most `maximum` items.
  ///
  /// ```swift
  /// Rule<[Bool]>.maxCount(1).accepts([true])  // true
  /// Rule<[Bool]>.maxCount(1).failure(of: [true, true])  // Choose at most 1 item
  /// Rule<[Int]>.maxCount(0).failure(of: [1])  // Leave this empty
  /// ```
  public static func maxCount(_ maximum: Int) -> Self {
    let maximum = maximum.asCount(of: "maxCount")
    return Self(
      .items(atMost: maximum),
      negation: maximum.leastCountAbove.map(ValidationMessage.items(atLeast:))
    ) { items in
      items.count <= maximum
    }
  }

  /// Accepts a collection of exactly `count` items.
  ///
  /// ```swift
  /// Rule<[Int]>.exactCount(2).accepts([1, 2])  // true
  /// Rule<[Int]>.exactCount(2).failure(of: [1])  // Choose exactly 2 items
  /// ```
  public static func exactCount(_ count: Int) -> Self {
    let count = count.asCount(of: "exactCount")
    return Self(.items(exactly: count), negation: .items(notExactly: count)) { items in
      items.count == count
    }
  }
}

extension ValidationMessage {
  fileprivate static func items(atLeast minimum: Int) -> Self {
    .rule(.minCount, ["minimum": .number(minimum)])
  }

  fileprivate static func items(atMost maximum: Int) -> Self {
    maximum == 0 ? .rule(.`required.not`) : .rule(.maxCount, ["maximum": .number(maximum)])
  }

  fileprivate static func items(exactly count: Int) -> Self {
    count == 0 ? .rule(.`required.not`) : .rule(.exactCount, ["count": .number(count)])
  }

  /// The message of a negated count; for 0, it asks for at least one item.
  fileprivate static func items(notExactly count: Int) -> Self {
    count == 0 ? .items(atLeast: 1) : .rule(.`exactCount.not`, ["count": .number(count)])
  }
}
