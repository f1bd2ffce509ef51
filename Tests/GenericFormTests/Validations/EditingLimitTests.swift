import GenericFormTesting
import Testing

@testable import FormDeclaration
@testable import GenericForm

/// Fields that are disabled or read-only while a condition holds.
@MainActor @Suite struct EditingLimitTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  struct Order: Equatable {
    var isSent = false
    var isFree = false
    var name = ""
    var price: Int?
    var guests = [Guest(id: 1)]
  }

  private func makeForm(_ order: Order = Order()) -> Form<Order> {
    Form(order) {
      FieldValidation(\.price, .required, rules: [.atLeast(1)]).disabled(when: { $0.isFree })
      FormValidation {
        FieldValidation(\.name, .required)
        each(\.guests) { FieldValidation(\.name, .required) }
      }.readOnly(when: { $0.isSent })
    }
  }

  @Test func `a disabled field isn't validated, and is handed over unchanged`() {
    let form = makeForm(Order(name: "Mei", price: 0, guests: []))
    let price = form.field(\.price)
    #expect(price.status.editing == .allowed)
    #expect(price.status.errors.count == 1)
    form.isFree = true
    #expect(price.status.editing == .disabled)
    #expect(price.status.isIncluded)
    #expect(!price.status.isRequired)
    #expect(price.status.errors == [])
    var handed: Order?
    form.onSubmit { handed = $0 }
    #expect(form.submit().currentOutcome?.isSubmitted == true)
    #expect(handed?.price == 0)
    form.isFree = false
    #expect(price.status.editing == .allowed)
    #expect(!price.status.isValid)
  }

  @Test func `invalid input in a disabled field doesn't block`() {
    let form = makeForm(Order(name: "Mei", guests: []))
    form.field(\.price).text.value = "x"
    #expect(!form.isValid)
    form.isFree = true
    #expect(form.isValid)
  }

  @Test func `a read-only field is validated, in rows too`() {
    let form = makeForm(Order(isFree: true))
    form.isSent = true
    #expect(form.field(\.name).status.editing == .readOnly)
    #expect(form.field(\.name).status.errors == [.rule(.required)])
    #expect(form.field(\.guests[id: 1].name).status.editing == .readOnly)
    form.guests.append(Guest(id: 2))
    #expect(form.field(\.guests[id: 2].name).status.editing == .readOnly)
    #expect(form.field(\.guests[id: 2].name).status.errors == [.rule(.required)])
    form.isSent = false
    #expect(form.field(\.guests[id: 2].name).status.editing == .allowed)
  }

  @Test func `disabled comes before read-only`() {
    let form = Form(Order(isSent: true, isFree: true)) {
      FieldValidation(\.name, .required).disabled(when: { $0.isFree }).readOnly(when: { $0.isSent })
    }
    #expect(form.field(\.name).status.editing == .disabled)
    form.isFree = false
    #expect(form.field(\.name).status.editing == .readOnly)
  }

  @Test func `no check of a disabled field runs`() {
    let (check, clock) = (ScriptedCheck<String>("Taken"), ManualClock())
    let form = Form(Order(), clock: clock) {
      FieldValidation(\.name, checks: [check.check()]).disabled(when: { $0.isFree })
    }
    form.name = "Mei"
    #expect(form.isPending)
    form.isFree = true
    #expect(!form.isPending)
    #expect(clock.waiterCount == 0)
  }

  @Test func `works in a part, and without a form`() {
    struct Trade { var order = Order(name: "Mei", guests: []) }
    let order = FormValidation<Order> {
      FieldValidation(\.price, .required).disabled(when: { $0.isFree })
    }
    let trade = FormValidation<Trade> { part(\.order, order) }
    var values = Trade()
    #expect(!trade.result(for: values).isValid)
    #expect(trade.isRequired(\.order.price, in: values))
    values.order.isFree = true
    #expect(trade.result(for: values).isValid)
    #expect(!trade.isRequired(\.order.price, in: values))
  }
}
