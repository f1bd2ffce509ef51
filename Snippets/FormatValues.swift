import GenericForm

extension ValidationFormatter where Value == String {
  /// Removes hyphens, such as those of a printed code.
  static var withoutHyphens: Self { Self { text in text.filter { $0 != "-" } } }
}

struct Ticket {
  var code = ""
  var price = 0.0
}

let form = Form(Ticket()) {
  FieldValidation(
    \.code, .required, formatters: [.trimmed, .withoutHyphens, .uppercased],
    rules: [.ofLength(4)])
  FieldValidation(\.price, formatters: [.rounded(to: 2)])
}

let code = form.field(\.code)
code.value = "ab-12 "
print(code.status.isValid, form.code.count)  // true 6
code.leave()
print(form.code)  // AB12

let price = form.field(\.price).text  // The text that a text field edits.
price.value = "1.50"
print(form.price, price.value)  // 1.5 1.50
price.leave()
print(price.value)  // 1.5
