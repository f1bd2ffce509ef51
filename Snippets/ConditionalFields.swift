import GenericForm

struct Order {
  var isCompany = false
  var company = ""
  var vat: String?
  var isGift = false
  var greeting = ""
  var isSent = false
}

let form = Form(Order()) {
  FormValidation(when: { $0.isCompany }) {
    FieldValidation(\.company, .required)
    FieldValidation(\.vat, .optional, rules: [.minLength(9)])
  }
  FieldValidation(\.isGift).disabled(when: { $0.isSent })
  FieldValidation(\.greeting, .required, when: { $0.isGift }).whenExcluded(.keep)
    .readOnly(when: { $0.isSent })
}
var submitted = Order()
form.onSubmit { order in submitted = order }

form.isCompany = true
print(form.errors.map(\.summary))  // [Fill in this field]
form.company = "Acme"
form.isGift = true
form.greeting = "Thanks"

form.isCompany = false
form.isGift = false
print(form.isValid)  // true
form.submit()
print(submitted.company.isEmpty, submitted.greeting)  // true Thanks
print(form.company)  // Acme

form.isGift = true
form.isSent = true
print(form.field(\.isGift).status.editing)  // disabled
print(form.field(\.greeting).status.editing)  // readOnly
