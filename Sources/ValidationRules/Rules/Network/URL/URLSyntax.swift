/// The validation of domains that aren't plain ASCII, in a URL.
///
/// To validate such domains in full, add a syntax that uses the tables of UTS #46:
///
/// ```swift
/// extension URLSyntax {
///   static let mapped = Self(domainToASCII: { domain in toASCII(domain) })
/// }
/// ```
public struct URLSyntax: Sendable {
  /// Returns a domain in ASCII, or `nil` on failure; the standard syntax has no such function.
  let domainToASCII: (@Sendable (String) -> String?)?

  /// Creates a syntax that uses a function as *domain to ASCII* (URL Standard, section 3.3).
  ///
  /// The function gets a percent-decoded domain in which at least one label has characters beyond
  /// ASCII or starts with `xn--`. It returns the domain in ASCII, or `nil` on failure. Forbidden
  /// code points and IPv4 addresses in the result are checked afterward.
  public init(domainToASCII: @escaping @Sendable (String) -> String?) {
    self.domainToASCII = domainToASCII
  }

  private init() {
    domainToASCII = nil
  }

  /// Refuses only labels that are certainly invalid, and doesn't check A-labels.
  ///
  /// ```swift
  /// Rule.isURL(.standard).accepts("https://例え.jp")  // true
  /// Rule.isURL(.standard).accepts("https://例 え.jp")  // false
  /// ```
  public static let standard = Self()
}
