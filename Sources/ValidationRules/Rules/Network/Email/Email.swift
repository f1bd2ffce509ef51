extension ValidationRule where Value == String {
  /// Accepts an email address in HTML's syntax, with at least two labels in its domain.
  ///
  /// The syntax is a "valid email address" in WHATWG HTML, *Email state*:
  ///
  /// - before the only `@`: ASCII letters, digits, `.!#$%&'*+/=?^_{|}~-` and grave accents
  /// - after it: labels joined by dots, each of at most 63 letters, digits and inner hyphens
  ///
  /// The last label can't consist of digits only, because top-level domains aren't numeric (RFC 3696,
  /// section 2). An address with any text around it is refused. To ignore surrounding white space,
  /// trim the text first or use ``EmailSyntax/trimmed-type.property``.
  ///
  /// ```swift
  /// Rule.isEmail.accepts("mei@example.com")  // true
  /// Rule.isEmail.failure(of: "mei@example")  // Enter an email address, such as mei@example.com
  /// ```
  public static var isEmail: Self {
    Self(.rule(.email)) { text in isInternetEmail(text.utf8.span) }
  }

  /// Accepts an email address of the given syntax.
  ///
  /// ```swift
  /// Rule.isEmail(.html).accepts("mei@localhost")  // true
  /// Rule.isEmail(.html).failure(of: "mei@example..com")  // Enter an email address, such as mei@example.com
  /// ```
  ///
  /// - Parameter syntax: The addresses to accept. The message is the same for every syntax.
  public static func isEmail(_ syntax: EmailSyntax) -> Self {
    Self(.rule(.email)) { text in syntax.accepts(text) }
  }
}
