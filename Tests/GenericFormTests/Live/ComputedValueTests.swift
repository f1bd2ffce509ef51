import GenericForm
import Observation
import Synchronization
import Testing

/// Values with unknown dependencies.
@MainActor @Suite struct ComputedValueTests {
  struct Order {
    var count = 1
    var price = 1
    var country = "" { didSet { region = "" } }
    var region = "North"
    var note = ""

    var total: Int {
      get { count * price }
      set { price = newValue / count }
    }
  }

  @Test func `a rule that reads more than before still follows what it read`() {
    let form = Form(Order()) {
      FieldValidation(
        \.note,
        rules: [.reading("France only") { $1.total <= 10 || $1.country == "FR" }])
    }
    form.price = 20
    #expect(!form.isValid)
    form.price = 5
    #expect(form.isValid)
    form.price = 20
    form.country = "FR"
    #expect(form.isValid)
  }

  @Test func `a declared field follows changes that another field makes to it`() {
    let form = Form(Order()) {
      FieldValidation(\.country)
      FieldValidation(\.region, .required)
    }
    form.country = "FR"
    #expect(form.region == "")
    #expect(!form.field(\.region).status.isValid)
  }

  @Test func `a declared computed field is validated at any change`() {
    let form = Form(Order()) {
      FieldValidation(\.total, rules: [ValidationRule("Large") { $0 < 11 }])
      FieldValidation(\.note, rules: [.reading("Large") { $1.total < 5 }])
    }
    form.count = 7
    #expect(form.errors.map(\.path) == [\.note])
    form.price = 2
    #expect(form.errors.map(\.path) == [\.total, \.note])
    form.total = 7
    #expect(form.state.price == 1)
    #expect(form.errors.map(\.path) == [\.note])
  }

  @Test func `a rule follows a computed value that also has a field`() {
    let form = Form(Order()) {
      FieldValidation(\.note, rules: [.reading("Large") { $1.total < 5 }])
    }
    let total = form.field(\.total)
    form.update { $0.price = 9 }
    #expect(!form.isValid)
    #expect(total.value == 9)
    total.value = 1
    #expect(form.isValid)
    #expect(form.price == 1)
  }

  @Test func `a computed value is tracked through its field`() {
    let form = Form(Order()) { FieldValidation(\.note) }
    let total = form.field(\.total)
    let isNotified = Mutex(false)
    withObservationTracking {
      _ = total.value
    } onChange: {
      isNotified.withLock { $0 = true }
    }
    form.price = 2
    #expect(isNotified.withLock { $0 })
  }

  @Test func `a change of values without fields is published`() {
    let form = Form(Order()) { FieldValidation(\.note) }
    let isNotified = Mutex(false)
    var count = 0
    let observation = form.observe { count += 1 }
    withObservationTracking {
      _ = form.state
    } onChange: {
      isNotified.withLock { $0 = true }
    }
    form.update { $0.price = 2 }
    #expect(isNotified.withLock { $0 })
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `values can be updated from those of the form`() {
    let form = Form(Order()) { FieldValidation(\.note) }
    form.update { $0.price = form.count + 4 }
    #expect(form.price == 5)
  }

  @Test func `a computed value outlives its form`() {
    let total = Form(Order()) { FieldValidation(\.note) }.field(\.total)
    #expect(total.value == 1)
    total.value = 5
    #expect(total.value == 1)
  }
}
