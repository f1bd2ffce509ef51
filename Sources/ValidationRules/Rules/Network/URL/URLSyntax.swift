/// The validation of a URL's domain that isn't plain ASCII.
///
/// A module with the tables of UTS #46 adds its own syntax:
///
/// ```swift
/// extension URLSyntax {
///   static let mapped = Self(domainToASCII: { domain in toASCII(domain) })
/// }
/// ```
public struct URLSyntax: Sendable {
  /// Returns a domain in ASCII, or nil for failure; nil itself in ``standard``.
  let domainToASCII: (@Sendable (String) -> String?)?

  /// A syntax that runs *domain to ASCII* (URL Standard, section 3.3) by the given function.
  ///
  /// The function gets a domain, percent-decoded, that has labels beyond ASCII or labels that
  /// start with `xn--`, and returns its ASCII form, or nil for failure. The forbidden code points
  /// and IPv4 addresses of that form are validated here afterwards.
  public init(domainToASCII: @escaping @Sendable (String) -> String?) {
    self.domainToASCII = domainToASCII
  }

  private init() {
    domainToASCII = nil
  }

  /// Labels beyond ASCII are tested for what certainly fails, and A-labels not at all.
  ///
  /// ```swift
  /// Rule.isURL(.standard).accepts("https://例え.jp")  // true
  /// Rule.isURL(.standard).accepts("https://例 え.jp")  // false
  /// ```
  public static let standard = Self()
}
