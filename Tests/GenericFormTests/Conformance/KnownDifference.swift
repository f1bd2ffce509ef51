/// The verdicts of other suites that contradict the standard they claim, each with the clause.
enum KnownDifference {
  private static let reasons: [Claim.Difference: String] = [
    .init("email", "rfc5321", "unbracketed-IP@127.0.0.1", false): domain,
    .init("email", "rfc5321", "another-invalid-ip@127.0.0.256", false): domain,
    .init(
      "email", "rfc5321", "first.last@[IPv6:1111:2222:3333::4444:5555:12.34.56.78]", true):
      shortened,
    .init("email", "rfc5321", "first.last@[IPv6:a1:a2:a3:a4:b1::11.22.33.44]", true): shortened,
    .init("email", "intl", "\"\u{80}\"@iana.org", false):
      "RFC 6531, section 3.3, with RFC 6532, section 3.1: U+0080 is UTF8-non-ascii",
    .init("hostname", "rfc1123", "localhost.", true):
      "RFC 952, assumption 1: the last character is not a period, as other rows have it",
    .init("datetime", "rfc3339", "2016-01-31T02:31:17+0130", true): offset,
    .init("datetime", "rfc3339", "2016-01-31T02:31:17-01", true): offset,
  ]

  private static let domain =
    "RFC 5321, section 4.1.2: labels of digits are a Domain, as in test@255.255.255.255"
  private static let shortened =
    "RFC 5321, section 4.1.3: with an IPv4 part, at most four groups stand beside the colons"
  private static let offset = "RFC 3339, section 5.6: time-numoffset has hours and minutes"

  /// Why a verdict is not followed; nil when it has to be.
  static func reason(for difference: Claim.Difference) -> String? {
    reasons[difference]
  }
}
