/// A type of number that a ``FormNumberField`` edits: `Int`, `Double`, `Decimal`, or your own.
///
/// ```swift
/// Int(plainText: "12")  // 12
/// Int(plainText: "12.5")  // nil
/// ```
public nonisolated protocol FormNumber: Comparable, Sendable, SendableMetatype {
  /// Indicates whether the type has fractions; by default true.
  static var hasFractions: Bool { get }

  /// Creates a number from ASCII digits, with an optional `-` before them and one `.` among them.
  ///
  /// The result is `nil` if the type can't represent the number, such as 2.5 as an `Int`.
  init?(plainText: String)

  /// The text of the number, as ``init(plainText:)`` takes it.
  var plainText: String { get }

  /// Returns the sum, clamped to the largest representable number.
  func adding(_ other: Self) -> Self

  /// Returns the difference, clamped to the smallest representable number.
  func subtracting(_ other: Self) -> Self
}

nonisolated extension FormNumber {
  /// Indicates whether numbers have fractions; true by default.
  public static var hasFractions: Bool { true }
}

nonisolated extension FormNumber where Self: AdditiveArithmetic {
  /// Returns the sum.
  public func adding(_ other: Self) -> Self { self + other }

  /// Returns the difference.
  public func subtracting(_ other: Self) -> Self { self - other }
}

nonisolated extension Int: FormNumber {
  /// Indicates whether numbers have fractions; false for integers.
  public static var hasFractions: Bool { false }

  /// Creates a whole number from its digits.
  public init?(plainText: String) {
    self.init(plainText)
  }

  /// The digits, with a `-` before them if the number is negative.
  public var plainText: String { description }

  /// Returns the sum, clamped to the largest representable number.
  public func adding(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? other > 0 ? .max : .min : sum
  }

  /// Returns the difference, clamped to the smallest representable number.
  public func subtracting(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? other > 0 ? .min : .max : difference
  }
}

nonisolated extension Double: FormNumber {
  /// Creates a finite number from its digits.
  public init?(plainText: String) {
    self.init(plainText)
    guard isFinite else { return nil }
  }

  /// The digits, without a fraction of zero.
  public var plainText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the sum, rounded to the decimal places of its terms: 0.1 plus 0.2 is 0.3.
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
