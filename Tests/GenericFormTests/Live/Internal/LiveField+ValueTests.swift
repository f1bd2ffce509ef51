import Testing

@testable import GenericForm

@MainActor @Suite struct LiveFieldValueTests {
  @Test func `an equal value isn't a change`() {
    let form = Form()
    let revision = form.revision
    form.name = "Mei"
    #expect(form.revision == revision)
    #expect(!form.field(\.name).status.isTouched)
    form.name = "Zoë"
    #expect(form.revision == revision + 1)
  }

  @Test func `a value that can't be compared is always new`() {
    let form = Form(FormTests.Album(), validation: FormValidation {})
    var count = 0
    let observation = form.field(\.picture).observe { count += 1 }
    form.picture = FormTests.Picture()
    form.picture = FormTests.Picture()
    #expect(count == 2)
    withExtendedLifetime(observation) {}
  }

  @Test func `a value without a place in memory is read again each time`() {
    let form = Form([1: "a", 2: "b"], validation: FormValidation {})
    let (one, two) = (form.field(\.[1]), form.field(\.[2]))
    #expect(one.value == "a")
    #expect(two.value == "b")
    #expect(form.field(\.self).value.count == 2)
    one.value = "c"
    #expect(form.state == [1: "c", 2: "b"])
    #expect(one.status.isDirty)
    #expect(!two.status.isDirty)
    form.field(\.self).value = [2: "d"]
    #expect(one.value == nil)
    #expect(two.value == "d")
    form.update { $0 = [1: "x"] }
    #expect(one.value == "x")
    #expect(two.value == nil)
  }

  @Test func `a value without a place in memory is validated as declared`() {
    let form = Form([1: "a"]) {
      FieldValidation(\.[1], rules: [.nonOptional("Missing")])
      FieldValidation(\.[2], rules: [.nonOptional("Missing too")])
    }
    #expect(form.errors.map(\.path) == [\.[2]])
    form.field(\.[2]).value = "b"
    #expect(form.isValid)
    form.field(\.self).value = [:]
    #expect(form.errors.map(\.path) == [\.[1], \.[2]])
    form.field(\.[3]).value = "c"
    form.reset(to: [1: "a", 2: "b"])
    #expect(form.isValid)
    #expect(!form.isDirty)
    #expect(form.field(\.[3]).value == nil)
  }

  @Test func `an error of a value without a place in memory stays while others change`() {
    let form = Form([1: "a", 2: "b"], validation: FormValidation {})
    let one = form.field(\.[1])
    one.setError("Rude")
    form.update { $0[2] = "c" }
    form.field(\.[2]).value = "d"
    #expect(one.status.errors == ["Rude"])
    one.value = "x"
    #expect(one.status.errors == [])
  }

  @Test func `a large value is changed in place`() {
    let form = Form((0..<1_000).map { RowsTests.Guest(id: $0) }) {
      FieldValidation(\.self, rules: [.minCount(1)])
      each(\.self) { FieldValidation(\.name, formatters: [.trimmed]) }
    }
    func address() -> Int? {
      form.current.withUnsafeBufferPointer { $0.baseAddress.map { Int(bitPattern: $0) } }
    }
    // The values before a step are stored separately, which copies them once.
    let name = form.field(\.[id: 3].name)
    name.value = "a"
    let before = address()
    name.value = "ab"
    #expect(form.field(\.self).value.map(\.name).prefix(8).joined() == "ab")
    name.value = "ab "
    #expect(address() == before)
    #expect(form.state[3].name == "ab ")
  }

  @Test func `formatting to an equal value isn't a change`() {
    let form = Form()
    let revision = form.revision
    form.field(\.name).leave()
    #expect(form.revision == revision)
    form.name = "Mei "
    form.field(\.name).leave()
    #expect(form.name == "Mei")
    #expect(form.revision == revision + 2)
    #expect(!form.field(\.name).status.isDirty)
  }

  @Test func `an excluded field isn't formatted`() {
    let form = Form(Account()) {
      FieldValidation(\.vat, formatters: [.trimmed], when: { $0.wantsInvoice })
    }
    form.vat = " x "
    form.field(\.vat).leave()
    form.submit()
    #expect(form.vat == " x ")
    form.wantsInvoice = true
    form.field(\.vat).leave()
    #expect(form.vat == "x")
  }

  @Test func `formatting ends a server error, since the value is new`() {
    let form = Form()
    form.name = "Mei "
    form.field(\.name).setError("Taken")
    form.field(\.name).leave()
    #expect(form.field(\.name).status.errors == [])
  }
}
