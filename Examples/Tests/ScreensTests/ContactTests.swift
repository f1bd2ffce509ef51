import GenericForm
import Screens
import Testing

@MainActor @Suite struct ContactTests {
  let form = Form(Contact(), validation: Contact.validation)

  @Test(arguments: ["", "   ", "+33 6 03 90 35 94"])
  func `can be sent without a phone number, and with a whole one`(phone: String) async {
    form.name = "Mei"
    form.message = "Call me, or do not"
    form.enter(phone, in: \.phone)
    #expect(form.shown(\.phone) == [])
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `isn't sent with half a phone number`() {
    form.name = "Mei"
    form.message = "Call me"
    form.enter("+33 6", in: \.phone)
    #expect(form.shown(\.phone) == ["Enter a complete number, such as +33 6 03 90 35 94, or none"])
    #expect(form.submit().currentOutcome?.isSubmitted == false)
    form.phone = ""
    #expect(form.shown(\.phone) == [])
    #expect(form.isValid)
  }

  @Test func `requires a name and a message, but no phone number`() {
    #expect(form.field(\.name).status.isRequired)
    #expect(form.field(\.message).status.isRequired)
    #expect(!form.field(\.phone).status.isRequired)
    form.submit()
    #expect(form.shown(\.message) == ["Write your message"])
    #expect(form.shown(\.phone) == [])
  }

  @Test func `shows how long a message may be`() {
    form.enter(String(repeating: "a", count: 501), in: \.message)
    #expect(form.shown(\.message) == ["Use at most 500 characters"])
  }
}
