package import GenericForm

/// A sign-up form that asks a server, while the user types, if the username is free.
package struct FakeSignUp: Equatable, Sendable {
  package var username = ""
  package var password = ""
  package var passwordAgain = ""

  package init() {}
}

extension FakeSignUp {
  /// Returns the validation; `isFree` asks the server.
  package static func validation(
    isFree: ValidationCheck<FakeSignUp, String>
  ) -> FormValidation<FakeSignUp> {
    FormValidation {
      FieldValidation(
        \.username, .required("Choose a username"), formatters: [.trimmed], rules: [.minLength(3)],
        checks: [isFree])
      FieldValidation(
        \.password, .required("Choose a password"),
        rules: [
          .minLength(8), .negated(.equals("password")).message("Choose a less common password"),
        ])
      FieldValidation(
        \.passwordAgain, .required("Type your password once more"),
        rules: [.equals(\.password).message("Type the same password again")])
    }
  }
}

extension ValidationMessage {
  package static let usernameTaken = Self("Choose another username: this one is taken")
}

extension ValidationCheck where Value == String {
  /// Asks the server half a second after the last key.
  package static func isFree(on server: FakeServer) -> Self {
    Self(.usernameTaken, debounce: .milliseconds(500)) { username in
      try await server.isFree(username)
    }
  }
}
