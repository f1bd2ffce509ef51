/// All that was declared about one field of a type.
final class TypedFieldDefinition<State, Value: SendableMetatype>: FieldDefinition<State>,
  @unchecked Sendable
{
  /// What one declaration says about the field, wanted or not as a whole.
  struct Section: Sendable {
    var strategy: ValidationStrategy?
    var rules: [FormRule<State, Value>]
    var checks: [AsyncValidationRule<Value>]
    var conditions: [FormCondition<State>]
  }

  let link: PartLink<State, Value>
  let formatters: [ValidationFormatter<Value>]
  let sections: [Section]
  let checks: [AsyncValidationRule<Value>]
  let traits: ValueTraits<Value>

  /// Whether the verdict depends on anything but the value.
  let readsForm: Bool

  init(
    _ link: PartLink<State, Value>, label: ValidationMessage?, timing: ValidationTiming?,
    formatters: [ValidationFormatter<Value>], sections: [Section],
    traits: ValueTraits<Value> = ValueTraits()
  ) {
    self.link = link
    self.traits = traits
    self.formatters = formatters
    self.sections = sections
    checks = sections.flatMap(\.checks)
    readsForm = sections.contains { section in
      !section.conditions.isEmpty || section.rules.contains(where: \.readsForm)
    }
    super.init(label: label, timing: timing)
  }

  override var path: PartialKeyPath<State> { link.path }

  override var hasChecks: Bool { !checks.isEmpty }

  override var hasFormatters: Bool { !formatters.isEmpty }

  func formatted(_ value: Value) -> Value {
    formatters.reduce(value) { value, formatter in formatter.format(value) }
  }

  override func formatted<Other>(_ value: Other) -> Other? {
    guard !formatters.isEmpty, let value = value as? Value else { return nil }
    return formatted(value) as? Other
  }

  override func format(_ state: inout State) {
    guard !formatters.isEmpty else { return }
    link.access.update(&state) { value in value = formatted(value) }
  }

  override func isWanted(in form: FormReader<State>) -> Bool {
    sections.contains { section in section.conditions.allSatisfy { $0(form) } }
  }

  override func requiresValue(in form: FormReader<State>) -> Bool {
    let absent = traits.makeAbsent()
    return sections.contains { section in
      guard section.conditions.allSatisfy({ condition in condition(form) }) else { return false }
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
    for section in sections {
      let isWanted = section.conditions.allSatisfy { condition in condition(form) }
      if isWanted {
        judgement.isWanted = true
        section.judge(value, isAbsent: isAbsent, in: form, into: &judgement)
      }
      if !checks.isEmpty { asked += section.checks.map { _ in isWanted } }
    }
    if !isAbsent, judgement.errors.isEmpty, asked.contains(true) { judgement.checks = asked }
    return judgement
  }

  override func joined(with other: FieldDefinition<State>) -> FieldDefinition<State> {
    guard let other = other as? Self else { return self }
    return Self(
      link, label: other.label ?? label, timing: other.timing ?? timing,
      formatters: formatters + other.formatters, sections: sections + other.sections,
      traits: traits)
  }

  override func conditional(
    on condition: @escaping FormCondition<State>
  ) -> FieldDefinition<State> {
    let sections = sections.map { section in
      var section = section
      section.conditions.append(condition)
      return section
    }
    return Self(
      link, label: label, timing: timing, formatters: formatters, sections: sections,
      traits: traits)
  }

  override func linked<Whole>(by outer: PartLink<Whole, State>) -> FieldDefinition<Whole> {
    TypedFieldDefinition<Whole, Value>(
      outer.appending(link), label: label, timing: timing, formatters: formatters,
      sections: sections.map { section in
        .init(
          strategy: section.strategy, rules: section.rules.map { $0.linked(by: outer) },
          checks: section.checks,
          conditions: section.conditions.map { condition in { form in condition(form.part(outer)) }
          })
      }, traits: traits)
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
    let wanted = sections.filter { section in section.conditions.allSatisfy { $0(form) } }
    return wanted.flatMap(\.rules).map { rule in
      RuleLine(
        message: rule.message, severity: rule.severity,
        isMet: rule.failure(of: value, in: form) == nil)
    }
  }
}

extension TypedFieldDefinition.Section {
  /// Whether a rule on the value alone refuses it.
  func refuses(_ value: Value) -> Bool {
    rules.contains { rule in
      if case .plain(let rule) = rule.kind {
        rule.severity == .error && !rule.check(value)
      } else {
        false
      }
    }
  }

  func judge(
    _ value: Value, isAbsent: Bool, in form: FormReader<State>, into judgement: inout Judgement
  ) {
    if isAbsent, let strategy {
      if strategy == .required { judgement.errors.append(.fieldEmpty) }
      return
    }
    for rule in rules {
      guard let failure = rule.failure(of: value, in: form) else { continue }
      switch rule.severity {
      case .error: judgement.errors.append(failure)
      case .warning: judgement.warnings.append(failure)
      }
    }
  }
}
