import ValidationRules

// Every sentence of this module that a person can read, in English, under its key.

extension ValidationMessage {
  static func mobileNumberExpected(in region: String) -> Self {
    guard let example = PhoneLibrary.example(of: .mobile, region: region) else {
      return Self(
        key: "mobile_number_expected_anywhere", "Use a mobile number with its country code",
        arguments: ["region": .text(region)])
    }
    return Self(
      key: "mobile_number_expected", "Use a mobile number, such as {example}",
      arguments: ["example": .text(example), "region": .text(region)])
  }

  static func phoneNumberExpected(in region: String) -> Self {
    guard let example = PhoneLibrary.example(of: .fixedLine, region: region) else {
      return Self(
        key: "phone_number_expected_anywhere", "Use a phone number with its country code",
        arguments: ["region": .text(region)])
    }
    return Self(
      key: "phone_number_expected", "Use a phone number, such as {example}",
      arguments: ["example": .text(example), "region": .text(region)])
  }
}
