package import GenericForm

/// A login with few rules, because only the server can verify it.
package struct Login: Equatable, Sendable {
  package var email = ""
  package var password = ""

  package init() {}
}

extension Login {
  /// The password has no rules and no formatter: those are for new passwords.
  package static let validation = FormValidation<Login> {
    FieldValidation(
      \.email, .required("Enter your email address"), formatters: [.trimmed, .lowercased],
      rules: [.isEmail.message("Enter a complete email address, such as mei@example.com")])
    FieldValidation(\.password, .required("Enter your password"))
  }
}
