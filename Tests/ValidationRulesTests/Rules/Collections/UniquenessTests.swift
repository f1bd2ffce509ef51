import Testing
import ValidationRules

@Suite struct UniquenessTests {
  @Test(arguments: [
    ([], true), (["mei"], true), (["mei", "zoë"], true), (["mei", "zoë", "mei"], false),
    (["é", "e\u{301}"], false), (["", ""], false), (["a", "A"], true),
  ])
  func `refuses duplicates`(names: [String], isValid: Bool) {
    #expect(Rule<[String]>.isUnique.accepts(names) == isValid)
  }

  @Test func `compares by a key`() {
    let rule = Rule<[String]>.isUnique { $0.lowercased() }
    #expect(rule.accepts(["a", "b"]))
    #expect(!rule.accepts(["a", "A"]))
  }

  @Test func `goes through 100 000 items`() {
    #expect(Rule<[Int]>.isUnique.accepts(Array(0..<100_000)))
    #expect(!Rule<[Int]>.isUnique.accepts(Array(0..<100_000) + [0]))
  }

  @Test func `asks to use each value once`() {
    #expect(english(Rule<[Int]>.isUnique.message) == "Use each value only once")
    #expect(english((!Rule<[Int]>.isUnique).message) == "Repeat at least one value")
  }
}
