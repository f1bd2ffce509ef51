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
  /// - Returns: `nil` if the text isn't a valid number.
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

extension PhoneNumber {
  /// The regions with a numbering plan (ISO 3166-1), in alphabetical order.
  public static var regions: [String] { PhoneLibrary.regions }

  /// Returns the calling code of a region, or `nil` for an unknown one.
  ///
  /// ```swift
  /// PhoneNumber.callingCode(of: "FR")  // 33
  /// PhoneNumber.callingCode(of: "XX")  // nil
  /// ```
  public static func callingCode(of region: String) -> Int? {
    let code = PhoneRegion(region).callingCode
    return code == 0 ? nil : code
  }

  /// The main region whose calling code an international number starts with, valid or not.
  ///
  /// ```swift
  /// PhoneNumber.region(ofInternational: "+1 201")  // "US"
  /// PhoneNumber.region(ofInternational: "201")  // nil
  /// ```
  public static func region(ofInternational text: String) -> String? {
    PhoneLibrary.mainRegion(ofInternational: text)
  }
}
