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
      .message(.app(.`signUp.usernameFormat`))
    // A submit does not need the result: the store itself refuses a username that is taken.
    let isFree = ValidationCheck<SignUp, String>(
      .app(.`signUp.usernameTaken`), debounce: .milliseconds(400), allowsUnverified: true,
      check: isUsernameFree)
    return FormValidation {
      FieldValidation(\.name, .required(.app(.`signUp.nameRequired`)), formatters: [.trimmed])
      FieldValidation(
        \.username, .required(.app(.`signUp.usernameRequired`)), formatters: [.trimmed],
        rules: [usernameFormat], checks: [isFree])
      FieldValidation(
        \.email, .required(.app(.`signUp.emailRequired`)), formatters: [.trimmed],
        rules: [.isEmail.message(.app(.`signUp.emailFormat`))])
      FieldValidation(
        \.mobile, .optional, formatters: [.trimmed],
        rules: [.isMobile.message(.app(.`signUp.mobileFormat`))])
      FieldValidation(\.password, .required(.app(.`signUp.passwordRequired`)), rules: passwordRules)
      FieldValidation(
        \.passwordAgain, .required(.app(.`signUp.passwordAgainRequired`)),
        rules: [.equals(\.password).message(.app(.`signUp.passwordsDiffer`))])
      FieldValidation(\.acceptsTerms, rules: [.isTrue.message(.app(.`signUp.termsRequired`))])
    }
  }

  /// The rules of a new password in the words of this form, in their order.
  static var passwordRules: [ValidationRule<SignUp, String>] {
    let messages: [String: ValidationMessage] = [
      "password.letterAndNumber": .app(.`signUp.passwordLetterAndNumber`),
      "password.length": .app(.`signUp.passwordLength`),
      "password.special": .app(.`signUp.passwordSpecialCharacter`),
    ]
    return ValidationRule<SignUp, String>.password.map { rule in
      messages[rule.message.key].map(rule.message) ?? rule
    }
  }
}
