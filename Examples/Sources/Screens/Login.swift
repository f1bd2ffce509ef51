package import GenericForm

/// A login: only the server knows whether it is right, so little is asked here.
package struct Login: Equatable, Sendable {
  package var email = ""
  package var password = ""

  package init() {}
}

extension Login {
  /// A password is taken as it is: rules are for new ones.
  package static let validation = FormValidation<Login> {
    FieldValidation(
      \.email, .required, formatters: [.trimmed, .lowercased], rules: [.isEmail])
    FieldValidation(\.password, .required)
  }
}
