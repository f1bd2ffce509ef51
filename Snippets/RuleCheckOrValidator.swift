import GenericForm
import GenericFormTesting

// A rule: the value alone decides, or the value and other fields of the form.
extension ValidationRule where Value == String {
  static var isHandle: Self {
    Self("Start with a letter") { text in text.first?.isLetter == true }
  }
}

// A check: something outside the program decides, and the answer takes a while.
extension ValidationCheck where Value == String {
  static var isFree: Self {
    Self("This name is taken") { name in name != "ada" }  // Asks a server.
  }
}

struct Account {
  var username = ""
}

let form = Form(Account()) {
  FieldValidation(\.username, .required, rules: [.isHandle], checks: [.isFree])
}
form.username = "9ada"
print(form.errors.map(\.summary))  // [Start with a letter]
form.username = "ada"
print(await form.submit().outcome.isSubmitted)  // false
print(form.errors.map(\.summary))  // [This name is taken]

// A validator: a text field without a form, such as FormTextField("_Email", validators: […]).
let email = MockTextField("ada@", validators: [.required, .email])
print(email.messages)  // ["Enter an email address, such as mei@example.com"]

// Any rule for text as a validator.
let username = MockTextField("9ada", validators: [.required, .rule(.isHandle)])
print(username.messages)  // ["Start with a letter"]
