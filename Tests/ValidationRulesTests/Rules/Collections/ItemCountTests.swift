import Testing
import ValidationRules

@Suite struct ItemCountTests {
  @Test func `refuses an empty collection`() {
    #expect(Rule<[Int]>.notEmpty.accepts([1]))
    #expect(!Rule<[Int]>.notEmpty.accepts([]))
    #expect(Rule<Set<Int>>.notEmpty.accepts([1]))
    #expect(!Rule<Set<Int>>.notEmpty.accepts([]))
    #expect(Rule<[String: Int]>.notEmpty.accepts(["a": 1]))
    #expect(!Rule<[String: Int]>.notEmpty.accepts([:]))
  }

  @Test(arguments: [
    (Rule<[Int]>.minCount(0), [], true), (.minCount(2), [1], false),
    (.minCount(2), [1, 2], true), (.maxCount(0), [], true), (.maxCount(1), [1, 2], false),
    (.maxCount(2), [1, 2], true), (.exactCount(0), [], true), (.exactCount(2), [1], false),
    (.exactCount(2), [1, 2], true), (.exactCount(2), [1, 2, 3], false),
  ])
  func `counts items`(rule: Rule<[Int]>, items: [Int], isValid: Bool) {
    #expect(rule.accepts(items) == isValid)
  }

  @Test func `counts the elements of a set, not those it was made from`() {
    #expect(Rule<Set<Bool>>.maxCount(1).accepts([true, true]))
    #expect(!Rule<[Bool]>.maxCount(1).accepts([true, true]))
  }

  @Test func `reports how many items there must be`() {
    #expect(english(Rule<[Int]>.notEmpty.message) == "Choose at least 1 item")
    #expect(english(Rule<[Int]>.minCount(2).message) == "Choose at least 2 items")
    #expect(english(Rule<[Int]>.maxCount(1).message) == "Choose at most 1 item")
    #expect(english(Rule<[Int]>.maxCount(2).message) == "Choose at most 2 items")
    #expect(english(Rule<[Int]>.maxCount(0).message) == "Leave this empty")
    #expect(english(Rule<[Int]>.exactCount(1).message) == "Choose exactly 1 item")
    #expect(english((!Rule<[Int]>.minCount(3)).message) == "Choose at most 2 items")
    #expect(english((!Rule<[Int]>.exactCount(1)).message) == "Choose no items, or more than 1")
    #expect(english((!Rule<[Int]>.exactCount(3)).message) == "Choose more or fewer than 3 items")
    #expect(english((!Rule<[Int]>.notEmpty).message) == "Leave this empty")
  }

  @Test(arguments: [
    (!Rule<[Int]>.minCount(0), [], "Enter something else"),
    (!.maxCount(.max), [], "Enter something else"),
    (!.maxCount(0), [], "Choose at least 1 item"),
    (!.minCount(1), [1], "Leave this empty"),
    (!.exactCount(0), [], "Choose at least 1 item"),
  ])
  func `reports what to do at the limits`(
    rule: Rule<[Int]>, items: [Int], sentence: String
  ) {
    #expect(english(rule.failure(of: items)) == sentence)
  }
}
