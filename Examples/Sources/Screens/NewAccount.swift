package import GenericForm

/// A new account with a separately validated address, and a company if it's for one.
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
  package var postalCode = ""
  package var city = ""

  package init() {}
}

extension NewAccount {
  /// A field that isn't included isn't validated and doesn't block the submit.
  package static let validation = FormValidation<NewAccount> {
    FieldValidation(
      \.email, .required("Enter your email address"), formatters: [.trimmed, .lowercased],
      rules: [.isEmail.message("Enter a complete email address, such as mei@example.com")])
    FieldValidation(
      \.company, .required("Enter the name of the company"), formatters: [.trimmed],
      when: { $0.isForCompany })
    part(\.address, Address.validation)
  }
}

extension Address {
  /// The validation of an address, for any form that has one.
  package static let validation = FormValidation<Address> {
    FieldValidation(\.street, .required("Enter the street and the number"), formatters: [.trimmed])
    FieldValidation(
      \.postalCode, .required("Enter the postal code"), formatters: [.trimmed],
      rules: [
        .isPostalCode("FR").message("Enter the five digits of your postal code, such as 75002")
      ])
    FieldValidation(\.city, .required("Enter the city"), formatters: [.trimmed])
  }
}
