import FormTestSupport
import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ValidatorEmailTests {
  private func messages(_ text: String) -> [String] {
    MockTextField(text, validators: [.email]).messages
  }

  @Test(arguments: [
    "mei@example.com", "a@b.c", "1@2.c", "a@b-c.d", "BobyLeMEc@GMAIL.com", ".a.@example.com",
    "a..b@example.com", "!#$%&'*+/=?^_`{|}~-@example.com",
    "a@\(String(repeating: "b", count: 63)).c", "a@xn--bcher-kva.example",
    "\(String(repeating: "a", count: 300))@example.com",
  ])
  func `accepts a valid address`(text: String) {
    #expect(messages(text) == [])
  }

  @Test(arguments: [" ", "\n", "\t", "\r\n", "\u{A0}", "\u{3000}", " \n "])
  func `ignores white space around the text`(space: String) {
    #expect(messages("\(space)mei@example.com\(space)") == [])
    #expect(
      messages("mei@\(space)example.com") == ["Enter an email address, such as mei@example.com"])
    #expect(messages(space) == ["Enter an email address, such as mei@example.com"])
  }

  @Test(arguments: [
    "mei", "@", "mei@", "@example.com", "mei@@example.com", "mei@example..com", "mei@.example.com",
    "mei@example.com.", "mei@-example.com", "mei@example-.com", "mei@exa_mple.com",
    "m ei@example.com",
    "\"mei\"@example.com", "mei@[127.0.0.1]", "mei(me)@example.com", "mailto:mei@example.com",
    "Mei <mei@example.com>", "mei@example.com,max@example.com", "mé@example.com", "mei@exämple.com",
    "me\u{301}i@example.com", "mei@example.com\u{301}", "mei\0@example.com", "mei@example.com\0",
    "שלום@example.com", "\u{202E}mei@example.com", "mei@example.com👍", "\u{200B}mei@example.com",
    "mei＠example.com", "a@\(String(repeating: "b", count: 64)).c",
    "a@b", "1@2", "email@111.222.333.44444",
  ])
  func `fails everything else`(text: String) {
    #expect(messages(text) == ["Enter an email address, such as mei@example.com"])
  }

  @Test func `reads 99,000 characters`() {
    let letters = String(repeating: "a", count: 99_000)
    #expect(messages(letters + "@example.com") == [])
    #expect(messages("a@b." + letters) == ["Enter an email address, such as mei@example.com"])
    #expect(messages(String(repeating: " ", count: 99_000) + "a@b.c") == [])
  }

  @Test func `doesn't read a mebibyte, and says so`() {
    #expect(
      messages(HardInput.mebibyte.text + "@example.com")
        == ["This text is too long to check. Shorten it to 100000 characters"])
  }
}
