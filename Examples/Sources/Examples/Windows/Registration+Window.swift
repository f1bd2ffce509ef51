import FormTextField
import GenericForm
import Screens

extension Registration {
  static func makeWindow() -> FormWindowController {
    let server = FakeServer()
    let form = Form(Registration(), validation: validation(isCoupon: .isCoupon(on: server)))
    form.onSubmit { registration in try await server.register(registration) }
    let view = FormView(
      form, submitTitle: "_Register",
      successMessage: { "Attendees registered: \($0.attendees.count)" }, actions: [.cancel]
    ) {
      FormPages {
        FormPage("Your Details") {
          FormTextField("Na_me", form.field(\.name)).with { $0.inputPurpose = .name }
          FormTextField("_Email", form.field(\.email)).with { $0.inputPurpose = .email }
          FormTextField(
            "C_ompany", form.field(\.company), hint: "Leave empty if you pay for yourself")
          FormColumns {
            FormTextField("_Postal code", form.field(\.address.postalCode))
            FormTextField("C_ity", form.field(\.address.city))
          }
          FormTextField("_Street", form.field(\.address.street))
        }
        FormPage("Attendees") {
          FormRows(
            "_Attendees", form, each: \.attendees, rowTitle: "Attendee", count: 1...5,
            adding: { form.state.nextAttendee }
          ) { attendee in
            FormTextField("Name", attendee.field(\.name))
            FormCheckButton("Vegetarian meals", attendee.field(\.isVegetarian))
          }
          FormDateTimeField("A_rrival", form.field(\.arrival))
        }
        FormPage("Invoice") {
          FormTextField("_VAT number", form.field(\.vatNumber))
        }
        FormPage("Account") {
          FormTextField("Co_upon", form.field(\.coupon))
          FormPasswordField("Pass_word", form.field(\.password))
          FormPasswordField("Password a_gain", form.field(\.passwordAgain))
        }
      }
    }
    return FormWindowController("Conference", view)
  }
}
