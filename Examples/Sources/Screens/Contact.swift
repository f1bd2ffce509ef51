package import GenericForm

/// A contact form whose phone number may be left out, but not be half a number.
package struct Contact: Equatable, Sendable {
  package var name = ""
  package var phone = ""
  package var message = ""

  package init() {}
}

extension Contact {
  /// Blanks are no phone number: they are trimmed away first.
  package static let validation = FormValidation<Contact> {
    FieldValidation(\.name, .required, formatters: [.trimmed])
    FieldValidation(\.phone, .optional, formatters: [.trimmed], rules: [.isMobile])
    FieldValidation(
      \.message, .required, formatters: [.trimmed], rules: [.maxLength(500)])
  }
}
