package import GenericForm

/// A new password with a list of its rules, each with a check mark while it's met.
package struct NewPassword: Equatable, Sendable {
  package var password = ""

  package init() {}
}

extension NewPassword {
  /// The list shows what is missing, so errors appear only on submit.
  package static let validation = FormValidation<NewPassword> {
    FieldValidation(
      \.password, .required("Choose a new password"),
      rules: [.minLength(8), .containsLetter, .containsNumber, !.contains("y")], timing: .onSubmit)
  }
}
