import GenericForm

struct Contact {
  var phone = ""
  var age: Int?
  @Validated(rules: [.isMobile], strategy: .optional) var fax: String?
}

let form = Form(Contact()) {
  FieldValidation(\.phone, .optional, rules: [.isMobile])  // Empty text is absent.
  FieldValidation(\.age, .required)  // So is nil.
}
print(form.field(\.phone).status.isValid)  // true
print(form.field(\.age).status.isValid)  // false

let age = form.field(\.age).text  // What a text field edits: "" is nil, and "36" is 36.
age.value = "36"
print(form.field(\.age).status.isValid)  // true

var contact = Contact()
print(contact.$fax.isValid)  // true
contact.fax = "12"
print(contact.$fax.isValid)  // false
