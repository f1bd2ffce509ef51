import GenericForm

/// The state of most forms in these tests.
struct Account: Equatable {
  struct Address: Equatable {
    var street = ""
    var city = ""
  }

  var name = ""
  var email = ""
  var wantsInvoice = false
  var vat = ""
  var note = ""
  var address = Address()

  var initials: String { String(name.prefix(1)) }

  static let valid = Account(name: "Mei", email: "a@b.c")

  static let validation = FormValidation<Account> {
    FieldValidation(
      \.name, label: "Name", formatters: [.trimmed], rules: [.minLength(3).message("Short")])
    FieldValidation(
      \.email, label: "Email", rules: [.isEmail.message("Email"), .maxLength(9).asWarning()])
    FieldValidation(\.vat, rules: [.notEmpty.message("VAT")], when: { $0.wantsInvoice })
  }
}

extension Form<Account> {
  convenience init(_ account: Account = .valid) {
    self.init(account, validation: Account.validation)
  }
}
