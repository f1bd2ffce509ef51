import GenericForm

/// What a person enters to sign up.
struct SignUp {
  var name = ""
  var username = ""
  var email = ""
  var mobile = ""
  var password = ""
  var passwordAgain = ""
  var acceptsTerms = false
}

extension SignUp {
  /// The validation of the form; `isUsernameFree` is called for a username that passes its rule.
  static func validation(
    isUsernameFree: @escaping @Sendable (String) async throws -> Bool
  ) throws(PatternSyntaxError) -> FormValidation<SignUp> {
    let usernameFormat = ValidationRule<String>
      .matches(try Pattern("[A-Za-z0-9_]{3,20}"))
      .message("Use 3–20 letters, digits or underscores")
    // A submit does not need the result: the store itself refuses a username that is taken.
    let isFree = AsyncValidationRule<String>(
      .usernameTaken, debounce: .milliseconds(400), allowsUnverified: true, check: isUsernameFree)
    return FormValidation {
      FieldValidation(\.name, .required, formatters: [.trimmed])
      FieldValidation(
        \.username, .required, formatters: [.trimmed], rules: [usernameFormat],
        checks: [isFree])
      FieldValidation(
        \.email, .required, formatters: [.trimmed], rules: [.isEmail])
      FieldValidation(\.mobile, .optional, formatters: [.trimmed], rules: [.isMobile])
      FieldValidation(\.password, .required, rules: ValidationRule.password)
      FieldValidation(
        \.passwordAgain, .required,
        rules: [.equals(\.password).message("Type the same password again")])
      FieldValidation(
        \.acceptsTerms, rules: [.isTrue.message("Please accept the terms to sign up")])
    }
  }
}

extension ValidationMessage {
  static let usernameTaken = Self("This username is taken")
}
