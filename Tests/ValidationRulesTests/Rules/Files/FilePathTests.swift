import Testing
import ValidationRules

@Suite struct FilePathTests {
  @Test func `is any text that can be a path`() {
    #expect(FilePath("/a b/ü")?.text == "/a b/ü")
    #expect(FilePath("") == nil)
    #expect(FilePath("a\0b") == nil)
  }
}
