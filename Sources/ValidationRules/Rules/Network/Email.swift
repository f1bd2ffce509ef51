extension ValidationRule where Value == String {
  /// Accepts an email address as HTML defines it (WHATWG HTML, *Email state*, "valid email
  /// address").
  ///
  /// One `@`; before it ASCII letters, digits and `.!#$%&'*+/=?^_{|}~-` or a grave accent; after it
  /// labels of at most 63 letters, digits and inner hyphens, joined by dots. The text is read as
  /// a whole and as it is, so an address with other text around it is refused; a field that
  /// forgives outer white space trims first, or uses ``EmailSyntax/trimmed``.
  ///
  /// ```swift
  /// ValidationRule.isEmail.accepts("mei@example.com")  // true
  /// ValidationRule.isEmail.accepts("mei@example..com")  // false
  /// ```
  public static var isEmail: Self {
    Self(.emailInvalid) { text in isHTMLEmail(text.utf8.span) }
  }

  /// Accepts an email address of the given syntax.
  ///
  /// ```swift
  /// ValidationRule.isEmail(.rfc5321).accepts("\"Mei Lin\"@example.com")  // true
  /// ValidationRule.isEmail(.requiringDot).accepts("mei@localhost")  // false
  /// ```
  public static func isEmail(_ syntax: EmailSyntax) -> Self {
    Self(.emailInvalid) { text in syntax.accepts(text) }
  }
}
