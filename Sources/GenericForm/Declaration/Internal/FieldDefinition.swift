import ValidationRules

/// Everything declared about one field, whatever the type of its value.
protocol AnyFieldDefinition<State>: Sendable {
  associatedtype State

  var path: PartialKeyPath<State> { get }
  var label: ValidationMessage? { get }

  /// Formats a value of the field's type; nil where there are no formatters.
  var formatter: ((Any) -> Any)? { get }

  /// Whether an absent value is an error, or a rule or check can fail.
  var canBlockSubmit: Bool { get }

  /// Puts the formatted value in the place of the value.
  func format(_ state: inout State)

  func isIncluded(in form: FormReader<State>) -> Bool
  func validate(_ form: FormReader<State>) -> FieldResult
  func ruleStatuses(_ form: FormReader<State>) -> [RuleStatus]

  /// Returns what runs the checks that apply to the value, and adds their results.
  func checking(_ result: FieldResult, in form: FormReader<State>) -> FieldChecking

  /// This declaration and a later one of the same key path, as one.
  func joined(with other: any AnyFieldDefinition<State>) -> any AnyFieldDefinition<State>

  /// The same field of a part, as a field of the whole.
  func linked<Whole>(by link: PartLink<Whole, State>) -> any AnyFieldDefinition<Whole>

  /// The same field, included only where the condition holds too.
  func included(when condition: @escaping FormCondition<State>) -> any AnyFieldDefinition<State>

  @MainActor func makeField(at node: PathNode<State>, of form: Form<State>)
}

/// Runs the checks of one field with a clock for their time-outs.
typealias FieldChecking = @Sendable (any Clock<Duration>) async -> FieldResult

/// Whether something is included, by the values of the form.
typealias FormCondition<State> = @Sendable (FormReader<State>) -> Bool

/// Everything declared about one field with a value of a type.
struct FieldDefinition<State, Value: SendableMetatype>: AnyFieldDefinition {
  let link: PartLink<State, Value>
  let label: ValidationMessage?
  let timing: ValidationTiming?
  let formatters: [ValidationFormatter<Value>]
  let sections: [FieldSection<State, Value>]
  let traits: ValueTraits<Value>
  let checks: [AsyncValidationRule<Value>]

  init(
    _ link: PartLink<State, Value>, label: ValidationMessage? = nil,
    timing: ValidationTiming? = nil, formatters: [ValidationFormatter<Value>] = [],
    sections: [FieldSection<State, Value>] = [], traits: ValueTraits<Value> = ValueTraits()
  ) {
    self.link = link
    self.label = label
    self.timing = timing
    self.formatters = formatters
    self.sections = sections
    self.traits = traits
    checks = sections.flatMap(\.checks)
  }

  var path: PartialKeyPath<State> { link.path }

  var formatter: ((Any) -> Any)? {
    guard !formatters.isEmpty else { return nil }
    return { value in
      guard let value = value as? Value else { return value }
      return formatted(value)
    }
  }

  var canBlockSubmit: Bool { sections.contains { $0.canBlockSubmit } }
}

extension FieldDefinition {
  func formatted(_ value: Value) -> Value {
    formatters.reduce(value) { value, formatter in formatter.format(value) }
  }

  func format(_ state: inout State) {
    guard !formatters.isEmpty else { return }
    link.update(&state) { value in value = formatted(value) }
  }

  func isIncluded(in form: FormReader<State>) -> Bool {
    sections.isEmpty || sections.contains { $0.isIncluded { form } }
  }

  func validate(_ form: FormReader<State>) -> FieldResult {
    validate(formatted(link.get(form.state))) { form }
  }

  /// Validates a formatted value; `form`, which copies the state, is called where it is read.
  func validate(_ value: Value, in form: () -> FormReader<State>) -> FieldResult {
    guard !sections.isEmpty else { return FieldResult() }
    var result = FieldResult(isIncluded: false)
    let isAbsent = traits.isAbsent(value)
    var firstCheck = 0
    for section in sections {
      section.validate(value, isAbsent: isAbsent, in: form, firstCheck: firstCheck, into: &result)
      firstCheck += section.checks.count
    }
    if isAbsent || !result.errors.isEmpty { result.applicableChecks = [] }
    return result
  }

  func checking(_ result: FieldResult, in form: FormReader<State>) -> FieldChecking {
    let value = formatted(link.get(form.state))
    let runs = result.applicableChecks.sorted().map { index in
      (check: checks[index], run: checks[index].run(value))
    }
    return { clock in
      var result = result
      await withTaskGroup(of: (Int, CheckResult).self) { group in
        for (index, (check, run)) in runs.enumerated() {
          group.addTask { (index, await check.result(of: run, on: clock)) }
        }
        let results = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        for (index, (check, _)) in runs.enumerated() {
          switch results[index] {
          case .passed: break
          case .failed: result.append([check.message], severity: check.severity)
          case .unverified, nil: result.isUnverified = result.isUnverified || check.blocksSubmit
          }
        }
      }
      return result
    }
  }

  func ruleStatuses(_ form: FormReader<State>) -> [RuleStatus] {
    let value = formatted(link.get(form.state))
    let rules = sections.filter { $0.isIncluded { form } }.flatMap(\.rules)
    return rules.map { rule in
      RuleStatus(
        message: rule.message, severity: rule.severity,
        isMet: rule.failures(of: value) { form }.isEmpty)
    }
  }
}

extension FieldDefinition {
  private func with(_ sections: [FieldSection<State, Value>]) -> Self {
    Self(
      link, label: label, timing: timing, formatters: formatters, sections: sections,
      traits: traits)
  }

  func joined(with other: any AnyFieldDefinition<State>) -> any AnyFieldDefinition<State> {
    guard let other = other as? Self else {
      preconditionFailure("\(path) has values of two types")
    }
    return Self(
      link, label: other.label ?? label, timing: other.timing ?? timing,
      formatters: formatters + other.formatters, sections: sections + other.sections,
      traits: traits)
  }

  func included(when condition: @escaping FormCondition<State>) -> any AnyFieldDefinition<State> {
    with(sections.map { $0.included(when: condition) })
  }

  func linked<Whole>(by outer: PartLink<Whole, State>) -> any AnyFieldDefinition<Whole> {
    FieldDefinition<Whole, Value>(
      outer.appending(link), label: label, timing: timing, formatters: formatters,
      sections: sections.map { $0.linked(by: outer) }, traits: traits)
  }

  @MainActor func makeField(at node: PathNode<State>, of form: Form<State>) {
    let existing = node.field ?? form.retiredField(at: node.path)
    if let field = existing as? LiveField<State, Value> {
      field.adopt(self, at: node, of: form)
      field.hasNewValue = true
    } else {
      node.field = LiveField(self, at: node, of: form)
    }
  }
}
