/// All that was declared about one field of a type.
final class TypedFieldDefinition<State, Value: SendableMetatype>: FieldDefinition<State>,
  @unchecked Sendable
{
  /// What one declaration says about the field, wanted or not as a whole.
  struct Section: Sendable {
    let strategy: ValidationStrategy?
    let checks: [AsyncValidationRule<Value>]
    private(set) var conditions: [FormCondition<State>]
    private var isConditional: Bool
    private let hasChecks: Bool

    /// The rules up to the first that reads the form.
    private let valueRules: RuleChain<Value>?

    /// The other ones.
    private let formRules: [FormRule<State, Value>]
    private let hasFormRules: Bool

    fileprivate init(
      strategy: ValidationStrategy?, valueRules: RuleChain<Value>?,
      formRules: [FormRule<State, Value>], checks: [AsyncValidationRule<Value>],
      conditions: [FormCondition<State>]
    ) {
      self.strategy = strategy
      self.valueRules = valueRules
      self.formRules = formRules
      self.checks = checks
      self.conditions = conditions
      hasFormRules = !formRules.isEmpty
      hasChecks = !checks.isEmpty
      isConditional = !conditions.isEmpty
    }
  }

  let link: PartLink<State, Value>
  let formatters: [ValidationFormatter<Value>]
  private let firstSection: Section
  private let otherSections: [Section]
  private let hasOtherSections: Bool
  let checks: [AsyncValidationRule<Value>]
  let traits: ValueTraits<Value>

  /// Whether the verdict depends on anything but the value.
  let readsForm: Bool

  init(
    _ link: PartLink<State, Value>, label: ValidationMessage?, timing: ValidationTiming?,
    formatters: [ValidationFormatter<Value>], section: Section, otherSections: [Section] = [],
    traits: ValueTraits<Value> = ValueTraits()
  ) {
    self.link = link
    self.traits = traits
    self.formatters = formatters
    firstSection = section
    self.otherSections = otherSections
    hasOtherSections = !otherSections.isEmpty
    checks = otherSections.reduce(section.checks) { checks, other in checks + other.checks }
    readsForm = section.readsForm || otherSections.contains { other in other.readsForm }
    super.init(
      label: label, timing: timing, hasChecks: !checks.isEmpty, hasFormatters: !formatters.isEmpty)
  }

  override var path: PartialKeyPath<State> { link.path }

  private var sections: [Section] { [firstSection] + otherSections }

  func formatted(_ value: Value) -> Value {
    guard hasFormatters else { return value }
    return formatters.reduce(value) { value, formatter in formatter.format(value) }
  }

  override func formatted<Other>(_ value: Other) -> Other? {
    guard hasFormatters, let value = value as? Value else { return nil }
    return formatted(value) as? Other
  }

  override func format(_ state: inout State) {
    guard hasFormatters else { return }
    link.access.update(&state) { value in value = formatted(value) }
  }

  override func isWanted(in form: FormReader<State>) -> Bool {
    sections.contains { $0.isWanted(in: form) }
  }

  override func requiresValue(in form: FormReader<State>) -> Bool {
    let absent = traits.makeAbsent()
    return sections.contains { section in
      guard section.isWanted(in: form) else { return false }
      if let strategy = section.strategy { return strategy == .required }
      return absent.map(section.refuses) ?? false
    }
  }

  override func judge(_ form: FormReader<State>) -> Judgement {
    judge(formatted(link.access.get(form.source.state)), in: form)
  }

  func judge(_ value: Value, in form: FormReader<State>) -> Judgement {
    var judgement = Judgement(isWanted: false)
    var asked: [Bool] = []
    let isAbsent = traits.isAbsent?(value) ?? false
    firstSection.judge(value, isAbsent: isAbsent, in: form, into: &judgement, asking: &asked)
    if hasOtherSections {
      for section in otherSections {
        section.judge(value, isAbsent: isAbsent, in: form, into: &judgement, asking: &asked)
      }
    }
    if !isAbsent, judgement.errors.isEmpty, asked.contains(true) { judgement.checks = asked }
    return judgement
  }

  override func joined(with other: FieldDefinition<State>) -> FieldDefinition<State> {
    guard let other = other as? Self else { return self }
    return Self(
      link, label: other.label ?? label, timing: other.timing ?? timing,
      formatters: formatters + other.formatters, section: firstSection,
      otherSections: otherSections + other.sections, traits: traits)
  }

  override func conditional(
    on condition: @escaping FormCondition<State>
  ) -> FieldDefinition<State> {
    Self(
      link, label: label, timing: timing, formatters: formatters,
      section: firstSection.conditional(on: condition),
      otherSections: otherSections.map { $0.conditional(on: condition) }, traits: traits)
  }

  override func linked<Whole>(by outer: PartLink<Whole, State>) -> FieldDefinition<Whole> {
    TypedFieldDefinition<Whole, Value>(
      outer.appending(link), label: label, timing: timing, formatters: formatters,
      section: firstSection.linked(by: outer),
      otherSections: otherSections.map { $0.linked(by: outer) }, traits: traits)
  }

  override func makeField(in slot: FormSlot, of engine: FormEngine<State>) -> LiveField {
    TypedLiveField(self, in: slot, of: engine)
  }

  override func questions(
    _ form: FormReader<State>, _ judgement: Judgement
  ) -> [CheckQuestion] {
    guard let asked = judgement.checks else { return [] }
    let value = formatted(link.access.get(form.source.state))
    return zip(checks, asked).filter(\.1).map { check, _ in
      CheckQuestion(
        message: check.message, severity: check.severity,
        isRequired: check.whenUnverified == .block, timeout: check.timeout,
        job: check.job(value))
    }
  }

  override func lines(_ form: FormReader<State>) -> [RuleLine] {
    let value = formatted(link.access.get(form.source.state))
    let wanted = sections.filter { $0.isWanted(in: form) }
    return wanted.flatMap(\.rules).map { rule in
      RuleLine(
        message: rule.message, severity: rule.severity,
        isMet: rule.failure(of: value, in: form) == nil)
    }
  }
}

extension TypedFieldDefinition.Section {
  init(
    strategy: ValidationStrategy?, rules: [FormRule<State, Value>],
    checks: [AsyncValidationRule<Value>], conditions: [FormCondition<State>]
  ) {
    let valueRules = rules.prefix { !$0.readsForm }
    self.init(
      strategy: strategy, valueRules: RuleChain.of(valueRules.compactMap(\.valueRule)),
      formRules: Array(rules.dropFirst(valueRules.count)), checks: checks, conditions: conditions)
  }

  /// All rules, in order.
  var rules: [FormRule<State, Value>] {
    (valueRules?.rules ?? []).map { .rule($0) } + formRules
  }

  /// Whether the verdict depends on anything but the value.
  var readsForm: Bool { isConditional || hasFormRules }

  func isWanted(in form: FormReader<State>) -> Bool {
    !isConditional || conditions.allSatisfy { condition in condition(form) }
  }

  /// Whether a rule on the value alone refuses it.
  func refuses(_ value: Value) -> Bool {
    rules.contains { rule in
      rule.valueRule.map { $0.severity == .error && !$0.check(value) } ?? false
    }
  }

  func judge(
    _ value: Value, isAbsent: Bool, in form: FormReader<State>, into judgement: inout Judgement,
    asking asked: inout [Bool]
  ) {
    let isWanted = isWanted(in: form)
    if hasChecks { asked += Array(repeating: isWanted, count: checks.count) }
    guard isWanted else { return }
    judgement.isWanted = true
    if isAbsent, let strategy {
      if strategy == .required { judgement.errors.append(.fieldEmpty) }
      return
    }
    valueRules?.judge(value, into: &judgement)
    if hasFormRules {
      for rule in formRules {
        guard let failure = rule.failure(of: value, in: form) else { continue }
        judgement.note(failure, severity: rule.severity)
      }
    }
  }

  func conditional(on condition: @escaping FormCondition<State>) -> Self {
    var section = self
    section.conditions.append(condition)
    section.isConditional = true
    return section
  }

  /// The same section of a field of a part, told to the whole.
  func linked<Whole>(
    by outer: PartLink<Whole, State>
  ) -> TypedFieldDefinition<Whole, Value>.Section {
    .init(
      strategy: strategy, valueRules: valueRules,
      formRules: formRules.map { $0.linked(by: outer) }, checks: checks,
      conditions: conditions.map { condition in { form in condition(form.part(outer)) } })
  }
}
