package import GenericForm

/// A new password with a list of its rules, each with a tick while it is met.
package struct NewPassword: Equatable, Sendable {
  package var password = ""

  package init() {}
}

extension NewPassword {
  /// The list shows what is missing, so errors are shown on submit only.
  package static let validation = FormValidation<NewPassword> {
    FieldValidation(
      \.password, .required("Choose a new password"),
      rules: [.minLength(8), .containsLetter, .containsNumber, !.contains("y")], timing: .onSubmit)
  }
}
