public import ValidationRules

// Phone numbers.

extension MessageCatalog {
  /// Every message of `PhoneNumbers`, with sample arguments: what there is to translate.
  public static let phoneNumberKeys: [ValidationMessage] = [
    .mobileNumberExpected(in: "FR", example: "06 12 34 56 78"),
    .mobileNumberExpected(in: "FR", example: nil),
    .phoneNumberExpected(in: "FR", example: "01 23 45 67 89"),
    .phoneNumberExpected(in: "FR", example: nil),
  ]
}

extension ValidationMessage {
  static func mobileNumberExpected(in region: String) -> Self {
    mobileNumberExpected(
      in: region, example: PhoneLibrary.example(of: .mobile, region: region))
  }

  fileprivate static func mobileNumberExpected(in region: String, example: String?) -> Self {
    guard let example else {
      return Self(
        key: "mobile.countryCode", "Enter a mobile number with its country code",
        arguments: ["region": .text(region)])
    }
    return Self(
      key: "mobile.example", "Enter a mobile number, such as {example}",
      arguments: ["example": .text(example), "region": .text(region)])
  }

  static func phoneNumberExpected(in region: String) -> Self {
    phoneNumberExpected(
      in: region, example: PhoneLibrary.example(of: .fixedLine, region: region))
  }

  fileprivate static func phoneNumberExpected(in region: String, example: String?) -> Self {
    guard let example else {
      return Self(
        key: "phoneNumber.countryCode", "Enter a phone number with its country code",
        arguments: ["region": .text(region)])
    }
    return Self(
      key: "phoneNumber.example", "Enter a phone number, such as {example}",
      arguments: ["example": .text(example), "region": .text(region)])
  }
}
