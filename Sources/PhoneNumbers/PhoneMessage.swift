public import ValidationRules

/// The messages of the rules on phone numbers, which have the argument `region` too.
enum PhoneMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  case `mobile.example` = "Enter a mobile number, such as {example}"
  case `mobile.countryCode` = "Enter a mobile number with its country code"
  case `phoneNumber.example` = "Enter a phone number, such as {example}"
  case `phoneNumber.countryCode` = "Enter a phone number with its country code"
}

extension ValidationMessage {
  /// The message for a number as it is dialed in a region, with an example if there is one.
  static func phone(_ kind: PhoneNumberKind, in region: String) -> Self {
    let isMobile = kind == .mobile
    guard let example = PhoneLibrary.example(of: kind, region: region) else {
      return Self(
        isMobile ? PhoneMessage.`mobile.countryCode` : .`phoneNumber.countryCode`,
        ["region": .text(region)])
    }
    return Self(
      isMobile ? PhoneMessage.`mobile.example` : .`phoneNumber.example`,
      ["example": .text(example), "region": .text(region)])
  }
}

extension MessageCatalog {
  /// Every message of `PhoneNumbers`, to be translated.
  public static let phoneNumberKeys = PhoneMessage.allEntries
}
