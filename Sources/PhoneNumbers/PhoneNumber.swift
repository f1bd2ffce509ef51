/// A valid phone number of any country.
///
/// libphonenumber's metadata, taken from each country's numbering plan, decides which numbers are
/// valid.
///
/// ```swift
/// PhoneNumber("06 12 34 56 78", region: "FR")?.e164  // "+33612345678"
/// PhoneNumber("06 12 34 56 7", region: "FR")  // nil
/// ```
public struct PhoneNumber: Hashable, Sendable {
  /// The number for machines: `+`, country code and digits, without an extension (ITU-T E.164).
  public let e164: String

  /// The number as written abroad, such as `+33 6 12 34 56 78` (ITU-T E.123).
  public let international: String

  /// The number as written in its own country, such as `06 12 34 56 78`.
  public let national: String

  /// The purpose of the number.
  public let kind: PhoneNumberKind

  /// The number's region (ISO 3166-1, two capital letters), or `nil` if it belongs to no country.
  public let region: String?

  /// Creates a number from text written for people or for machines.
  ///
  /// - Parameters:
  ///   - text: A number as dialed in the region, or with `+` and any country code.
  ///   - region: A two-letter code (ISO 3166-1). If it's unknown or `nil`, the number must start
  ///     with `+` and its country code.
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
  /// Returns the number in a format.
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

  /// Returns the main region whose calling code an international number starts with, even if it
  /// isn't valid.
  ///
  /// ```swift
  /// PhoneNumber.region(ofInternational: "+1 201")  // "US"
  /// PhoneNumber.region(ofInternational: "201")  // nil
  /// ```
  public static func region(ofInternational text: String) -> String? {
    PhoneLibrary.mainRegion(ofInternational: text)
  }
}
