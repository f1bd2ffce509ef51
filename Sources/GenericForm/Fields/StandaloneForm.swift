import FormDeclaration

/// The private form of a control that isn't bound to a field of another form.
///
/// Its state is the value itself, so such a control has everything a bound one has: timing, checks,
/// warnings, retry. The control holds it, because a ``Field`` doesn't keep its form alive.
@MainActor package final class StandaloneForm<Value: SendableMetatype> {
  /// The strategy for an absent value, or `nil` to leave it to the rules.
  package var strategy: ValidationStrategy? { didSet { validationChanged() } }

  package var rules: [Rule<Value>] { didSet { validationChanged() } }

  /// The rules of the control itself, such as the type of a file, which come first.
  package var controlRules: [Rule<Value>] = [] { didSet { validationChanged() } }

  /// The formatters, which run when the user leaves the control and before a submit.
  package var formatters: [ValidationFormatter<Value>] = [] { didSet { validationChanged() } }

  /// The asynchronous checks.
  ///
  /// Set them before the form is first used.
  package var checks: [Check<Value>]

  /// The section of a text's validators, or `nil` if there are none.
  var validatorSection: FieldSection<Value, Value>? { didSet { validationChanged() } }

  /// The validators of a text, and their names if they were set by name.
  var validatorList: [Validator] = []
  package var validatorNames = ""

  /// The text field passed to custom validators, which don't run without it.
  package internal(set) weak var textField: (any FormField)?

  /// The form, or `nil` before its first use.
  private var made: Form<Value>?

  private var start: Value
  private let timing: ValidationTiming
  private let clock: any Clock<Duration>

  package init(
    _ start: Value, _ strategy: ValidationStrategy? = nil, rules: [Rule<Value>] = [],
    checks: [Check<Value>] = [], timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.start = start
    self.strategy = strategy
    self.rules = rules
    self.checks = checks
    self.timing = timing
    self.clock = clock
  }

  /// The form, created on first use.
  package var form: Form<Value> {
    if let made { return made }
    let definition = FieldDefinition(
      accessor: Accessor(\Value.self), formatters: formatters, sections: sections)
    let form = Form(
      start, validation: FormValidation(items: [definition]), timing: timing, clock: clock)
    made = form
    return form
  }

  package var field: Field<Value> { form.field(\.self) }

  /// Indicates whether there are asynchronous checks.
  package var hasChecks: Bool { !checks.isEmpty }

  /// Restores the initial value and hides the messages.
  package func reset() {
    form.reset(to: start)
  }

  /// Starts again with another value.
  package func restart(with value: Value) {
    start = value
    reset()
  }

  private var sections: [FieldSection<Value, Value>] {
    let checks = checks.map { check in
      check.linked { (_: FormReader<Value>) in FormReader(state: (), trace: ReadTrace()) }
    }
    return [FieldSection(strategy, rules: (controlRules + rules).map(linked), checks: checks)]
      + (validatorSection.map { [$0] } ?? [])
  }

  /// Returns a rule of the value for the form.
  func linked(_ rule: Rule<Value>) -> ValidationRule<Value, Value> {
    ValidationRule(rule.message, severity: rule.severity) { value, _ in rule.result(for: value) }
  }

  /// Revalidates the value with the current rules.
  private func validationChanged() {
    guard let made else { return }
    let live = made.liveField(at: \.self)
    live.definition.sections = sections
    live.definition.formatters = formatters
    made.revalidate()
  }
}
