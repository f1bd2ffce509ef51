package import GenericForm

/// A user profile: text, a number and a check box, each with its own rules and messages.
package struct Profile: Equatable, Sendable {
  package var name = ""
  package var age = ""
  package var acceptsAgreement = false
  package var about = ""

  package init() {}
}

extension Profile {
  /// `about` may be any text, or empty.
  package static let validation = FormValidation<Profile> {
    FieldValidation(
      \.name, .required("Enter your name"), formatters: [.trimmed], rules: [.minLength(5)])
    FieldValidation(
      \.age, .required("Enter your age"), formatters: [.trimmed],
      rules: [.isInteger, .number(.atLeast(18).message("You must be 18 or older"))])
    FieldValidation(
      \.acceptsAgreement, rules: [.isTrue.message("Accept the agreement to save your profile")])
    FieldValidation(\.about, .optional, formatters: [.trimmed])
  }
}

extension ValidationRule where Value == String {
  /// Applies a rule to the number in a text; another rule refuses text that isn't a number.
  package static func number(_ rule: Rule<Int>) -> Self {
    Self(rule.message) { text in Int(text).map(rule.accepts) ?? true }
  }
}
