import GenericForm
import Testing

@Suite struct FormValidationTests {
  struct Order: Equatable {
    var email = ""
    var wantsInvoice = false
    var vat = ""
    var age = 0
    var picture: [UInt8]?
    var shipping = Address()
  }

  struct Address: Equatable {
    var street = ""
    var streetAgain = ""

    static let validation = FormValidation<Address> {
      FieldValidation(\.street, rules: [.notEmpty.message("Street")])
      FieldValidation(\.streetAgain, rules: [.equals(\.street).message("Again")])
    }
  }

  let validation = FormValidation<Order> {
    FieldValidation(\.email, formatters: [.trimmed, .lowercased], rules: [.isEmail])
    FieldValidation(\.vat, rules: [.notEmpty.message("VAT")], when: { $0.wantsInvoice })
    FieldValidation(\.age, rules: [.greaterOrEqualThan(18).message("Young")])
    FieldValidation(\.picture, rules: [.nonOptional("Picture")])
    part(\.shipping, Address.validation)
  }

  @Test func `formats what it judges, and gives all messages in declared order`() {
    var order = Order(email: " Mei@Example.com ", wantsInvoice: true)
    let verdict = validation.validate(&order)
    #expect(order.email == "mei@example.com")
    #expect(verdict.messages == ["VAT", "Young", "Picture", "Street"])
    #expect(!verdict.isValid)
    #expect(verdict.faults.map(\.path) == [\.vat, \.age, \.picture, \.shipping.street])
  }

  @Test func `judges one field alone`() {
    var order = Order(email: " mei ")
    #expect(validation.validate(\.email, in: &order).count == 1)
    #expect(order.email == "mei")
    #expect(validation.validate(\.wantsInvoice, in: &order).isEmpty)
  }

  @Test func `asks nothing of a field that is not wanted`() {
    var order = Order()
    #expect(validation.validate(\.vat, in: &order).isEmpty)
    order.wantsInvoice = true
    #expect(validation.validate(\.vat, in: &order) == ["VAT"])
  }

  @Test func `a required value that is absent is told so, and nothing else`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, strategy: .required, rules: [.isEmail])
    }
    #expect(validation.verdict(on: Order()).messages.count == 1)
  }

  @Test func `an optional value that is absent is asked nothing`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, strategy: .optional, rules: [.isEmail])
    }
    #expect(validation.verdict(on: Order()).isValid)
    #expect(!validation.verdict(on: Order(email: "mei")).isValid)
  }

  @Test func `judges a day, and a day that need not be there`() throws {
    struct Stay {
      var birth: CalendarDate
      var leaving: CalendarDate?
    }
    let today = try #require(CalendarDate("2026-03-09"))
    let tomorrow = try #require(CalendarDate("2026-03-10"))
    let validation = FormValidation<Stay> {
      FieldValidation(\.birth, rules: [.isAtLeastYearsOld(18, on: today).message("Young")])
      FieldValidation(
        \.leaving, strategy: .optional, rules: [ValidationRule("Late") { $0 == today }])
    }
    let born = try #require(CalendarDate("2008-03-09"))
    #expect(validation.verdict(on: Stay(birth: born)).isValid)
    #expect(validation.verdict(on: Stay(birth: born, leaving: today)).isValid)
    let verdict = validation.verdict(on: Stay(birth: tomorrow, leaving: tomorrow))
    #expect(verdict.messages == ["Young", "Late"])
  }

  @Test func `joins two validations of one key path`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.vat, formatters: [.trimmed], rules: [.notEmpty.message("Empty")])
      FieldValidation(\.age, rules: [.greaterThan(0).message("Age")])
      FieldValidation(
        \.vat, rules: [.minLength(4).message("Short")], when: { $0.wantsInvoice })
    }
    #expect(validation.verdict(on: Order()).messages == ["Empty", "Age"])
    let wanted = validation.verdict(on: Order(wantsInvoice: true))
    #expect(wanted.messages == ["Empty", "Short", "Age"])
  }

  @Test func `a part is told by its key path in the whole, and its rules read the part`() {
    let order = Order(shipping: Address(street: "Rue", streetAgain: "Road"))
    let verdict = validation.verdict(on: order)
    #expect(verdict.messages(for: \.shipping.streetAgain) == ["Again"])
  }

  @Test(arguments: [true, false])
  func `is made of what an if lets in`(isStrict: Bool) {
    let validation = FormValidation<Order> {
      if isStrict { FieldValidation(\.email, rules: [.notEmpty.message("Empty")]) }
      if isStrict {
        FieldValidation(\.age, rules: [.greaterThan(17).message("Age")])
      } else {
        FieldValidation(\.age, rules: [.greaterThan(5).message("Child")])
      }
    }
    let messages = validation.verdict(on: Order()).messages
    #expect(messages == (isStrict ? ["Empty", "Age"] : ["Child"]))
  }

  @Test func `a group is wanted as a whole`() {
    let validation = FormValidation<Order> {
      FormValidation(when: { $0.wantsInvoice }) {
        FieldValidation(\.vat, rules: [.notEmpty.message("VAT")])
        part(\.shipping, Address.validation)
      }
    }
    #expect(validation.verdict(on: Order()).isValid)
    #expect(validation.verdict(on: Order(wantsInvoice: true)).messages == ["VAT", "Street"])
  }

  @Test func `warnings are apart from faults`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, rules: [.notEmpty.message("Better with one").asWarning()])
    }
    let verdict = validation.verdict(on: Order())
    #expect(verdict.isValid)
    #expect(verdict.warnings.flatMap(\.messages) == ["Better with one"])
  }
}
