import GenericForm
import GenericFormTesting
import Testing

@Suite struct MockTextFieldTests {
  @Test func `starts empty, without validators`() {
    let field = MockTextField()
    #expect(field.text == "")
    #expect(field.validators.isEmpty)
    #expect(field.isValid)
  }

  @Test func `shows messages only when asked to`() {
    let field = MockTextField("BobyLeMec", validators: [.email])
    #expect(field.shownMessages == [])
    field.performValidation()
    #expect(field.shownMessages == ["Invalid email format"])
    field.text = "BobyLeMec@gmail.com"
    #expect(field.shownMessages == ["Invalid email format"])
    field.performValidation()
    #expect(field.shownMessages == [])
  }

  @Test func `serves wherever a field does`() {
    let fields: [any FormField] = [MockTextField("mei", validators: [.email]), MockTextField()]
    #expect(fields.map(\.isValid) == [false, true])
  }
}
