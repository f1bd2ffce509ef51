/// The syntax of the email addresses that a rule accepts.
///
/// ```swift
/// Rule.isEmail(.internationalized).accepts("用户@例子.广告")  // true
/// Rule.isEmail(.internationalized.onInternet).accepts("用户@例子")  // false
/// ```
public struct EmailSyntax: Hashable, Sendable {
  private enum Grammar {
    case html
    case rfc5321
    case internationalized
  }

  private let grammar: Grammar
  private var isOnInternet = false
  private var isTrimmed = false

  private init(_ grammar: Grammar) {
    self.grammar = grammar
  }
}

extension EmailSyntax {
  /// The "valid email address" of WHATWG HTML, *Email state*, which browsers use.
  ///
  /// ```swift
  /// Rule.isEmail(.html).accepts("mei@localhost")  // true
  /// Rule.isEmail(.html).accepts("\"mei lin\"@example.com")  // false
  /// ```
  public static let html = Self(.html)

  /// The `Mailbox` of RFC 5321, section 4.1.2, within the limits of section 4.5.3.1.
  ///
  /// Besides common addresses, this accepts quoted local parts and address literals. A local part
  /// has at most 64 octets, a label 63, and the whole address 254. Address literals are limited to
  /// IPv4 and IPv6, the only registered kinds.
  ///
  /// ```swift
  /// Rule.isEmail(.rfc5321).accepts("\"mei lin\"@example.com")  // true
  /// Rule.isEmail(.rfc5321).accepts("mei..lin@example.com")  // false
  /// ```
  public static let rfc5321 = Self(.rfc5321)

  /// The `Mailbox` of RFC 6531, section 3.3, which extends RFC 5321 with UTF-8.
  ///
  /// Lengths are counted in UTF-8 octets, except that a label counts as the octets of its A-label
  /// (RFC 5890, section 2.3.2.1). IDNA 2008 isn't checked in full, only the general categories of
  /// characters.
  ///
  /// ```swift
  /// Rule.isEmail(.internationalized).accepts("用户@例子.广告")  // true
  /// Rule.isEmail(.internationalized).accepts("用户@-例子.广告")  // false
  /// ```
  public static let internationalized = Self(.internationalized)

  /// HTML's syntax with a domain of at least two labels, ignoring white space around the address.
  ///
  /// ```swift
  /// Rule.isEmail(.trimmed).accepts(" mei@example.com ")  // true
  /// Rule.isEmail(.trimmed).accepts("mei @example.com")  // false
  /// ```
  public static var trimmed: Self { html.onInternet.trimmed }

  /// This syntax, limited to domains of at least two labels of which the last isn't a number.
  ///
  /// Address literals are refused.
  ///
  /// ```swift
  /// Rule.isEmail(.rfc5321.onInternet).accepts("mei@example.com")  // true
  /// Rule.isEmail(.rfc5321.onInternet).accepts("mei@[192.0.2.1]")  // false
  /// ```
  public var onInternet: Self {
    var copy = self
    copy.isOnInternet = true
    return copy
  }

  /// This syntax, ignoring white space (Unicode `White_Space`) around the address.
  public var trimmed: Self {
    var copy = self
    copy.isTrimmed = true
    return copy
  }
}

extension EmailSyntax {
  /// Returns whether the text is an address in this syntax.
  func accepts(_ text: String) -> Bool {
    guard isTrimmed, hasOuterWhitespace(text.utf8.span) else { return accepts(text.utf8.span) }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return false }
    return accepts(text[first..<scalars.index(after: last)].utf8.span)
  }

  private func accepts(_ text: Span<UInt8>) -> Bool {
    switch grammar {
    case .html: isOnInternet ? isInternetEmail(text) : isHTMLEmail(text)
    case .rfc5321: isMailbox(text, allowingUTF8: false) && hasDomain(text)
    case .internationalized: isMailbox(text, allowingUTF8: true) && hasDomain(text)
    }
  }

  /// Returns whether the text may start or end with white space.
  ///
  /// White space never starts or ends with a printable ASCII byte other than a space, so no scalar
  /// needs decoding.
  private func hasOuterWhitespace(_ text: Span<UInt8>) -> Bool {
    let printable: ClosedRange<UInt8> = 0x21...0x7E
    guard !text.isEmpty else { return false }
    return !printable.contains(text[0]) || !printable.contains(text[text.count - 1])
  }

  /// Returns whether a mailbox has the kind of domain that this syntax requires.
  ///
  /// - Precondition: The bytes are a mailbox, so an `@` precedes the domain.
  private func hasDomain(_ address: Span<UInt8>) -> Bool {
    guard isOnInternet else { return true }
    guard address[address.count - 1] != UInt8(ascii: "]") else { return false }
    var index = address.count - 1
    while address[index] != UInt8(ascii: "@") {
      if address[index] == UInt8(ascii: ".") {
        return !address.consists(of: .digit, from: index + 1)
      }
      index -= 1
    }
    return false
  }
}
