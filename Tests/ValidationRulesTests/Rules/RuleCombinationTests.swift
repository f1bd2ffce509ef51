import Testing
import ValidationRules

@Suite struct RuleCombinationTests {
  @Test(arguments: [
    ("12", true), ("ok", true), ("no", false), ("", false),
  ])
  func `or accepts what one of two accepts`(text: String, isValid: Bool) {
    let rule: Rule<String> = .isNumber || .equals("ok")
    #expect(rule.accepts(text) == isValid)
    #expect(Rule<String>.or(.isNumber, .equals("ok")).accepts(text) == isValid)
  }

  @Test(arguments: [("123", true), ("1234", false), ("abc", false)])
  func `and accepts what both accept`(text: String, isValid: Bool) {
    let rule: Rule<String> = .isNumber && .equals("123")
    #expect(rule.accepts(text) == isValid)
    #expect(Rule<String>.and(.isNumber, .equals("123")).accepts(text) == isValid)
  }

  @Test(arguments: [("b", true), ("a", false)])
  func `negated accepts what the rule refuses`(text: String, isValid: Bool) {
    let rule: Rule<String> = !.contains("a")
    #expect(rule.accepts(text) == isValid)
    #expect(Rule<String>.negated(.contains("a")).accepts(text) == isValid)
    #expect((!rule).accepts(text) != isValid)
  }

  @Test func `many rules combine like two`() {
    #expect(Rule<String>.or(.contains("a"), .contains("b"), .contains("c")).accepts("c"))
    #expect(!Rule<String>.or(.contains("a"), .contains("b"), .contains("c")).accepts("d"))
    #expect(Rule<String>.and(.contains("a"), .contains("b"), .contains("c")).accepts("cba"))
    #expect(!Rule<String>.and(.contains("a"), .contains("b"), .contains("c")).accepts("ba"))
  }

  @Test func `a conjunction of no rules passes, and a disjunction fails`() {
    #expect(Rule<String>.and().accepts(""))
    #expect(!Rule<String>.or().accepts(""))
  }

  @Test func `rules combine in a list without their type`() {
    let rules: [Rule<String>] = [
      .isNumber || .equals("ok"), !.contains("y"), .minLength(1) && .notEmpty,
    ]
    #expect(rules.failures(of: "ok").isEmpty)
    #expect(rules.failures(of: "y").count == 2)
  }

  @Test func `the right rule doesn't run if the left one decides`() {
    let unreached = Rule<String>("Never shown") { _ in
      Issue.record("The right rule ran")
      return true
    }
    #expect(!(Rule<String>.contains("a") && unreached).accepts("b"))
    #expect((Rule<String>.contains("a") || unreached).accepts("a"))
  }
}

@Suite struct `What a combined rule reports` {
  @Test func `and reports the first part that fails, and beforehand both`() {
    let rule: Rule<String> = .minLength(3) && .containsNumber
    #expect(english(rule.failure(of: "a1")) == "Use at least 3 characters")
    #expect(english(rule.failure(of: "abc")) == "Use at least 1 digit")
    #expect(rule.failure(of: "abc1") == nil)
    #expect(english(rule.message) == "Use at least 3 characters, and use at least 1 digit")
  }

  @Test func `or reports both`() {
    let rule: Rule<String> = .isInteger || .startsWith("#")
    #expect(
      english(rule.failure(of: "a")) == "Enter a whole number, such as 12, or start with “#”")
  }

  @Test func `the parts of an alternative report what fails in them`() {
    let rule: Rule<String> = (.minLength(2) && .containsLetter) || .isInteger
    #expect(
      english(rule.failure(of: "--"))
        == "Use at least 1 letter, or enter a whole number, such as 12")
  }

  @Test func `the same message isn't reported twice`() {
    let rule: Rule<String> = .isNumber || .isNumber
    #expect(english(rule.failure(of: "a")) == "Enter a number, such as 12 or 12.5")
  }

  @Test func `negated reports the opposite, and twice negated the same again`() {
    #expect(english((!Rule<String>.contains("y")).failure(of: "y")) == "Remove “y”")
    #expect(english((!Rule<String>.minLength(3)).failure(of: "abc")) == "Use at most 2 characters")
    #expect((!(!Rule<String>.contains("y"))).message == Rule<String>.contains("y").message)
  }

  @Test func `negated swaps and with or`() {
    #expect(
      english((!(Rule<String>.contains("a") || .contains("b"))).failure(of: "a"))
        == "Remove “a”, and remove “b”")
    #expect(
      english((!(Rule<String>.contains("a") && .contains("b"))).failure(of: "ab"))
        == "Remove “a”, or remove “b”")
  }

  @Test func `three rules have one meaning each`() {
    let (a, b, c) = (
      Rule<String>.contains("a"), Rule<String>.contains("b"), Rule<String>.contains("c")
    )
    let texts = [
      (a && b && c, "Include “a”, and include “b”, and include “c”"),
      (a || (b || c), "Include “a”, or include “b”, or include “c”"),
      ((a || b) && c, "Either include “a”, or include “b”; and include “c”"),
      (a && (b || c), "Include “a”; and either include “b”, or include “c”"),
      ((a && b) || c, "Include “a”, and include “b”; or include “c”"),
      (a || (b && c), "Include “a”; or include “b”, and include “c”"),
      (!(a && b) && c, "Either remove “a”, or remove “b”; and include “c”"),
      (!((a && b) || c), "Either remove “a”, or remove “b”; and remove “c”"),
      (!(a || (b && c)), "Remove “a”; and either remove “b”, or remove “c”"),
    ]
    for (rule, text) in texts { #expect(english(rule.message) == text) }
  }

  @Test func `four rules have one meaning each`() {
    let (a, b, c) = (
      Rule<String>.contains("a"), Rule<String>.contains("b"), Rule<String>.contains("c")
    )
    let d = Rule<String>.contains("d")
    let texts = [
      (
        (a || b) && (c || d),
        "Either include “a”, or include “b”; and either include “c”, or include “d”"
      ),
      (
        (a || b) && c && d,
        "Either include “a”, or include “b”; and include “c”; and include “d”"
      ),
      (
        ((a || b) && c) || d,
        "(Either include “a”, or include “b”; and include “c”) or (Include “d”)"
      ),
      (
        ((a && b) || c) && d,
        "(Include “a”, and include “b”; or include “c”) and (Include “d”)"
      ),
      (
        (((a && b) || c) && d) || a,
        "((Include “a”, and include “b”; or include “c”) and (Include “d”)) or (Include “a”)"
      ),
    ]
    for (rule, text) in texts { #expect(english(rule.message) == text) }
  }

  @Test func `the message of an address is a part of a sentence`() {
    #expect(
      english((!(.minLength(3) && .isEmail) || Rule<String>.isMobile).message)
        == "Use at most 2 characters, or enter something else, or enter a mobile number, "
        + "such as +33 6 12 34 56 78")
    #expect(
      english((.notEmpty && Rule<String>.isEmail).message)
        == "Enter some text, and enter an email address, such as mei@example.com")
  }

  @Test func `a rule without an opposite asks for something else, under its own key`() {
    let rule = Rule<String>(.init(key: "awesome", "Say something awesome")) { $0 == "awesome" }
    #expect(english((!rule).message) == "Enter something else")
    #expect((!rule).message.key == "negated")
  }

  @Test func `a custom rule can provide its opposite`() {
    let rule = Rule<String>("Say please", negation: "Do not beg") { $0.contains("please") }
    #expect(english((!rule).failure(of: "please")) == "Do not beg")
  }

  @Test func `the program's own words replace every part`() {
    let rule = (Rule<String>.minLength(3) && .containsNumber).message("As in ab1")
    #expect(rule.failure(of: "a1") == "As in ab1")
    #expect(rule.failure(of: "abc") == "As in ab1")
  }

  @Test func `a catalog translates the parts and their conjunctions`() {
    let catalog: MessageCatalog = [
      "or": "{first}, ou {second, clause}", "startsWith": "Commencez par « {prefix} »",
      "integer": "Entrez un nombre entier",
    ]
    let rule: Rule<String> = .isInteger || .startsWith("{second}")
    #expect(
      catalog.text(for: rule.message)
        == "Entrez un nombre entier, ou commencez par « {second} »")
  }

  @Test func `a catalog translates groups too`() {
    let catalog: MessageCatalog = [
      "and.groups": "{first} ; et {second, clause}",
      "or.either": "Soit {first, clause}, soit {second, clause}",
    ]
    let rule: Rule<String> = (.contains("a") || .contains("b")) && .contains("c")
    #expect(
      catalog.text(for: rule.message) == "Soit include “a”, soit include “b” ; et include “c”")
  }

  @Test func `the combination is a warning only if both are`() {
    let advice = Rule<String>.containsNumber.asWarning()
    #expect((advice && .notEmpty).severity == .error)
    #expect((advice || .notEmpty).severity == .error)
    #expect((advice && advice).severity == .warning)
    #expect((advice || advice).severity == .warning)
    #expect((!advice).severity == .warning)
    #expect(Rule<String>.and().severity == .error)
  }

  @Test func `a warning still reports which part fails`() {
    let rule = (Rule<String>.minLength(3) && .containsNumber).asWarning()
    #expect(english(rule.failure(of: "abc")) == "Use at least 1 digit")
  }
}
