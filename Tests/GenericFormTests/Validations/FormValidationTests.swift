import GenericForm
import Testing

@Suite struct FormValidationTests {
  struct Order: Equatable {
    var email = ""
    var wantsInvoice = false
    var vat = ""
    var age = 0
    var picture: [UInt8]?
    var street = ""
  }

  let validation = FormValidation<Order> {
    FieldValidation(\.email, formatters: [.trimmed, .lowercased], rules: [.isEmail])
    FieldValidation(
      \.vat, formatters: [.trimmed], rules: [.notEmpty.message("VAT")], when: { $0.wantsInvoice })
    FieldValidation(\.age, rules: [.atLeast(18).message("Young")])
    FieldValidation(\.picture, rules: [.nonOptional("Picture")])
    FieldValidation(\.street, rules: [.notEmpty.message("Street")])
  }

  @Test func `formats what it validates, and reports all messages in order of declaration`() {
    var order = Order(email: " Mei@Example.com ", wantsInvoice: true)
    let result = validation.validate(&order)
    #expect(order.email == "mei@example.com")
    #expect(result.messages == ["VAT", "Young", "Picture", "Street"])
    #expect(!result.isValid)
    #expect(result.errors.map(\.path) == [\.vat, \.age, \.picture, \.street])
  }

  @Test func `validates the formatted value, and leaves the value unchanged`() {
    let order = Order(email: " Mei@Example.com ")
    #expect(validation.result(for: order).messages(for: \.email) == [])
  }

  @Test func `validates one field alone, and formats it`() {
    var order = Order(email: " mei ", wantsInvoice: true, vat: " x ")
    #expect(validation.validate(\.email, in: &order).count == 1)
    #expect(order.email == "mei")
    #expect(order.vat == " x ")
    #expect(validation.validate(\.wantsInvoice, in: &order).isEmpty)
  }

  @Test func `neither validates nor formats an excluded field`() {
    var order = Order(vat: " x ")
    #expect(validation.validate(\.vat, in: &order).isEmpty)
    #expect(validation.result(for: order).messages(for: \.vat) == [])
    validation.validate(&order)
    #expect(order.vat == " x ")
    order.wantsInvoice = true
    order.vat = " "
    #expect(validation.validate(\.vat, in: &order) == ["VAT"])
    order.vat = " x "
    validation.validate(&order)
    #expect(order.vat == "x")
  }

  @Test func `joins two validations of one key path`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.vat, formatters: [.trimmed], rules: [.notEmpty.message("Empty")])
      FieldValidation(\.age, rules: [.greaterThan(0).message("Age")])
      FieldValidation(
        \.vat, rules: [.minLength(4).message("Short")], when: { $0.wantsInvoice })
    }
    #expect(validation.result(for: Order()).messages == ["Empty", "Age"])
    let included = validation.result(for: Order(wantsInvoice: true))
    #expect(included.messages == ["Empty", "Short", "Age"])
  }

  @Test func `a group is included as a whole`() {
    let validation = FormValidation<Order> {
      FormValidation(when: { $0.wantsInvoice }) {
        FieldValidation(\.vat, rules: [.notEmpty.message("VAT")])
        FieldValidation(\.street, rules: [.notEmpty.message("Street")])
      }
    }
    #expect(validation.result(for: Order()).isValid)
    #expect(validation.result(for: Order(wantsInvoice: true)).messages == ["VAT", "Street"])
  }

  @Test func `warnings are separate from errors`() {
    let validation = FormValidation<Order> {
      FieldValidation(\.email, rules: [.notEmpty.message("Better with one").asWarning()])
    }
    let result = validation.result(for: Order())
    #expect(result.isValid)
    #expect(result.warnings.flatMap(\.messages) == ["Better with one"])
  }

  @Test func `a rule that needs a format reports a wrong one only if no other rule does`() throws {
    let today = try #require(CalendarDate("2026-03-09"))
    let adult: ValidationRule<Order, String> = .isAtLeastYearsOld(18, on: today)
    let both = FormValidation<Order> {
      FieldValidation(\.email, rules: [adult, .isISO8601Date])
    }
    let alone = FormValidation<Order> { FieldValidation(\.email, rules: [adult]) }
    #expect(both.result(for: Order(email: "1990-02-30")).messages.count == 1)
    #expect(alone.result(for: Order(email: "1990-02-30")).messages.count == 1)
    #expect(both.result(for: Order(email: "2020-02-28")).messages.count == 1)
    #expect(both.result(for: Order(email: "1990-02-28")).isValid)
  }

  @Test func `validates a day, and one that can be absent`() throws {
    struct Stay {
      var birth: CalendarDate
      var leaving: CalendarDate?
    }
    let today = try #require(CalendarDate("2026-03-09"))
    let tomorrow = try #require(CalendarDate("2026-03-10"))
    let validation = FormValidation<Stay> {
      FieldValidation(\.birth, rules: [.isAtLeastYearsOld(18, on: today).message("Young")])
      FieldValidation(\.leaving, .optional, rules: [ValidationRule("Late") { $0 == today }])
    }
    let born = try #require(CalendarDate("2008-03-09"))
    #expect(validation.result(for: Stay(birth: born)).isValid)
    #expect(validation.result(for: Stay(birth: born, leaving: today)).isValid)
    let result = validation.result(for: Stay(birth: tomorrow, leaving: tomorrow))
    #expect(result.messages == ["Young", "Late"])
  }
}
