package import GenericForm

/// A picture and its name; the picture is a value like any other, and loading it is its check.
package struct PictureSubmission: Equatable, Sendable {
  package var name = ""

  /// The path of the file; nil while none is chosen.
  package var file: String?

  package init() {}
}

extension PictureSubmission {
  /// The validation.
  ///
  /// - Parameters:
  ///   - rules: What the file system knows of the file.
  ///   - isPicture: Loads the file as soon as it is chosen.
  package static func validation(
    rules: [ValidationRule<PictureSubmission, String?>] = [],
    isPicture: ValidationCheck<PictureSubmission, String?>
  ) -> FormValidation<PictureSubmission> {
    FormValidation {
      FieldValidation(\.name, .required("Give the picture a name"), formatters: [.trimmed])
      FieldValidation(
        \.file, .required("Choose a picture to send"), label: "Picture", rules: rules,
        checks: [isPicture])
    }
  }
}
