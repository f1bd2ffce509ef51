/// Results of other suites that contradict the standard they claim, each with the clause.
enum KnownDifference {
  private static let reasons: [Claim.Difference: String] = [
    .init("email", "rfc5321", "unbracketed-IP@127.0.0.1", false): domain,
    .init("email", "rfc5321", "another-invalid-ip@127.0.0.256", false): domain,
    .init(
      "email", "rfc5321", "first.last@[IPv6:1111:2222:3333::4444:5555:12.34.56.78]", true):
      shortened,
    .init("email", "rfc5321", "first.last@[IPv6:a1:a2:a3:a4:b1::11.22.33.44]", true): shortened,
    .init("email", "intl", "\"\u{80}\"@iana.org", false):
      "RFC 6531, section 3.3: quoted text takes any UTF8-non-ascii, which starts at U+0080",
    .init("hostname", "rfc1123", "localhost.", true):
      "RFC 952, assumption 1: no name ends in a period; example.com. is refused in other rows",
    .init("datetime", "rfc3339", "2016-01-31T02:31:17+0130", true): offset,
    .init("datetime", "rfc3339", "2016-01-31T02:31:17-01", true): offset,
  ]

  private static let domain =
    "RFC 5321, section 4.1.2: a sub-domain may be of digits alone, as test@255.255.255.255 is valid"
  private static let shortened =
    "RFC 5321, section 4.1.3, IPv6v4-comp: at most four groups beside :: and the IPv4 part"
  private static let offset =
    "RFC 3339, section 5.6: time-numoffset has hours, a colon and minutes, none of them optional"

  /// Returns why a result isn't followed, or `nil` if it must be.
  static func reason(for difference: Claim.Difference) -> String? {
    reasons[difference]
  }
}
