import FormTextField
import Foundation
import GenericForm
import Screens

/// The values of a registration for an event.
nonisolated struct EventRegistration: Sendable {
  var name = ""
  var email = ""
  var badge: String?
  var isForCompany = false
  var company = ""
  var vatNumber = ""
  var attendees = [Attendee()]
  var arrival: CalendarDate?
  var departure: CalendarDate?
  var acceptsTerms = false

  struct Attendee: Equatable, Identifiable, Sendable {
    let id = UUID()
    var name = ""
    var diets: Set<Diet> = []
  }

  enum Diet: CaseIterable, Sendable {
    case vegetarian, vegan, halal, kosher, glutenFree, lactoseFree
  }
}

extension EventRegistration {
  static func validation(server: FakeServer) -> FormValidation<EventRegistration> {
    FormValidation {
      FieldValidation(\.name, .required("Enter your name"), formatters: [.trimmed])
      FieldValidation(
        \.email, .required("Enter your email address"), formatters: [.trimmed, .lowercased],
        rules: [.isEmail])
      FieldValidation(\.badge, .optional, rules: [.isReadableFile, .maxFileSize(5_000_000)])
      FormValidation(when: { $0.isForCompany }) {
        FieldValidation(
          \.company, .required("Enter the name of the company"), formatters: [.trimmed])
        FieldValidation(
          \.vatNumber, .required("Enter the VAT number of the company"),
          formatters: [.whitespacesRemoved, .uppercased], checks: [.isVATNumber(server: server)])
      }
      FieldValidation(\.attendees, .required("Add an attendee"), rules: [.maxCount(5)])
      each(\.attendees) {
        FieldValidation(\.name, .required("Enter the name of the attendee"), formatters: [.trimmed])
      }
      FieldValidation(\.arrival, .required("Enter the day of arrival"))
      FieldValidation(
        \.departure, .required("Enter the day of departure"), rules: [.isAfter(\.arrival)])
      FieldValidation(\.acceptsTerms, .required("Accept the terms to register"))
    }
  }

  static func makeWindow() -> FormWindowController {
    let form = Form(EventRegistration(), validation: validation(server: FakeServer()))
    let view = FormView(
      form, submitTitle: "_Register",
      successMessage: { "Registered: \($0.attendees.count). We write to \($0.email)" },
      actions: [.cancel]
    ) {
      FormPages {
        FormPage("You") {
          FormTextField("Na_me", form.field(\.name)).with { $0.inputPurpose = .name }
          FormTextField("_Email", form.field(\.email)).with { $0.inputPurpose = .email }
          FormPictureField("_Picture for your badge", form.field(\.badge))
          FormCheckButton("A c_ompany pays", form.field(\.isForCompany))
        }
        FormPage("Company") {
          FormTextField("Com_pany", form.field(\.company))
          FormTextField("_VAT number", form.field(\.vatNumber))
        }
        FormPage("Attendees") {
          FormRows(
            "_Attendees", form, each: \.attendees, rowTitle: "Attendee", count: 1...5,
            adding: { Attendee() }
          ) { attendee in
            FormTextField("Name", attendee.field(\.name))
            FormMultipleChoice("Diet", attendee.field(\.diets))
          }
        }
        FormPage("Stay") {
          FormColumns {
            FormDateField("A_rrival", form.field(\.arrival))
            FormDateField("_Departure", form.field(\.departure))
          }
        }
        FormPage("Terms") {
          FormReadOnlyRow("Price", form) { "\($0.attendees.count * 40) €" }
          FormCheckButton("I accept the _terms", form.field(\.acceptsTerms))
        }
      }
    }
    return FormWindowController("Event Registration", view)
  }
}

extension ValidationCheck where Value == String {
  /// Asks the server if a company has this VAT number.
  fileprivate static func isVATNumber(server: FakeServer) -> Self {
    Self("This VAT number isn't registered. Check it for typing errors") {
      try await server.hasVATNumber($0)
    }
  }
}
