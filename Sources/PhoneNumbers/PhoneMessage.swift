public import ValidationRules

/// The messages of the rules for phone numbers, which also have the argument `region`.
enum PhoneMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  case `mobile.example` = "Enter a mobile number, such as {example}"
  case `mobile.countryCode` = "Enter a mobile number with its country code"
  case `phoneNumber.example` = "Enter a phone number, such as {example}"
  case `phoneNumber.countryCode` = "Enter a phone number with its country code"
}

extension ValidationMessage {
  /// Returns the message for a number as dialed in a region, with an example if there is one.
  static func phone(
    _ kind: PhoneNumberKind, in region: String, as format: PhoneNumberFormat = .national
  ) -> Self {
    let isMobile = kind == .mobile
    guard let example = PhoneLibrary.example(of: kind, region: region, as: format) else {
      return Self(
        isMobile ? PhoneMessage.`mobile.countryCode` : .`phoneNumber.countryCode`,
        ["region": .text(region)])
    }
    return Self(
      isMobile ? PhoneMessage.`mobile.example` : .`phoneNumber.example`,
      ["example": .text(example), "region": .text(region)])
  }

  /// Returns the message for text that isn't such a number, with an example from the country whose
  /// code it starts with.
  static func phone(_ kind: PhoneNumberKind, typed text: String, in region: String) -> Self {
    if let typed = PhoneLibrary.mainRegion(ofInternational: text), typed != region {
      return phone(kind, in: typed, as: .international)
    }
    return phone(kind, in: region)
  }
}

extension MessageCatalog {
  /// Every message of `PhoneNumbers`, for translation.
  public static let phoneNumberKeys = PhoneMessage.allEntries
}
