import GenericForm
import Testing

/// The values that a submit passes for excluded fields.
@MainActor @Suite struct ExcludedValuesTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var diet: String?
    var hasDiet = false
  }

  struct Order: Equatable {
    var isCompany = false
    var company = ""
    var vat: String?
    var isTaxed = false
    var tags: Set<String> = []
    var count = 0
    var guests: [Guest] = []
  }

  nonisolated static let filled = Order(
    company: "Acme", vat: "DE1", isTaxed: true, tags: ["new"], count: 3,
    guests: [Guest(id: 1, name: "Mei", diet: "vegan")])

  nonisolated static let fields = FormValidation<Order>(when: { $0.isCompany }) {
    FieldValidation(\.company, .required)
    FieldValidation(\.vat)
    FieldValidation(\.isTaxed)
    FieldValidation(\.tags)
    FieldValidation(\.count)
    each(\.guests) { FieldValidation(\.name, .required) }
  }

  private func submitted(
    _ order: Order, _ validation: FormValidation<Order>
  ) -> (handed: Order?, kept: Order) {
    let form = Form(order, validation: validation)
    var handed: Order?
    form.onSubmit { handed = $0 }
    form.submit()
    return (handed, form.state)
  }

  @Test func `they are absent if their type allows it`() {
    let (handed, _) = submitted(Self.filled, Self.fields)
    #expect(handed == Order(count: 3))
  }

  @Test func `the form keeps them`() {
    let (_, kept) = submitted(Self.filled, Self.fields)
    #expect(kept == Self.filled)
  }

  @Test func `values that are included are handed over`() {
    var order = Self.filled
    order.isCompany = true
    let (handed, _) = submitted(order, Self.fields)
    #expect(handed == order)
  }

  @Test func `they are handed over if the declaration keeps them`() {
    let (handed, _) = submitted(Self.filled, Self.fields.whenExcluded(.keep))
    #expect(handed == Self.filled)
    let one = FormValidation<Order> {
      FieldValidation(\.company, when: { $0.isCompany }).whenExcluded(.keep)
      FieldValidation(\.vat, when: { $0.isCompany })
    }
    var order = Self.filled
    order.vat = nil
    #expect(submitted(Self.filled, one).handed == order)
  }

  @Test func `a row keeps what is included in it`() {
    let validation = FormValidation<Order> {
      each(\.guests) {
        FieldValidation(\.name, .required)
        FieldValidation(\.diet, when: { $0.hasDiet })
      }
    }
    let (handed, _) = submitted(Self.filled, validation)
    #expect(handed?.guests == [Guest(id: 1, name: "Mei")])
  }

  @Test func `rows stay if only the rule on their number, or only their fields are excluded`() {
    let counted = FormValidation<Order> {
      FieldValidation(\.guests, rules: [.minCount(2)], when: { $0.isCompany })
      each(\.guests) { FieldValidation(\.name, .required) }
    }
    #expect(submitted(Self.filled, counted).handed?.guests == Self.filled.guests)
    let rows = FormValidation<Order>(when: { $0.isCompany }) {
      each(\.guests) { FieldValidation(\.name, .required) }
    }
    let both = FormValidation<Order> {
      FieldValidation(\.guests, rules: [.minCount(1)])
      rows
    }
    #expect(submitted(Self.filled, both).handed?.guests == [Guest(id: 1, diet: "vegan")])
  }

  struct Home: Equatable {
    var city = ""
    var street: String?
  }

  struct Person: Equatable, Identifiable {
    var id = 1
    var home: Home? = Home(city: "Lyon", street: "Rue")
    var tags = ["a"]
  }

  /// Declarations of a field within the home, but not of the home itself.
  nonisolated static let parts: [FormValidation<Person>] = [
    FormValidation { part(\.home) { FieldValidation(\.city) } },
    FormValidation { FieldValidation(\.home!.city) },
    FormValidation { FieldValidation(\.home.ifPresent.city) },
  ]

  @Test(arguments: parts.indices)
  func `an optional value stays if a part of it is included, in a row too`(index: Int) {
    let validation = FormValidation<Person> {
      FieldValidation(\.home, when: { _ in false })
      FieldValidation(\.tags, when: { _ in false })
      FieldValidation(\.tags[at: 0])
      Self.parts[index]
    }
    let person = Person()
    #expect(validation.valuesToSubmit(of: person) == person)
    let rows = FormValidation<[Person]> { each(\.self, validation) }
    #expect(rows.valuesToSubmit(of: [person]) == [person])
  }

  @Test func `an optional value is removed with its part, and the part isn't removed alone`() {
    let validation = FormValidation<Person>(when: { _ in false }) {
      FieldValidation(\.home)
      part(\.home) {
        FieldValidation(\.city)
        FieldValidation(\.street)
      }
    }
    #expect(validation.valuesToSubmit(of: Person()).home == nil)
    let street = FormValidation<Person> {
      FieldValidation(\.home)
      part(\.home) { FieldValidation(\.street, when: { $0.city.isEmpty }) }
    }
    #expect(street.valuesToSubmit(of: Person()).home == Home(city: "Lyon"))
    #expect(street.valuesToSubmit(of: Person(home: nil)).home == nil)
  }

  @Test func `a part of a form is handed over the same way`() {
    struct Whole: Equatable {
      var order: Order
    }
    let validation = FormValidation<Whole> { part(\.order, Self.fields) }
    let values = validation.valuesToSubmit(of: Whole(order: Self.filled))
    #expect(values == Whole(order: Order(count: 3)))
  }

  @Test func `a reducer hands over the same values`() {
    enum Action: Equatable { case save, saved(Order) }
    let reducer = FormReducer(Self.fields) { (action: Action) in
      action == .save ? .submitted : nil
    } onValid: { order in
      .saved(order)
    }
    var order = Self.filled
    #expect(reducer.reduce(&order, .save) == .saved(Order(count: 3)))
    #expect(order == Self.filled)
  }

  @Test
  func `they are cleared in the form if the declaration says so, and an undo brings them back`() {
    let form = Form(Order()) {
      FieldValidation(\.company, .required, when: { $0.isCompany }).whenExcluded(.clear)
      FieldValidation(\.vat, when: { $0.isCompany })
      FieldValidation(\.count, when: { $0.isCompany }).whenExcluded(.clear)
      FieldValidation(\.tags, when: { $0.company.isEmpty })
    }
    form.isCompany = true
    form.company = "Acme"
    form.vat = "DE1"
    form.count = 3
    #expect(!form.field(\.tags).status.isIncluded)
    form.isCompany = false
    #expect(form.state == Order(vat: "DE1", count: 3))
    #expect(form.field(\.tags).status.isIncluded)
    form.undo()
    #expect(form.state == Order(isCompany: true, company: "Acme", vat: "DE1", count: 3))
    form.redo()
    #expect(form.state == Order(vat: "DE1", count: 3))
    form.isCompany = true
    #expect(form.field(\.company).status.errors.count == 1)
  }

  @Test func `invalid input is cleared too`() {
    struct Age: Equatable { var hasAge = true, age: Int? }
    let form = Form(Age()) {
      FieldValidation(\.age, when: { $0.hasAge }).whenExcluded(.clear)
    }
    let text = form.field(\.age).text
    text.value = "x"
    form.hasAge = false
    form.hasAge = true
    #expect(text.value == "")
    #expect(form.isValid)
  }
}
