package import GenericForm

/// A new password whose rules are all in sight, each ticked off as it is met.
package struct NewPassword: Equatable, Sendable {
  package var password = ""

  package init() {}
}

extension NewPassword {
  /// What is missing is in sight, so errors wait for the submit.
  package static let validation = FormValidation<NewPassword> {
    FieldValidation(
      \.password, .required,
      rules: [.minLength(8), .containsLetter, .containsNumber, !.contains("y")], timing: .onSubmit)
  }
}
