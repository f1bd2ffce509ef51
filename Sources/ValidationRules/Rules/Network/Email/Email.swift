extension ValidationRule where Value == String {
  /// Accepts an email address in the syntax of HTML, in a domain of two or more labels.
  ///
  /// The syntax is that of WHATWG HTML, *Email state*, "valid email address":
  ///
  /// - before the one `@`, ASCII letters, digits and `.!#$%&'*+/=?^_{|}~-` or a grave accent
  /// - after it, labels of at most 63 letters, digits and inner hyphens, joined by dots
  ///
  /// Top-level domains are not numeric (RFC 3696, section 2), so a last label of digits alone isn't a
  /// domain. The text is read as a whole and as it is, so an address with other text around it is
  /// refused; a field that ignores outer white space trims first, or uses
  /// ``EmailSyntax/trimmed-type.property``.
  ///
  /// ```swift
  /// Rule.isEmail.accepts("mei@example.com")  // true
  /// Rule.isEmail.accepts("mei@example")  // false
  /// ```
  public static var isEmail: Self {
    Self(.rule(.email)) { text in isInternetEmail(text.utf8.span) }
  }

  /// Accepts an email address of the given syntax.
  ///
  /// ```swift
  /// Rule.isEmail(.html).accepts("mei@localhost")  // true
  /// Rule.isEmail(.html).accepts("mei@example..com")  // false
  /// ```
  ///
  /// - Parameter syntax: Which addresses are accepted; all syntaxes have the same message.
  public static func isEmail(_ syntax: EmailSyntax) -> Self {
    Self(.rule(.email)) { text in syntax.accepts(text) }
  }
}
