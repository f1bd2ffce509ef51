import Observation
import ValidationRules

/// The private form of one text field with validators of its own.
@MainActor package final class LoneForm {
  /// The validators, in order; a change validates the text again.
  package var validators: [Validator] {
    didSet { form.revalidate() }
  }

  /// The field that is passed to custom validators, which run once there is one.
  package weak var owner: (any FormField)? {
    didSet { if validators.contains(where: \.isCustom) { form.revalidate() } }
  }

  package private(set) lazy var form = Form(
    text, validation: validation, timing: timing, clock: clock)

  private let text: String
  private let checks: [AsyncValidationRule<String>]
  private let timing: ValidationTiming
  private let clock: any Clock<Duration>

  /// Counts the validations, so that a change is followed by the last one alone.
  private var validationCount = 0

  package init(
    _ text: String = "", validators: [Validator] = [], checks: [AsyncValidationRule<String>] = [],
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
}

extension LoneForm {
  /// The validators as rules, which the form runs on the main actor, as everything live.
  private var validation: FormValidation<String> {
    let rules = [ValidationSeverity.error, .warning].map { severity in
      FormRule<String, String>(
        .notValid, severity: severity,
        test: { [weak self] text, _ in
          MainActor.assumeIsolated { self?.messages(for: text, severity: severity) ?? [] }
        })
    }
    let section = FieldSection(
      rules: rules, checks: checks,
      requiresValue: { [weak self] in
        MainActor.assumeIsolated { self?.validators.contains(where: \.requiresText) ?? false }
      })
    let definition = FieldDefinition(PartLink(\String.self), sections: [section])
    return FormValidation(items: [definition])
  }

  /// Custom validators may read other fields: the text is validated again when these change.
  private func messages(for text: String, severity: ValidationSeverity) -> [ValidationMessage] {
    guard owner != nil, severity == .error, validators.contains(where: \.isCustom) else {
      return failures(of: text, severity: severity)
    }
    validationCount += 1
    let number = validationCount
    return withObservationTracking {
      field.live.untracked { failures(of: text, severity: severity) }
    } onChange: { [weak self] in
      Task.immediate { @MainActor in self?.readValueChanged(after: number) }
    }
  }

  private func readValueChanged(after number: Int) {
    guard number == validationCount else { return }
    form.revalidate()
    // A model of the program's own notifies before it changes.
    Task { @MainActor [weak self] in self?.form.revalidate() }
  }

  private func failures(of text: String, severity: ValidationSeverity) -> [ValidationMessage] {
    validators.flatMap { $0.failures(of: text, in: owner, severity: severity) }
  }
}

extension Validator {
  fileprivate var isCustom: Bool {
    switch self {
    case .custom: true
    case .first(let validators): validators.contains(where: \.isCustom)
    default: false
    }
  }
}
