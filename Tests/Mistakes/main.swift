// Makes the mistake that it is given the name of, each of which stops a program with a sentence.

import FormTextField
import GenericForm

struct Person {
  var name = ""
  var city = ""
  var pin = 0
}

let form = Form(Person()) {
  FieldValidation(\.name, .required)
  FieldValidation(\.city, .required)
}
_ = try FormApplication(id: "org.example.Mistakes")
let name = FormTextField("_Name", form.field(\.name))

switch CommandLine.arguments.last {
case "missing":
  _ = FormWindowController("People", form: form, submitTitle: "_Add") { name }
case "twice":
  _ = FormWindowController("People", form: form, submitTitle: "_Add") {
    name
    FormTextField("_City", form.field(\.city))
    FormTextField("Name _again", form.field(\.name))
  }
case "stranger":
  _ = FormWindowController("People", form: Form(Person()) {}, submitTitle: "_Add") { name }
case "bound":
  _ = FormWindowController("People", elements: [name], submitTitle: "_Add") {}
case "validators":
  name.validators = [.email]
case "reset":
  name.reset()
case "secret":
  form.field(\.pin).isSecret = true
default:
  print("missing, twice, stranger, bound, validators, reset or secret")
}
