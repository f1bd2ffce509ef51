import FormTestSupport
import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct FormFieldTests {
  @Test func `without validators everything is valid`() {
    for hard in HardInput.all {
      let field = MockTextField(hard.text)
      #expect(field.isValid, "\(hard.name)")
      #expect(field.messages == [], "\(hard.name)")
    }
  }

  @Test func `its messages are current, shown or not`() {
    let field = MockTextField("BobyLeMec", validators: [.required, .email])
    #expect(field.messages == ["Enter an email address, such as mei@example.com"])
    field.text = "BobyLeMec@gmail.com"
    #expect(field.messages == [])
    field.validators = [.mobile]
    #expect(field.messages == ["Enter a mobile number, such as +33 6 12 34 56 78"])
  }

  @Test(
    arguments: [
      ("", true), (" ", false), ("\0", false), ("\u{301}", false), ("\u{200B}", false),
    ] as [(String, Bool)])
  func `is empty only if nothing was typed`(text: String, isEmpty: Bool) {
    #expect(MockTextField(text).isEmpty == isEmpty)
  }

  @Test func `the result carries the text or the messages`() {
    let field = MockTextField(" mei@example.com ", validators: [.email])
    #expect(field.result.value == " mei@example.com ")
    field.text = "mei"
    #expect(field.result.messages.map(\.key) == ["email"])
    #expect(field.result.value == nil)
  }

  @Test func `a custom validator follows the fields that it reads`() {
    let first = MockTextField("a")
    let second = MockTextField("b", validators: [.custom("Not the same") { $0.text == first.text }])
    second.performValidation()
    #expect(second.shownMessages == ["Not the same"])
    first.text = "b"
    #expect(second.isValid)
    #expect(second.shownMessages == [])
    second.text = "c"
    first.text = "c"
    #expect(second.isValid)
    first.text = "d"
    #expect(second.messages == ["Not the same"])
  }

  @Test func `a custom validator among others follows what it reads`() {
    let first = MockTextField("abc")
    let second = MockTextField(
      "a",
      validators: [
        .first(.minLength(3, message: "Short"), .custom("Differs") { $0.text == first.text })
      ])
    second.text = "abc"
    #expect(second.isValid)
    first.text = "abcd"
    #expect(second.messages == ["Differs"])
  }

  @Test func `a custom validator follows the status of another field`() {
    let first = MockTextField("", validators: [.required])
    let second = MockTextField(
      "b", validators: [.custom("First is missing") { _ in first.isValid }])
    #expect(!second.isValid)
    first.text = "a"
    #expect(second.isValid)
  }

  @Test func `an error caused by another field isn't shown while that field is edited`() {
    let first = MockTextField("a")
    let second = MockTextField("", validators: [.custom("Differs") { $0.text == first.text }])
    second.text = "a"
    second.leave()
    first.text = "ab"
    #expect(!second.isValid)
    #expect(second.shownMessages == [])
    second.performValidation()
    #expect(second.shownMessages == ["Differs"])
  }

  @Test func `a custom validator runs once for each change of the text`() {
    var count = 0
    let field = MockTextField(
      validators: [
        .custom { field in
          count += 1
          return field.text.isEmpty ? .notValid(MessageList("Empty")) : .valid(nil)
        }
      ])
    count = 0
    field.text = "a"
    #expect(count == 1)
  }

  @Test func `its messages are in the words of the shared catalog`() {
    let field = MockTextField(validators: [.required])
    let german: MessageCatalog = ["required": "Bitte ausfüllen"]
    #expect(MessageCatalog.withShared(german) { field.messages } == ["Bitte ausfüllen"])
    #expect(field.messages == ["Fill in this field"])
  }

  @Test func `a message can mention the label of its field`() {
    let form = Form("") {
      FieldValidation(\.self, .required("{field} is missing"), label: "Name")
    }
    let field = MockTextField(form.field(\.self))
    field.performValidation()
    #expect(field.messages == ["Name is missing"])
    #expect(field.shownMessages == ["Name is missing"])
    let lone = MockTextField("a", validators: [.minLength(2, message: "{field} is short")])
    #expect(lone.messages == ["This field is short"])
  }
}
