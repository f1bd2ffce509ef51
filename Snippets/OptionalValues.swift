import GenericForm

struct Contact {
  var name = ""
  var phone: String?
  var age: Int?
  @Validated(rules: [.isMobile], strategy: .optional) var fax: String?
}

let form = Form(Contact()) {
  FieldValidation(\.name, .required("Enter your name"))
  FieldValidation(\.phone, .optional, rules: [.isMobile])
  FieldValidation(\.age, .required("Enter your age"), rules: [.atLeast(18)])
}
print(form.field(\.name).status.isValid)  // false
print(form.field(\.phone).status.isValid)  // true

let age = form.field(\.age).text  // As text: "" is nil, and "36" is 36.
print(age.status.isValid)  // false
age.value = "36"
print(age.status.isValid)  // true

var contact = Contact()
print(contact.$fax.isValid)  // true
contact.fax = "12"
print(contact.$fax.isValid)  // false
