import FormDeclaration
import Observation

extension StandaloneForm<String> {
  package convenience init(
    _ text: String = "", validators: [Validator], checks: [Check<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(text, checks: checks, timing: timing, clock: clock)
    self.validators = validators
  }

  /// The validators, in order.
  ///
  /// Setting them revalidates the text.
  package var validators: [Validator] {
    get { validatorList }
    set {
      validatorList = newValue
      validatorSection = newValue.isEmpty ? nil : section(of: newValue)
    }
  }

  /// Passes a text field to the custom validators, and runs them.
  package func pass(_ textField: any FormField) {
    // Its custom rule reads the form, so the form must exist before it runs.
    let form = form
    self.textField = textField
    if validators.contains(where: \.isCustom) { form.revalidate() }
  }

  private func section(of validators: [Validator]) -> FieldSection<String, String> {
    let strategy = validators.lazy.compactMap(\.strategy).first
    return FieldSection(
      strategy, rules: validators.flatMap(rules), listing: validators.flatMap(\.rules).map(linked))
  }

  /// Returns a validator's rules for the form.
  ///
  /// Empty text passes all of them except a custom closure.
  private func rules(of validator: Validator) -> [ValidationRule<String, String>] {
    switch validator {
    case .custom(let validate): [rule(of: validate)]
    case .first(let validators): firstFailing(of: validators.map(rules))
    default:
      validator.rules.map { rule in
        ValidationRule(rule.message, severity: rule.severity) { text, _ in
          text.isEmpty ? .passed : rule.result(for: text)
        }
      }
    }
  }

  /// Returns one rule for each severity, which reports the failures of the first validator that
  /// fails.
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

  /// Returns a rule that runs a custom closure, and reruns it when a field that it read changes.
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
        // A change matters only to the latest run, not to earlier ones.
        if run == runs.count { self?.readValueChanged() }
      }
    }
    return .of(MessageList(result.messages))
  }

  private func readValueChanged() {
    form.revalidate()
    // A custom model notifies before it changes, so its new value is read one turn later.
    Task { @MainActor [weak self] in self?.form.revalidate() }
  }
}

@MainActor private final class RunCounter {
  var count = 0
}

extension RuleResult {
  /// Returns a failure with these messages, or `passed` if there are none.
  fileprivate static func of(_ failure: MessageList?) -> Self {
    failure.map { .failed($0) } ?? .passed
  }
}

extension Validator {
  /// Indicates whether this validator is, or contains, a closure that may read other fields.
  fileprivate var isCustom: Bool {
    switch self {
    case .custom: true
    case .first(let validators): validators.contains(where: \.isCustom)
    default: false
    }
  }
}
