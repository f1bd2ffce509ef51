import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct FormFieldCollectionTests {
  private let name = MockTextField("", validators: [.required])
  private let mobile = MockTextField("603903594", validators: [.mobile])
  private let email = MockTextField("mei", validators: [.email])

  @Test func `every field is validated and shown, even after one that fails`() {
    let fields: [any FormField] = [name, mobile, email]
    fields.performValidation()
    #expect(name.shownMessages == ["Fill in this field"])
    #expect(mobile.shownMessages == [])
    #expect(email.shownMessages == ["Enter an email address, such as mei@example.com"])
  }

  @Test func `fields of one type are validated the same way`() {
    [name, email].performValidation()
    #expect(name.shownMessages == ["Fill in this field"])
    #expect(email.shownMessages == ["Enter an email address, such as mei@example.com"])
  }

  @Test func `is valid when every field is`() {
    #expect(!([name, mobile, email] as [any FormField]).isValid)
    #expect(![mobile, email].isValid)
    name.text = "Mei"
    email.text = "mei@example.com"
    #expect(([name, mobile, email] as [any FormField]).isValid)
    #expect([name, mobile, email].isValid)
  }

  @Test func `an empty collection is valid`() {
    #expect(([] as [any FormField]).isValid)
    #expect(([] as [MockTextField]).isValid)
  }

  @Test func `reading the status doesn't show it`() {
    #expect(![name, email].isValid)
    #expect(name.shownMessages == [])
    #expect(email.shownMessages == [])
  }
}
