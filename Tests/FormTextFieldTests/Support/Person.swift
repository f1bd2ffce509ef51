import GenericForm

struct Person {
  var name = ""
  var phone: String?
  var acceptsTerms = false

  static var validation: FormValidation<Self> {
    FormValidation {
      FieldValidation(
        \.name, .required, formatters: [.trimmed], rules: [.minLength(3)])
      FieldValidation(\.phone, .optional)
      FieldValidation(\.acceptsTerms, rules: [.isTrue])
    }
  }
}
