#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

nonisolated extension Decimal: FormNumber {
  /// Creates a number from its digits, or returns `nil` if it has more than 38 of them.
  public init?(plainText: String) {
    guard let number = Decimal(string: plainText), number.isFinite else { return nil }
    // Foundation rounds numbers that don't fit, and ignores text after the number.
    let digits = plainText.filter(\.isNumber).drop { $0 == "0" }
    guard digits.count <= 38, plainText.allSatisfy({ $0.isNumber || "-.e".contains($0) })
    else { return nil }
    self = number
  }

  /// The digits, with a `-` before them if the number is negative.
  public var plainText: String { description }
}
