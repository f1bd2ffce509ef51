/// One field of a live form, with a value of a type.
final class TypedLiveField<State, Value: SendableMetatype>: LiveField {
  private let source: LiveSource<State>
  private let typed: TypedFieldDefinition<State, Value>
  private let typedChecks: [LiveCheck<Value>]

  /// The value as far as it is known without a look at the state.
  private(set) var lastValue: Value

  /// Whether that is the value; where a part of it has changed since, it is not.
  private var isKnown = true

  /// The value of the start, the last reset or the last submit.
  private var baseline: Value
  private var wasSet = false
  private var isBaselineOld = false

  /// The value that the checks were given last, and which of them were.
  private var checked: Value?
  private var asked: [Bool] = []

  init(
    _ definition: TypedFieldDefinition<State, Value>, in slot: FormSlot,
    of engine: FormEngine<State>
  ) {
    typed = definition
    source = engine.source
    typedChecks = definition.checks.map { rule in
      LiveCheck(rule, traits: definition.traits, clock: engine.clock)
    }
    baseline = definition.link.access.get(engine.source.live)
    lastValue = baseline
    super.init(
      timing: definition.timing ?? engine.timing, hasChecks: definition.hasChecks, in: slot,
      of: engine)
  }

  private var value: Value { isKnown ? lastValue : typed.link.access.get(source.live) }

  private func see(_ value: Value) {
    lastValue = value
    isKnown = true
  }

  override var label: ValidationMessage? { typed.label }

  override var isLeaf: Bool { typed.traits.isLeaf }

  override var requiresValue: Bool {
    defer { _ = source.takeReads() }
    return typed.requiresValue(in: FormReader(source: source))
  }

  override var lines: [RuleLine] {
    defer { _ = source.takeReads() }
    return typed.lines(FormReader(source: source))
  }

  override var isEmpty: Bool { typed.traits.isEmpty(value) }

  override var isDirty: Bool {
    if let areEqual = typed.traits.areEqual { !areEqual(value, baseline) } else { wasSet }
  }

  override var checks: [any CheckState] { typedChecks }

  /// Takes a value that a person entered.
  func enter(_ new: Value) {
    guard let engine else { return }
    engine.begin()
    if isNew(new) {
      engine.dropContainers(of: self)
      set(new)
      engine.noteEntry(in: self)
    }
    engine.end()
  }

  private func isNew(_ new: Value) -> Bool {
    if isOpaque { look() }
    return !typed.traits.isUnchanged(value, new)
  }

  /// Puts a value in the state.
  private func set(_ new: Value) {
    see(new)
    wasSet = true
    typed.link.access.set(&source.live, new)
  }

  override func dropValue() {
    lastValue = baseline
    isKnown = false
  }

  /// Takes in the value of a field that is not told when it changes.
  private func look() {
    let value = typed.link.access.get(source.live)
    see(value)
    if isBaselineOld { baseline = value }
    isBaselineOld = false
  }

  override func refreshValue() -> Bool {
    if isOpaque { return false }
    let new = typed.link.access.get(source.live)
    if isKnown, typed.traits.isUnchanged(lastValue, new) { return false }
    see(new)
    wasSet = true
    return true
  }

  override func format() -> Bool {
    guard typed.hasFormatters, judgement.isWanted else { return false }
    let formatted = typed.formatted(value)
    guard isNew(formatted) else { return false }
    set(formatted)
    return true
  }

  override func settleBaseline() {
    baseline = value
    if !isKnown { lastValue = baseline }
    wasSet = false
    isBaselineOld = isOpaque
    noteVerdict()
  }

  override func judge(isStarting: Bool = false) {
    let formatted = typed.formatted(value)
    let new = typed.judge(formatted, in: FormReader(source: source))
    if typed.readsForm { engine?.noteReads(source.takeReads(), of: self) }
    noteJudgement(new, isStarting: isStarting)
    if hasChecks { askChecks(about: formatted, isStarting: isStarting) }
    noteVerdict()
  }

  private func askChecks(about value: Value, isStarting: Bool) {
    guard let wanted = judgement.checks else {
      for check in typedChecks { check.drop() }
      checked = nil
      asked = []
      return
    }
    let isSame = checked.map { typed.traits.isUnchanged($0, value) } ?? false
    let before = isSame ? asked : []
    checked = value
    asked = wanted
    for (index, check) in typedChecks.enumerated() {
      if !wanted[index] {
        check.drop()
      } else if isStarting {
        check.isAsked = true
      } else if !before.indices.contains(index) || !before[index] {
        check.take(value, then: settled)
      }
    }
  }

  override func flushChecks(isRetrying: Bool) {
    guard let checked else { return }
    for check in typedChecks where check.isAsked {
      check.flush(checked, isRetrying: isRetrying, then: settled)
    }
    noteVerdict()
  }

  override func forgetChecks() {
    for check in typedChecks { check.forget() }
    checked = nil
    asked = []
  }

  override func forgetAnswers() {
    guard let checked else { return }
    for check in typedChecks { check.forgetAnswer(about: checked) }
  }

  private var settled: @MainActor () -> Void {
    { [weak self] in
      guard let self, let engine else { return }
      engine.transaction { self.noteVerdict() }
    }
  }
}
