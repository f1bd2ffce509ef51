package import GenericForm

/// A picture and its name.
///
/// The picture is a value like any other, and its check loads it.
package struct PictureSubmission: Equatable, Sendable {
  package var name = ""

  /// The path of the file, or `nil` if none is chosen.
  package var file: String?

  package init() {}
}

extension PictureSubmission {
  /// Returns the validation.
  ///
  /// - Parameters:
  ///   - rules: Rules about the file itself.
  ///   - isPicture: Loads the file as soon as it's chosen.
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
