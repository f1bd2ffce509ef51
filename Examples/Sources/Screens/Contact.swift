package import GenericForm

/// A contact form with an optional phone number, which must be complete if it's entered.
package struct Contact: Equatable, Sendable {
  package var name = ""
  package var phone = ""
  package var message = ""

  package init() {}
}

extension Contact {
  /// A phone number of only white space is trimmed, and therefore absent.
  package static let validation = FormValidation<Contact> {
    FieldValidation(\.name, .required("Enter your name"), formatters: [.trimmed])
    FieldValidation(
      \.phone, .optional, formatters: [.trimmed],
      rules: [.isMobile.message("Enter a complete number, such as +33 6 03 90 35 94, or none")])
    FieldValidation(
      \.message, .required("Write your message"), formatters: [.trimmed], rules: [.maxLength(500)])
  }
}
