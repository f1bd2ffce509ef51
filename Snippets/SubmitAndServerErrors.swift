import GenericForm

struct Contact {
  var email = ""
  var phone = ""
}

let form = Form(Contact()) {
  FieldValidation(\.email, .optional, rules: [.isEmail])
  FieldValidation(
    \.self,
    rules: [
      ValidationRule("Enter an email address or a phone number") { contact in
        !contact.email.isEmpty || !contact.phone.isEmpty
      }
    ])
}
var isOnline = false
form.onSubmit { contact in
  guard isOnline else { throw ServerErrors([\Contact.self: "The server is being updated"]) }
  throw ServerErrors([\Contact.email: "This address is in use"])
}

form.submit()
print(form.formErrors)  // [Enter an email address or a phone number]
form.email = "mei@example.com"
print(form.formErrors)  // []

_ = await form.submit().outcome
print(form.formErrors)  // [The server is being updated]
isOnline = true
_ = await form.submit().outcome
print(form.formErrors, form.field(\.email).status.shownErrors)  // [] [This address is in use]

print(form.changedFields == [\.email])  // true
form.field(\.email).reset()
print(form.validate(\.email), form.validate(\.self))  // true false
