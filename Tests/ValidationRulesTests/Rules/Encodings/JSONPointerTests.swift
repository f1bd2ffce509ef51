import Testing
import ValidationRules

@Suite struct JSONPointerTests {
  @Test(arguments: [
    "", "/", "/foo", "/foo/0", "/a~1b", "/m~0n", "/~01", "/c%d", "/e^f", "/g|h", "/i\\j", "/k\"l",
    "/ ", "//", "/-", "/é👍", "/\0", "/\u{301}", "/~0~1~0",
  ])
  func `accepts paths`(text: String) {
    #expect(Rule.isJSONPointer.accepts(text))
  }

  @Test(arguments: [
    "foo", "0", "#/foo", " /foo", "~", "~0", "/~", "/~2", "/a~", "/~/", "/~~", "/~٠",
  ])
  func `refuses paths without a slash before them or with another tilde`(text: String) {
    #expect(!Rule.isJSONPointer.accepts(text))
  }

  @Test func `handles 1 MiB`() {
    #expect(Rule.isJSONPointer.accepts(String(repeating: "/~0", count: (1 << 20) / 3)))
    #expect(!Rule.isJSONPointer.accepts("/" + String(repeating: "~", count: 1 << 20)))
  }

  @Test func `shows a pointer`() {
    #expect(
      MessageCatalog().text(for: Rule.isJSONPointer.message)
        == "Enter a JSON pointer, such as /books/0")
  }
}
