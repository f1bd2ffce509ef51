import Testing
import ValidationRules

/// The assertions about rules in the test suite of the system that they come from.
@Suite struct RulesParityTests {
  @Test(arguments: TextExample.all.indices)
  func `a rule on text`(index: Int) {
    let example = TextExample.all[index]
    for text in example.accepted {
      #expect(ValidationResult.validate(text, with: example.rule).isValid, "\(text)")
    }
    for text in example.refused {
      #expect(!ValidationResult.validate(text, with: example.rule).isValid, "\(text)")
    }
  }

  private func accepts<Value: SendableMetatype>(
    _ value: Value, _ rule: Rule<Value>
  ) -> Bool {
    ValidationResult.validate(value, with: rule).isValid
  }

  @Test func `equality of numbers`() {
    #expect(accepts(1, .equals(1)))
    #expect(accepts(891_231, .equals(891_231)))
    #expect(!accepts(1, .equals(2)))
    #expect(!accepts(-1, .equals(1)))
    #expect(accepts(1.24, .equals(1.24)))
    #expect(accepts(1.99, .equals(1.99)))
    #expect(accepts(1242.23, .equals(1242.23)))
    #expect(!accepts(32.3, .equals(2.1)))
    #expect(!accepts(-1.2, .equals(1.2)))
    #expect(!accepts(1.2, .equals(1.21)))
  }

  @Test func `truth`() {
    #expect(accepts(true, .equals(true)))
    #expect(accepts(false, .equals(false)))
    #expect(!accepts(false, .equals(true)))
    #expect(!accepts(true, .equals(false)))
    #expect(accepts(true, .isTrue))
    #expect(!accepts(true, .isFalse))
    #expect(accepts(false, .isFalse))
    #expect(!accepts(false, .isTrue))
  }

  @Test func `order`() {
    #expect(accepts(2, .greaterThan(1)))
    #expect(accepts(1.01, .greaterThan(1.0)))
    #expect(accepts(-1, .greaterThan(-2)))
    #expect(!accepts(0, .greaterThan(1)))
    #expect(!accepts(0.999, .greaterThan(1.0)))
    #expect(!accepts(-3, .greaterThan(-2)))
    #expect(accepts(1, .lessThan(2)))
    #expect(accepts(1.0, .lessThan(1.01)))
    #expect(accepts(-2, .lessThan(-1)))
    #expect(!accepts(1, .lessThan(0)))
    #expect(!accepts(1.0, .lessThan(0.999)))
    #expect(!accepts(-2, .lessThan(-3)))
  }

  @Test func `order including the limit`() {
    #expect(accepts(2, .atLeast(1)))
    #expect(accepts(1.01, .atLeast(1.0)))
    #expect(accepts(-1, .atLeast(-2)))
    #expect(accepts(1, .atLeast(1)))
    #expect(accepts(1.0, .atLeast(1.0)))
    #expect(accepts(-1, .atLeast(-1)))
    #expect(!accepts(0, .atLeast(1)))
    #expect(!accepts(0.999, .atLeast(1.0)))
    #expect(!accepts(-3, .atLeast(-2)))
    #expect(accepts(1, .atMost(2)))
    #expect(accepts(1.0, .atMost(1.01)))
    #expect(accepts(-2, .atMost(-1)))
    #expect(accepts(1, .atMost(1)))
    #expect(accepts(1.0, .atMost(1.0)))
    #expect(accepts(-1, .atMost(-1)))
    #expect(!accepts(1, .atMost(0)))
    #expect(!accepts(1.0, .atMost(0.999)))
    #expect(!accepts(-2, .atMost(-3)))
  }

  @Test func `nonempty collections`() {
    #expect(accepts([1, 2, 3], .notEmpty))
    #expect(!accepts([Int](), .notEmpty))
    #expect(accepts(Set([true]), .notEmpty))
    #expect(!accepts(Set<Bool>(), .notEmpty))
    #expect(accepts([1: 1], .notEmpty))
    #expect(!accepts([Int: Int](), .notEmpty))
  }

  @Test func `minimum counts`() {
    #expect(accepts([1, 2, 3], .minCount(3)))
    #expect(!accepts([Int](), .minCount(3)))
    #expect(accepts(Set([true]), .minCount(1)))
    #expect(!accepts(Set<Bool>(), .minCount(1)))
    #expect(accepts([1: 1], .minCount(1)))
    #expect(!accepts([Int: Int](), .minCount(1)))
  }

  @Test func `maximum counts`() {
    #expect(accepts([1, 2, 3], .maxCount(3)))
    #expect(!accepts([1, 2], .maxCount(1)))
    #expect(accepts(Set([true]), .maxCount(1)))
    #expect(!accepts(Set([true, false]), .maxCount(1)))
    #expect(accepts([1: 1], .maxCount(1)))
    #expect(!accepts([1: 1, 2: 2], .maxCount(1)))
    #expect(accepts(Set([true, true]), .maxCount(1)))
  }

  @Test func `exact counts`() {
    #expect(accepts([1, 2, 3], .exactCount(3)))
    #expect(!accepts([Int](), .exactCount(3)))
    #expect(accepts(Set([true]), .exactCount(1)))
    #expect(!accepts(Set([true, false]), .exactCount(1)))
    #expect(accepts([1: 1], .exactCount(1)))
    #expect(!accepts([Int: Int](), .exactCount(1)))
  }

  @Test func `a rule from a closure`() {
    let rule: Rule<Int> = Rule { (value) -> Bool in value == 1 }
    #expect(rule.accepts(1))
    #expect(!rule.accepts(2))
  }
}
