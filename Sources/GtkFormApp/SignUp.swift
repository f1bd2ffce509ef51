import GenericForm
import PasswordStrength
import PhoneNumbers

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
  /// Returns the validation of the form.
  ///
  /// - Parameters:
  ///   - region: The country whose mobile numbers need no calling code (ISO 3166-1), if there is
  ///     one.
  ///   - isUsernameFree: Returns whether a username is free; it's called for one that passes its
  ///     rule.
  static func validation(
    region: String? = nil,
    isUsernameFree: @escaping @Sendable (String) async throws -> Bool
  ) -> FormValidation<SignUp> {
    // A submit doesn't need the result, because the store itself refuses a username that is taken.
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
        \.mobile, .optional, formatters: [.trimmed], rules: [.isMobile(region: region ?? "")])
      FieldValidation(\.password, .required(.app(.`signUp.passwordRequired`)), rules: passwordRules)
      FieldValidation(
        \.passwordAgain, .required(.app(.`signUp.passwordAgainRequired`)),
        rules: [.equals(\.password).message(.app(.`signUp.passwordsDiffer`))])
      FieldValidation(\.acceptsTerms, rules: [.isTrue.message(.app(.`signUp.termsRequired`))])
    }
  }

  private static var usernameFormat: ValidationRule<SignUp, String> {
    do {
      return .matches(try Pattern("[A-Za-z0-9_]{3,20}")).message(.app(.`signUp.usernameFormat`))
    } catch {
      fatalError("The pattern of usernames is wrong: \(error)")
    }
  }

  /// The rules for a new password: its length, and how hard it is to guess.
  ///
  /// No kind of character is required (NIST SP 800-63B, section 5.1.1.2).
  static var passwordRules: [ValidationRule<SignUp, String>] {
    let isHard = Rule<String>.isPasswordStrong(atLeast: 3)
    return [
      .minLength(8), .maxLength(128),
      .reading(isHard.message) { password, answers in
        let known = [answers.name, answers.username, answers.email]
        return PasswordStrength(of: password, userWords: known).score >= 3
      },
    ]
  }
}
