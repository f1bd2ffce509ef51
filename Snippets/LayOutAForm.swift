import FormTextField
import GenericForm

struct Order {
  var name = ""
  var postalCode = ""
  var city = ""
  var isForCompany = false
  var company = ""
  var greeting = ""
}

let form = Form(Order()) {
  FieldValidation(\.name, .required)
  FieldValidation(\.postalCode, .required)
  FieldValidation(\.city, .required)
  FieldValidation(\.company, .required, when: { $0.isForCompany })
}
form.onSubmit { order in print("Thank you, \(order.name)") }

let application = try FormApplication(id: "org.example.Order")
let view = FormView(form, submitTitle: "_Order") {
  FormPages {
    FormPage("You", description: "We deliver in Europe.") {
      FormTextField("Na_me", form.field(\.name))
      FormColumns {
        FormTextField("_Postal code", form.field(\.postalCode))
        FormTextField("_City", form.field(\.city))
      }
      FormCheckButton("A company p_ays", form.field(\.isForCompany))
    }
    FormPage("Company") {
      FormTextField("Company on the _invoice", form.field(\.company))
    }
    FormPage("Gift") {
      "Leave this empty if it isn't a gift."
      FormSection("_Greeting", isCollapsible: true) {
        FormTextArea("_Text", form.field(\.greeting))
      }
      FormReadOnlyRow("Deliver to", form) { "\($0.name), \($0.city)" }
    }
  }
}
view.showsFirstMessageOnly = true
view.marksValidity = true
application.run(FormWindowController("Order", view))
