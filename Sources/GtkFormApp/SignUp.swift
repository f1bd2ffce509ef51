import GenericForm

/// The answers of the sign-up form.
struct SignUp: Codable {
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
    let usernameFormat = ValidationRule<SignUp, String>
      .matches(try Pattern("[A-Za-z0-9_]{3,20}"))
      .message(.usernameInvalid)
    // A submit does not need the result: the store itself refuses a username that is taken.
    let isFree = ValidationCheck<String>(
      .usernameTaken, debounce: .milliseconds(400), allowsUnverified: true, check: isUsernameFree)
    return FormValidation {
      FieldValidation(\.name, .required(.nameMissing), formatters: [.trimmed])
      FieldValidation(
        \.username, .required(.usernameMissing), formatters: [.trimmed], rules: [usernameFormat],
        checks: [isFree])
      FieldValidation(
        \.email, .required(.emailMissing), formatters: [.trimmed],
        rules: [.isEmail.message(.emailInvalid)])
      FieldValidation(
        \.mobile, .optional, formatters: [.trimmed], rules: [.isMobile.message(.mobileInvalid)])
      FieldValidation(\.password, .required(.passwordMissing), rules: passwordRules)
      FieldValidation(
        \.passwordAgain, .required(.passwordAgainMissing),
        rules: [.equals(\.password).message(.passwordsDiffer)])
      FieldValidation(\.acceptsTerms, rules: [.isTrue.message(.termsNotAccepted)])
    }
  }

  /// The rules of a new password in the words of this form, in their order.
  static var passwordRules: [ValidationRule<SignUp, String>] {
    let messages: [String: ValidationMessage] = [
      "password.letterAndNumber": .passwordNeedsLetterAndNumber,
      "password.length": .passwordHasWrongLength,
      "password.special": .passwordNeedsSpecialCharacter,
    ]
    return ValidationRule<SignUp, String>.password.map { rule in
      messages[rule.message.key].map(rule.message) ?? rule
    }
  }
}
