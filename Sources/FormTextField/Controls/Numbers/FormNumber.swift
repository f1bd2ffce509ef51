/// A type of number that a ``FormNumberField`` edits, such as `Int` and `Double`.
///
/// A program adds a type of its own with two members. Those of Foundation's `Decimal` are
/// `init?(plainText: String) { self.init(string: plainText) }` and
/// `var plainText: String { description }`.
///
/// ```swift
/// Int(plainText: "12")  // 12
/// Int(plainText: "12.5")  // nil
/// ```
public nonisolated protocol FormNumber: Comparable, Sendable, SendableMetatype {
  /// Whether the type has other numbers than whole ones; by default true.
  static var hasFractions: Bool { get }

  /// The number that a text stands for: ASCII digits, with a `-` before and a `.` between them.
  ///
  /// It is nil where the type has no such number, as 2.5 for a whole number.
  init?(plainText: String)

  /// The text of the number, as ``init(plainText:)`` takes it.
  var plainText: String { get }

  /// Returns the sum; the greatest number there is where it would be greater.
  func adding(_ other: Self) -> Self

  /// Returns the difference; the least number there is where it would be less.
  func subtracting(_ other: Self) -> Self
}

nonisolated extension FormNumber {
  /// True.
  public static var hasFractions: Bool { true }
}

nonisolated extension FormNumber where Self: AdditiveArithmetic {
  /// Returns the sum.
  public func adding(_ other: Self) -> Self { self + other }

  /// Returns the difference.
  public func subtracting(_ other: Self) -> Self { self - other }
}

nonisolated extension Int: FormNumber {
  /// False.
  public static var hasFractions: Bool { false }

  /// The whole number that a text stands for.
  public init?(plainText: String) {
    self.init(plainText)
  }

  /// The digits, after a `-` where it is negative.
  public var plainText: String { description }

  /// Returns the sum, at most the greatest number there is.
  public func adding(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? other > 0 ? .max : .min : sum
  }

  /// Returns the difference, at least the least number there is.
  public func subtracting(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? other > 0 ? .min : .max : difference
  }
}

nonisolated extension Double: FormNumber {
  /// The finite number that a text stands for.
  public init?(plainText: String) {
    self.init(plainText)
    guard isFinite else { return nil }
  }

  /// The digits, without a fraction of zero.
  public var plainText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the sum, rounded to the decimal places of the two, so that 0.1 and 0.2 make 0.3.
  public func adding(_ other: Double) -> Double {
    rounded(self + other, likeSumOf: other)
  }

  /// Returns the difference, rounded to the decimal places of the two.
  public func subtracting(_ other: Double) -> Double {
    rounded(self - other, likeSumOf: other)
  }

  private func rounded(_ result: Double, likeSumOf other: Double) -> Double {
    let places = max(decimalPlaces, other.decimalPlaces)
    guard places > 0, places < 15 else { return result }
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (result * scale).rounded() / scale
    return scaled.isFinite ? scaled : result
  }

  private var decimalPlaces: Int {
    let digits = plainText.split(separator: ".", omittingEmptySubsequences: false)
    return digits.count == 2 && !digits[1].contains("e") ? digits[1].count : 0
  }
}
