extension ValidationRule where Value: Comparable & Sendable {
  /// Accepts values greater than a limit.
  ///
  /// A floating-point NaN fails this rule and all other comparisons, and passes their negations.
  ///
  /// ```swift
  /// Rule.greaterThan(18).accepts(19)  // true
  /// Rule.greaterThan(18).failure(of: 18)  // Enter a number greater than 18
  /// Rule<Double>.greaterThan(18).accepts(.nan)  // false
  /// ```
  public static func greaterThan(_ limit: Value) -> Self {
    .ordered(.greater, limit)
  }

  /// Accepts values greater than or equal to a limit.
  ///
  /// ```swift
  /// Rule.atLeast(18).accepts(18)  // true
  /// Rule.atLeast(18).failure(of: 17)  // Enter 18 or more
  /// ```
  public static func atLeast(_ limit: Value) -> Self {
    .ordered(.atLeast, limit)
  }

  /// Accepts values less than a limit.
  ///
  /// ```swift
  /// Rule.lessThan(0.5).accepts(-3)  // true
  /// Rule.lessThan(0.5).failure(of: 0.5)  // Enter a number less than 0.5
  /// ```
  public static func lessThan(_ limit: Value) -> Self {
    .ordered(.less, limit)
  }

  /// Accepts values less than or equal to a limit.
  ///
  /// ```swift
  /// Rule.atMost(0.5).accepts(0.5)  // true
  /// Rule.atMost(0.5).failure(of: 0.6)  // Enter 0.5 or less
  /// ```
  public static func atMost(_ limit: Value) -> Self {
    .ordered(.atMost, limit)
  }

  /// Accepts values from the lower bound of a range to its upper bound, both included.
  ///
  /// You can use a range of any `Comparable` type, such as days or text. Text is ordered by `<`,
  /// not by the rules of a language.
  ///
  /// ```swift
  /// Rule.inRange(1...5).accepts(5)  // true
  /// Rule.inRange(1...5).failure(of: 6)  // Enter a number from 1 to 5
  /// ```
  public static func inRange(_ range: ClosedRange<Value>) -> Self {
    let message: RuleMessage =
      switch range.lowerBound {
      case is any Numeric: .`inRange.number`
      case is Money: .`money.range`
      case is CalendarDate: .`date.range`
      case is TimeOfDay, is CalendarDateTime: .`clock.range`
      default: .inRange
      }
    return Self(
      .rule(message, .bounds(of: range)), negation: .rule(.`inRange.not`, .bounds(of: range))
    ) { value in
      range.contains(value)
    }
  }

  private static func ordered(_ order: Order, _ limit: Value) -> Self {
    Self(order.message(for: limit), negation: order.opposite.message(for: limit)) { value in
      order.holds(value, limit)
    }
  }
}

/// The order of a value and its limit that a rule demands.
enum Order {
  case greater, atLeast, less, atMost

  /// The order of all values that aren't in this one, except for NaN.
  var opposite: Self { pick(.atMost, .less, .atLeast, .greater) }

  func holds<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool {
    switch self {
    case .greater: value > limit
    case .atLeast: value >= limit
    case .less: value < limit
    case .atMost: value <= limit
    }
  }

  /// Returns the message for a value that isn't in this order, in the words for its type.
  func message(for limit: some Any) -> ValidationMessage {
    let message: RuleMessage =
      switch limit {
      case is any Numeric, is Money:
        pick(.`greaterThan.number`, .`atLeast.number`, .`lessThan.number`, .`atMost.number`)
      case is CalendarDate: pick(.after, .onOrAfter, .before, .onOrBefore)
      case is TimeOfDay, is CalendarDateTime:
        pick(.greaterThan, .`clock.from`, .lessThan, .`clock.upTo`)
      default: pick(.greaterThan, .atLeast, .lessThan, .atMost)
      }
    return .rule(message, ["limit": MessageArgument(value: limit)])
  }

  /// Returns the message while the limit, which is in another field, isn't known.
  func message<Limit>(forUnknown _: Limit.Type) -> ValidationMessage {
    .rule(
      Limit.self == CalendarDate.self
        ? pick(.`after.other`, .`onOrAfter.other`, .`before.other`, .`onOrBefore.other`)
        : pick(.`greaterThan.other`, .`atLeast.other`, .`lessThan.other`, .`atMost.other`))
  }

  /// Returns the one of four that belongs to this order.
  private func pick<Choice>(
    _ greater: Choice, _ atLeast: Choice, _ less: Choice, _ atMost: Choice
  ) -> Choice {
    switch self {
    case .greater: greater
    case .atLeast: atLeast
    case .less: less
    case .atMost: atMost
    }
  }
}
