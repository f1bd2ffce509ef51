package import GenericForm

/// A user profile: text, a number and a box, each with its own rules and its own words.
package struct Profile: Equatable, Sendable {
  package var name = ""
  package var age = ""
  package var acceptsAgreement = false
  package var about = ""

  package init() {}
}

extension Profile {
  /// Anything may be said in `about`, and nothing need be.
  package static let validation = FormValidation<Profile> {
    FieldValidation(\.name, .required, formatters: [.trimmed], rules: [.minLength(5)])
    FieldValidation(
      \.age, .required, formatters: [.trimmed],
      rules: [.isInteger, .number(.greaterOrEqual(to: 18).message("You must be 18 or older"))])
    FieldValidation(
      \.acceptsAgreement, rules: [.isTrue.message("Accept the agreement to save your profile")])
    FieldValidation(\.about, .optional, formatters: [.trimmed])
  }
}

extension ValidationRule where Value == String {
  /// Asks a rule about the number in a text; what is no number is left to `isInteger`.
  package static func number(_ rule: ValidationRule<Int>) -> Self {
    Self(rule.message) { text in Int(text).map(rule.accepts) ?? true }
  }
}
