import Observation
import ValidationRules

/// The private form of one text field with validators of its own.
///
/// Its state is the text itself, so a lone field has all that the field of a form has: timing,
/// checks, warnings, retry. A text field holds it, because a ``Field`` does not keep its form.
@MainActor package final class LoneForm {
  /// The validators, in order; a change validates the text again.
  package var validators: [Validator] {
    didSet { form.revalidate() }
  }

  /// The text field that custom validators get; without it they do not run.
  package weak var owner: (any FormField)? {
    didSet { if validators.contains(where: \.isCustom) { form.revalidate() } }
  }

  /// The form, made when it is first used: its rules refer back to this object.
  package private(set) lazy var form = Form(
    text, validation: validation, timing: timing, clock: clock)

  private let text: String
  private let checks: [ValidationCheck<String>]
  private let timing: ValidationTiming
  private let clock: any Clock<Duration>

  /// Counts the runs of custom validators: only the last one follows what it read.
  private var customRun = 0

  /// Creates a form whose text has the given start; its owner is set afterwards.
  package init(
    _ text: String = "", validators: [Validator] = [], checks: [ValidationCheck<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.text = text
    self.validators = validators
    self.checks = checks
    self.timing = timing
    self.clock = clock
  }

  package var field: Field<String> { form.field(\.self) }

  /// Brings back the text of the start, and hides the messages.
  package func reset() {
    form.reset(to: text)
  }

  /// Whether there are asynchronous checks.
  package var hasChecks: Bool { !checks.isEmpty }

  /// The rules that the validators stand for, in order, and whether the text meets them.
  package var ruleStatuses: [RuleStatus] {
    let text = form.state
    let isTooLong = TextLimit.isExceeded(by: text)
    return validators.flatMap(\.rules).map { rule in
      RuleStatus(
        message: rule.message, severity: rule.severity, isMet: !isTooLong && rule.accepts(text))
    }
  }
}

extension LoneForm {
  /// The validators as rules: one for their errors and one for their warnings.
  ///
  /// The form, as a live one, runs them on the main actor.
  private var validation: FormValidation<String> {
    let rules = [ValidationSeverity.error, .warning].map { severity in
      ValidationRule<String, String>(.notValid, severity: severity) { [weak self] text, _ in
        MainActor.assumeIsolated {
          MessageList(self?.messages(for: text, severity: severity) ?? []).map { .failed($0) }
            ?? .passed
        }
      }
    }
    let section = FieldSection(
      rules: rules, checks: checks,
      requiresValue: { [weak self] in
        MainActor.assumeIsolated { self?.validators.contains(where: \.requiresText) ?? false }
      },
      hasRules: { [weak self] in
        MainActor.assumeIsolated { self.map { !$0.validators.isEmpty || $0.hasChecks } ?? false }
      })
    let definition = FieldDefinition(link: PartLink(\String.self), sections: [section])
    return FormValidation(items: [definition])
  }

  /// The messages of one severity; those of custom validators are found again when a field that
  /// these read has changed.
  private func messages(for text: String, severity: ValidationSeverity) -> [ValidationMessage] {
    guard owner != nil, severity == .error, validators.contains(where: \.isCustom) else {
      return failures(of: text, severity: severity)
    }
    customRun += 1
    let run = customRun
    return withObservationTracking {
      field.live.untracked { failures(of: text, severity: severity) }
    } onChange: { [weak self] in
      Task.immediate { @MainActor in self?.readValueChanged(since: run) }
    }
  }

  /// Validates the text again, unless custom validators have run since and follow what they read.
  private func readValueChanged(since run: Int) {
    guard run == customRun else { return }
    form.revalidate()
    // A model of the program's own notifies before it changes: its new value is read a turn later.
    Task { @MainActor [weak self] in self?.form.revalidate() }
  }

  /// The messages of all validators, in order, without following what they read.
  private func failures(of text: String, severity: ValidationSeverity) -> [ValidationMessage] {
    validators.failures(of: text, in: owner, severity: severity)
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
