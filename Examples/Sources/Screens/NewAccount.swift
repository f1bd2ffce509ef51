package import GenericForm

/// A new account: an address declared on its own, and a company only where there is one.
package struct NewAccount: Equatable, Sendable {
  package var email = ""
  package var isForCompany = false
  package var company = ""
  package var address = Address()

  package init() {}
}

/// An address, for any form that needs one.
package struct Address: Equatable, Sendable {
  package var street = ""
  package var postcode = ""
  package var city = ""

  package init() {}
}

extension NewAccount {
  /// A field that is not wanted is neither judged nor in the way.
  package static let validation = FormValidation<NewAccount> {
    FieldValidation(
      \.email, .required, formatters: [.trimmed, .lowercased], rules: [.isEmail])
    FieldValidation(
      \.company, .required, formatters: [.trimmed], when: { $0.isForCompany })
    part(\.address, Address.validation)
  }
}

extension Address {
  /// What is asked of an address.
  package static let validation = FormValidation<Address> {
    FieldValidation(\.street, .required, formatters: [.trimmed])
    FieldValidation(
      \.postcode, .required, formatters: [.trimmed],
      rules: [.isPostalCode("FR").message("Enter five digits, such as 75002")])
    FieldValidation(\.city, .required, formatters: [.trimmed])
  }
}
