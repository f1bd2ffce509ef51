package import GenericForm

/// A picture and its name; the picture is a value like any other, and loading it is its check.
package struct PictureSubmission: Equatable, Sendable {
  package var name = ""

  /// The path of the file; nil while none is chosen.
  package var file: String?

  package init() {}
}

extension PictureSubmission {
  /// The validation; `isPicture` loads the file.
  package static func validation(
    isPicture: AsyncValidationRule<String?>
  ) -> FormValidation<PictureSubmission> {
    FormValidation {
      FieldValidation(\.name, .required("Give the picture a name"), formatters: [.trimmed])
      FieldValidation(
        \.file, label: "Picture", rules: [.nonOptional("Choose a picture to send")],
        checks: [isPicture])
    }
  }
}

extension ValidationMessage {
  package static let notAPicture = Self("Choose another picture: this one could not be loaded")
}

extension AsyncValidationRule<String?> {
  /// Loads a file as soon as it is chosen.
  ///
  /// An error that `load` throws offers a retry. A file that is no picture has an error of its own.
  package static func isPicture(
    load: @escaping @Sendable (String) async throws -> Bool
  ) -> Self {
    Self(.notAPicture, debounce: .zero) { file in
      guard let file else { return false }
      return try await load(file)
    }
  }
}
