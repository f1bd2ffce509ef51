package import GenericForm

/// A registration with combined rules, one of which reads another field.
package struct Register: Equatable, Sendable {
  package var username = ""
  package var email = ""
  package var website = ""
  package var password = ""
  package var passwordAgain = ""
  package var acceptsTerms = false

  package init() {}
}

extension Register {
  /// Changing the password validates its repetition again, without a declaration.
  package static let validation = FormValidation<Register> {
    FieldValidation(
      \.username, .required("Choose a username"), formatters: [.trimmed],
      rules: [.minLength(6), .contains("a") || .contains("b"), !.contains("p")])
    FieldValidation(
      \.email, .required("Enter your email address"), formatters: [.trimmed, .lowercased],
      rules: [.isEmail.message("Enter a complete email address, such as mei@example.com")])
    FieldValidation(\.website, .optional, formatters: [.trimmed], rules: [.isURL])
    FieldValidation(
      \.password, .required("Choose a password"),
      rules: [
        .minLength(8),
        .differs(from: \.username).message("Choose something other than your username"),
      ])
    FieldValidation(
      \.passwordAgain, .required("Type your password once more"),
      rules: [.equals(\.password).message("Type the same password again")])
    FieldValidation(\.acceptsTerms, rules: [.isTrue.message("Accept the terms to register")])
  }
}
