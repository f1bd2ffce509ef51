import Observation
import ValidationRules

extension StandaloneForm<String> {
  package convenience init(
    _ text: String = "", validators: [Validator], checks: [Check<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(text, checks: checks, timing: timing, clock: clock)
    self.validators = validators
  }

  /// The validators, in order; a change validates the text again.
  package var validators: [Validator] {
    get { validatorList }
    set {
      validatorList = newValue
      validatorSection = newValue.isEmpty ? nil : section(of: newValue)
    }
  }

  /// Passes a text field to the custom validators, and runs them.
  package func pass(_ textField: any FormField) {
    self.textField = textField
    if validators.contains(where: \.isCustom) { form.revalidate() }
  }

  /// The rules that the validators stand for, in order, and whether the text meets them.
  package var ruleStatuses: [RuleStatus] {
    let text = form.state
    let isTooLong = TextLimit.isExceeded(by: text)
    return (rules + validators.flatMap(\.rules)).map { rule in
      RuleStatus(
        message: rule.message, severity: rule.severity, isMet: !isTooLong && rule.accepts(text))
    }
  }

  private func section(of validators: [Validator]) -> FieldSection<String, String> {
    let strategy = validators.lazy.compactMap(\.strategy).first
    return FieldSection(
      rules: validators.flatMap(rules), checks: [], requiresValue: { strategy != nil },
      strategy: strategy)
  }

  /// The rules of a validator in the form.
  ///
  /// Empty text passes all but those of a closure.
  private func rules(of validator: Validator) -> [ValidationRule<String, String>] {
    switch validator {
    case .custom(let validate): [rule(of: validate)]
    case .first(let validators): firstFailing(of: validators.map(rules))
    default:
      validator.rules.map { rule in
        ValidationRule(rule.message, severity: rule.severity) { text, _ in
          text.isEmpty ? .passed : .of(rule.result(for: text).failure)
        }
      }
    }
  }

  /// A rule for each severity, which reports what the first of several validators finds.
  private func firstFailing(
    of validators: [[ValidationRule<String, String>]]
  ) -> [ValidationRule<String, String>] {
    [ValidationSeverity.error, .warning].map { severity in
      let validators = validators.map { $0.filter { $0.severity == severity } }
      return ValidationRule(.notValid, severity: severity) { text, _ in
        for rules in validators {
          let failures = rules.flatMap { $0.test(text, { nil }).failure.map(Array.init) ?? [] }
          if let failures = MessageList(failures) { return .failed(failures) }
        }
        return .passed
      }
    }
  }

  /// A rule that runs a closure of the program, and runs it again when a field that it read changed.
  private func rule(
    of validate: @escaping @MainActor (any FormField) -> ValidationResult<String>
  ) -> ValidationRule<String, String> {
    let runs = RunCounter()
    return ValidationRule(.notValid) { [weak self] _, _ in
      // A live form runs its rules on the main actor.
      MainActor.assumeIsolated { self?.run(validate, counting: runs) ?? .passed }
    }
  }

  private func run(
    _ validate: @MainActor (any FormField) -> ValidationResult<String>, counting runs: RunCounter
  ) -> RuleResult {
    guard let textField else { return .passed }
    runs.count += 1
    let run = runs.count
    let result = withObservationTracking {
      field.live.untracked { validate(textField) }
    } onChange: { [weak self] in
      Task.immediate { @MainActor in
        // Only the last run follows what it read.
        if run == runs.count { self?.readValueChanged() }
      }
    }
    return .of(MessageList(result.messages))
  }

  private func readValueChanged() {
    form.revalidate()
    // A model of the program's own notifies before it changes: its new value is read a turn later.
    Task { @MainActor [weak self] in self?.form.revalidate() }
  }
}

@MainActor private final class RunCounter {
  var count = 0
}

extension RuleResult {
  /// A failure for some reasons, or passed without any.
  fileprivate static func of(_ failure: MessageList?) -> Self {
    failure.map { .failed($0) } ?? .passed
  }
}

extension Validator {
  /// Whether this validator, or one within it, is a closure that may read other fields.
  fileprivate var isCustom: Bool {
    switch self {
    case .custom: true
    case .first(let validators): validators.contains(where: \.isCustom)
    default: false
    }
  }
}
