/// Rules on a value, each of which knows the next one.
///
/// To go through an array of a type that is only known while the program runs, that type is looked
/// up, which takes longer than most rules.
final class RuleChain<Value: SendableMetatype>: Sendable {
  private let rule: ValidationRule<Value>
  private let next: RuleChain?

  private init(_ rule: ValidationRule<Value>, next: RuleChain?) {
    self.rule = rule
    self.next = next
  }

  /// The rules in their order; nil where there are none.
  static func of(_ rules: [ValidationRule<Value>]) -> RuleChain? {
    rules.reversed().reduce(nil) { next, rule in RuleChain(rule, next: next) }
  }

  var rules: [ValidationRule<Value>] { [rule] + (next?.rules ?? []) }

  /// Notes what the rules say about a value, in their order.
  func judge(_ value: Value, into judgement: inout Judgement) {
    var link = self
    while true {
      if let message = link.rule.failure(of: value) {
        judgement.note(message, severity: link.rule.severity)
      }
      guard let next = link.next else { return }
      link = next
    }
  }
}
