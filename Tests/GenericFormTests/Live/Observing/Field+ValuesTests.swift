import Testing

@testable import GenericForm

/// A field's values as a sequence.
@MainActor @Suite struct FieldValuesTests {
  struct Values: Equatable {
    var name = "a"
    var age = 1
    var plain = Plain()
  }

  struct Plain: Equatable, Sendable { var number = 0 }

  private func makeForm() -> Form<Values> {
    Form(Values()) { FieldValidation(\.name, formatters: [.trimmed], rules: [.minLength(3)]) }
  }

  @Test func `starts with the value, and has each new one`() async {
    let form = makeForm()
    var values = form.field(\.name).values.makeAsyncIterator()
    #expect(await values.next() == "a")
    form.name = "b "
    #expect(await values.next() == "b ")
    form.age = 2
    form.field(\.name).leave()
    #expect(await values.next() == "b")
  }

  @Test func `a change of only the status delivers no value`() async {
    let form = makeForm()
    let name = form.field(\.name)
    var values = name.values.makeAsyncIterator()
    #expect(await values.next() == "a")
    name.leave()
    name.setError("Taken")
    form.name = "b"
    #expect(await values.next() == "b")
  }

  @Test func `has the values typed in a converted field`() async {
    let form = makeForm()
    let age = form.field(\.age).text
    var values = age.values.makeAsyncIterator()
    #expect(await values.next() == "1")
    age.value = "1x"
    #expect(await values.next() == "1x")
  }

  @Test func `ends with the form, which it doesn't keep alive`() async {
    var form: Form<Values>? = makeForm()
    weak let gone = form
    let values = form?.field(\.name).values
    form = nil
    #expect(gone == nil)
    var found: [String] = []
    if let values {
      for await value in values { found.append(value) }
    }
    #expect(found == ["a"])
  }
}
