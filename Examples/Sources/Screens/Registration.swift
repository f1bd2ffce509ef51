package import GenericForm

/// A registration for a conference, with several pages, a row for each attendee, and an invoice
/// only for companies.
package struct Registration: Equatable, Sendable {
  package var name = ""
  package var email = ""
  package var company = ""
  package var address = Address()
  package var attendees = [Attendee(id: 0)]
  package var arrival: CalendarDateTime?
  package var vatNumber = ""
  package var coupon = ""
  package var password = ""
  package var passwordAgain = ""

  package init() {}

  /// A person who attends the conference.
  package struct Attendee: Equatable, Identifiable, Sendable {
    package let id: Int
    package var name = ""
    package var isVegetarian = false
  }

  /// A new attendee with a unique identity.
  package var nextAttendee: Attendee {
    Attendee(id: (attendees.map(\.id).max() ?? -1) + 1)
  }
}

extension Registration {
  /// Returns the validation; `isCoupon` asks the server.
  package static func validation(
    isCoupon: ValidationCheck<Registration, String>
  ) -> FormValidation<Registration> {
    FormValidation {
      FieldValidation(\.name, .required("Enter your name"), formatters: [.trimmed])
      FieldValidation(
        \.email, .required("Enter your email address"), formatters: [.trimmed, .lowercased],
        rules: [.isEmail.message("Enter a complete email address, such as mei@example.com")])
      FieldValidation(\.company, .optional, formatters: [.trimmed])
      part(\.address, Address.validation)
      FieldValidation(\.attendees, rules: [.maxCount(5)])
      each(\.attendees) {
        FieldValidation(\.name, .required("Enter the name of the attendee"), formatters: [.trimmed])
      }
      FieldValidation(\.arrival, .required("Enter when you arrive"))
      FieldValidation(
        \.vatNumber, .required("Enter the VAT number of the company"), formatters: [.trimmed],
        when: { !$0.company.isEmpty })
      FieldValidation(\.coupon, .optional, formatters: [.trimmed], checks: [isCoupon])
      FieldValidation(
        \.password, .required("Choose a password"), rules: [.minLength(12)])
      FieldValidation(
        \.passwordAgain, .required("Type your password once more"),
        rules: [.equals(\.password).message("Type the same password again")])
    }
  }
}

extension ValidationCheck where Value == String {
  /// Asks the server if a coupon exists.
  package static func isCoupon(on server: FakeServer) -> Self {
    Self("There is no such coupon. Enter another one, or none", debounce: .milliseconds(300)) {
      try await server.hasCoupon($0)
    }
  }
}
