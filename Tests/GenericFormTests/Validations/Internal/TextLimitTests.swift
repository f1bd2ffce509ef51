import GenericFormTesting
import Testing

@testable import FormDeclaration
@testable import GenericForm

/// A text that's too long to check has one message, and no rule or formatter runs on it.
@MainActor @Suite struct TextLimitTests {
  struct Letter {
    var text = ""
    var note: String?
  }

  private nonisolated static let limit = TextLimit.greatestCount
  private static let message = "This text is too long to check. Shorten it to 100000 characters"

  private nonisolated static func isShort(_ text: String) -> Bool { text.utf8.count <= limit }

  private func texts(of status: FieldStatus) -> [String] {
    status.errors.map { MessageCatalog().text(for: $0) }
  }

  @Test(arguments: ["a", "é", "日", "👍"])
  func `it counts Unicode scalars`(character: String) {
    let longest = String(repeating: character, count: Self.limit)
    #expect(!TextLimit.isExceeded(by: longest))
    #expect(TextLimit.isExceeded(by: longest + "a"))
    #expect(TextLimit.isExceeded(by: longest + "a" as String?))
    #expect(!TextLimit.isExceeded(by: Array(longest + "a")))
  }

  @Test func `in a form, no rule and no formatter runs on it`() {
    let form = Form(Letter()) {
      FieldValidation(
        \.text, formatters: [ValidationFormatter { Self.isShort($0) ? $0 : "formatted" }],
        rules: [
          ValidationRule("Long") { Self.isShort($0) },
          .reading("Long") { text, _ in Self.isShort(text) },
        ])
      FieldValidation(\.note, rules: [ValidationRule("Long") { Self.isShort($0) }])
    }
    let long = String(repeating: "a", count: Self.limit + 1)
    form.text = long
    form.field(\.text).leave()
    form.note = long
    #expect(texts(of: form.field(\.text).status) == [Self.message])
    #expect(texts(of: form.field(\.note).status) == [Self.message])
    #expect(form.field(\.text).rules.map(\.isMet) == [false, false])
    #expect(form.text == long)
  }

  @Test func `a control without a form has the message once`() {
    let field = MockTextField(validators: [.required, .email, .maxLength(3, message: "Long")])
    field.text = String(repeating: "a", count: Self.limit + 1)
    #expect(field.messages == [Self.message])
    field.text = "a@b.c"
    #expect(field.messages == ["Long"])
  }

  @Test func `if only presence is validated, any length is valid`() {
    let long = String(repeating: "a", count: Self.limit + 1)
    let form = Form(Letter(text: long)) { FieldValidation(\.text, .required) }
    #expect(form.isValid)
    #expect(MockTextField(long).isValid)
  }
}
