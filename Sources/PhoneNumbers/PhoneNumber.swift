/// A valid telephone number, of any country.
///
/// libphonenumber's metadata, from each country's numbering plan, decide which numbers are valid.
///
/// ```swift
/// PhoneNumber("06 12 34 56 78", region: "FR")?.e164  // "+33612345678"
/// PhoneNumber("06 12 34 56 7", region: "FR")  // nil
/// ```
public struct PhoneNumber: Hashable, Sendable {
  /// The number for machines: `+`, country code and digits, without an extension (ITU-T E.164).
  public let e164: String

  /// The number as it is written abroad, such as `+33 6 12 34 56 78` (ITU-T E.123).
  public let international: String

  /// The number as it is written in its own country, such as `06 12 34 56 78`.
  public let national: String

  /// The purpose of the number.
  public let kind: PhoneNumberKind

  /// The region that the number belongs to (ISO 3166-1, two capitals), or `nil` for one of no
  /// country.
  public let region: String?

  /// Reads a number, written for people or for machines.
  ///
  /// - Parameters:
  ///   - text: A number as it is dialed in the region, or one of any country after `+`.
  ///   - region: A code of two letters (ISO 3166-1); without it, and for an unknown one, only a
  ///     number after `+` is read.
  /// - Returns: nil when the text is no valid number.
  public init?(_ text: String, region: String? = nil) {
    let region = PhoneRegion(region).code
    guard let facts = PhoneLibrary.facts(of: text, region: region),
      let e164 = PhoneLibrary.format(text, region: region, as: .e164),
      let international = PhoneLibrary.format(text, region: region, as: .international),
      let national = PhoneLibrary.format(text, region: region, as: .national)
    else { return nil }
    self.e164 = e164
    self.international = international
    self.national = national
    self.kind = facts.kind
    self.region = facts.region
  }
}

extension PhoneNumber {
  /// The number in one of its spellings.
  public func formatted(_ format: PhoneNumberFormat) -> String {
    switch format {
    case .e164: e164
    case .international: international
    case .national: national
    }
  }
}
