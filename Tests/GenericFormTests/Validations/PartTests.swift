import GenericForm
import Testing

@MainActor @Suite struct PartTests {
  struct Order: Equatable {
    var shipping = Address()
    var billing = Address()
    var wantsInvoice = false
  }

  struct Address: Equatable {
    var street = ""
    var streetAgain = ""
    var isForeign = false
    var country = ""

    static let validation = FormValidation<Address> {
      FieldValidation(\.street, formatters: [.trimmed], rules: [.notEmpty.message("Street")])
      FieldValidation(\.streetAgain, rules: [.equals(\.street).message("Again")])
      FieldValidation(\.country, rules: [.notEmpty.message("Country")], when: { $0.isForeign })
    }
  }

  let validation = FormValidation<Order> {
    part(\.shipping, Address.validation)
    FormValidation(when: { $0.wantsInvoice }) {
      part(\.billing) { FieldValidation(\.street, rules: [.notEmpty.message("Bill")]) }
    }
  }

  @Test func `its fields have their key paths in the whole, and its rules read the part`() {
    let result = validation.result(
      for: Order(shipping: Address(street: " Rue ", streetAgain: "Road")))
    #expect(result.errors.map(\.path) == [\.shipping.streetAgain])
    #expect(result.messages(for: \.shipping.streetAgain) == ["Again"])
    let same = Order(shipping: Address(street: " Rue ", streetAgain: "Rue"))
    #expect(validation.result(for: same).isValid)
  }

  @Test func `its fields are formatted within the whole`() {
    var order = Order(shipping: Address(street: " Rue ", streetAgain: "Rue"))
    #expect(validation.validate(&order).isValid)
    #expect(order.shipping.street == "Rue")
  }

  @Test func `its conditions and those of the whole both hold`() {
    var order = Order(shipping: Address(street: "a", streetAgain: "a", isForeign: true))
    #expect(validation.result(for: order).messages == ["Country"])
    order.shipping.country = "x"
    order.wantsInvoice = true
    #expect(validation.result(for: order).messages == ["Bill"])
  }

  @Test func `a live form follows what its rules read`() {
    let form = Form(Order(shipping: Address(street: "a", streetAgain: "a")), validation: validation)
    #expect(form.isValid)
    form[\.shipping.street] = "b"
    #expect(form.errors.map(\.path) == [\.shipping.streetAgain])
    form[\.shipping.streetAgain] = "b"
    form.wantsInvoice = true
    #expect(form.errors.map(\.path) == [\.billing.street])
  }
}
