import CReference
import ValidationRules

/// A rule, the same rule in C, and texts for both.
struct Subject: Sendable {
  let name: String
  let rule: Rule<String>
  let c: @Sendable (UnsafePointer<CChar>, Int) -> Bool
  let texts: [String]

  /// The twelve rules that forms use most and that a C programmer would write by hand.
  static let all = [
    Subject(name: "isEmail", rule: .isEmail, c: c_is_email, texts: Inputs.emails),
    Subject(name: "isInteger", rule: .isInteger, c: c_is_integer, texts: Inputs.integers),
    Subject(name: "isE164", rule: .isE164, c: c_is_e164, texts: Inputs.phoneNumbers),
    Subject(name: "isUUID", rule: .isUUID, c: c_is_uuid, texts: Inputs.uuids),
    Subject(name: "isIPv4", rule: .isIPv4, c: c_is_ipv4, texts: Inputs.ipv4s),
    Subject(name: "isIPv6", rule: .isIPv6, c: c_is_ipv6, texts: Inputs.ipv6s),
    Subject(
      name: "isISO8601Date", rule: .isISO8601Date, c: c_is_iso8601_date, texts: Inputs.dates),
    Subject(name: "isLuhn", rule: .isLuhn, c: c_is_luhn, texts: Inputs.cardNumbers),
    Subject(name: "isIBAN", rule: .isIBAN, c: c_is_iban, texts: Inputs.ibans),
    Subject(name: "isHexColor", rule: .isHexColor, c: c_is_hex_color, texts: Inputs.colors),
    Subject(
      name: "isHexadecimal", rule: .isHexadecimal, c: c_is_hexadecimal,
      texts: Inputs.hexadecimals),
    Subject(name: "isASCII", rule: .isASCII, c: c_is_ascii, texts: Inputs.sentences),
  ]
}
