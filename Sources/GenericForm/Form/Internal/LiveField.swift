/// One field of a live form, whatever the type of its value.
@MainActor class LiveField<State> {
  let slot: FormSlot<State>
  unowned let engine: FormEngine<State>
  let definition: FieldDefinition<State>

  private(set) var status = FieldStatus()
  private var observable: FieldObservable?
  private var observers: [WeakObservation] = []

  /// The slots of what the field's rules read.
  var reads: [Int] = []

  /// The stamp of the change after which the field was judged last.
  var judgedAt = 0

  /// The number of the form's change in which the value changed last.
  var changedAt = 0

  fileprivate(set) var judgement = Judgement()
  fileprivate var display: VerdictDisplay
  fileprivate var serverErrors: [ValidationMessage] = []
  fileprivate var isTouched = false
  fileprivate var wasLeft = false
  fileprivate var hasRetried = false
  private var isQueued = false
  private var hasNewValue = false
  private var weight = FieldWeight()

  init(
    _ definition: FieldDefinition<State>, in slot: FormSlot<State>, of engine: FormEngine<State>
  ) {
    self.definition = definition
    self.slot = slot
    self.engine = engine
    display = VerdictDisplay(definition.timing ?? engine.timing)
  }

  // MARK: - What depends on the type of the value

  var isEmpty: Bool { true }
  var isDirty: Bool { false }
  var checks: [any CheckState] { [] }

  /// Judges the value; checks are asked about a value that is new to them.
  func judge(isStarting: Bool = false) {}

  /// Takes in what was put in the state by other ways; says whether it is new.
  func refreshValue() -> Bool { false }

  /// Puts what the formatters make of the value in its place; says whether it is new.
  func format() -> Bool { false }

  /// Takes the value as it is for the one that is not dirty.
  func settleBaseline() {}

  func flushChecks(isRetrying: Bool) {}
  func forgetChecks() {}

  // MARK: - What happens

  func noteChange() {
    isTouched = true
    hasNewValue = true
    hasRetried = false
    serverErrors = []
    changedAt = engine.revision
    display.note(.change(isEmpty: isEmpty))
    engine.queue(self)
  }

  /// Notes a value that the person did not enter here.
  func noteNewValue() {
    hasNewValue = true
    changedAt = engine.revision
    engine.queue(self)
  }

  func leave() {
    isTouched = true
    wasLeft = true
    display.note(.leave(isEmpty: isEmpty))
    flushChecks(isRetrying: !hasRetried)
    if isUnverified || checks.contains(where: \.isPending) { hasRetried = true }
    engine.queue(self)
  }

  /// A field that this one reads was left.
  func noteLeavingOfRead() {
    guard wasLeft else { return }
    display.note(.leave(isEmpty: isEmpty))
    engine.queue(self)
  }

  func noteSubmit() {
    display.note(.submit)
    engine.queue(self)
  }

  func retry() {
    flushChecks(isRetrying: true)
    engine.queue(self)
  }

  func setErrors(_ errors: [ValidationMessage]) {
    serverErrors = errors
    engine.queue(self)
  }

  func reset() {
    forgetChecks()
    isTouched = false
    wasLeft = false
    hasRetried = false
    serverErrors = []
    hasNewValue = true
    display = VerdictDisplay(definition.timing ?? engine.timing, isEmpty: isEmpty)
    engine.queue(self)
  }

  // MARK: - The verdict

  /// What is wrong with the value, shown or not.
  var errors: [ValidationMessage] {
    judgement.errors + refusals(.error)
  }

  var warnings: [ValidationMessage] {
    judgement.warnings + refusals(.warning)
  }

  var isPending: Bool { checks.contains(where: \.isPending) }
  var isUnverified: Bool { checks.contains { $0.answer == .unverified } }

  /// Whether a check that must have an answer could not be carried out.
  var isBlocked: Bool {
    checks.contains { $0.answer == .unverified && $0.isRequired }
  }

  private func refusals(_ severity: ValidationSeverity) -> [ValidationMessage] {
    let checks = checks
    if checks.isEmpty { return [] }
    return checks.compactMap { check in
      check.answer == .refused && check.severity == severity ? check.message : nil
    }
  }

  /// Brings the counts of the form and the queue up to date with the verdict.
  func noteVerdict() {
    let new = FieldWeight(
      isInvalid: !errors.isEmpty, isPending: isPending, isBlocked: isBlocked, isDirty: isDirty)
    if new != weight {
      engine.counts.replace(weight, by: new)
      weight = new
    }
    engine.queue(self)
  }

  /// Takes the field out of the counts.
  func retire() {
    forgetChecks()
    engine.counts.replace(weight, by: FieldWeight())
    weight = FieldWeight()
  }

  fileprivate func noteJudgement(_ new: Judgement, isStarting: Bool) {
    let isHidden = judgement.isWanted && !new.isWanted
    judgement = new
    guard isHidden || isStarting else { return }
    display = VerdictDisplay(definition.timing ?? engine.timing, isEmpty: isEmpty)
    serverErrors = []
    isTouched = false
    wasLeft = false
  }

  // MARK: - What is known of the field

  /// Marks the field as one to tell of; false when it is marked already.
  func markQueued() -> Bool {
    defer { isQueued = true }
    return !isQueued
  }

  /// Takes the mark away; says whether there is something to tell.
  func publish() -> Bool {
    isQueued = false
    let hadNewValue = hasNewValue
    hasNewValue = false
    if hadNewValue { observable?.noteValue() }
    let new = makeStatus()
    guard new != status else { return hadNewValue }
    status = new
    observable?.status = new
    return true
  }

  private func makeStatus() -> FieldStatus {
    var new = FieldStatus()
    new.isWanted = judgement.isWanted
    new.isTouched = isTouched
    new.isDirty = weight.isDirty
    new.isPending = weight.isPending
    new.isValid = !weight.isInvalid && !weight.isPending && !weight.isBlocked
    guard judgement.isWanted else { return new }
    let checks = checks
    let errors = errors
    let warnings = warnings
    let isUnverified = !checks.isEmpty && isUnverified
    new.isChecked =
      judgement.checks != nil && checks.allSatisfy { !$0.isAsked || $0.answer == .passed }
    display.noteVerdict(
      hasMessages: !errors.isEmpty || !warnings.isEmpty || isUnverified, isPending: new.isPending)
    if display.isRevealed {
      new.errors = errors
      new.warnings = warnings
      new.unverified = isUnverified ? [.couldNotBeChecked] : []
    }
    new.errors += serverErrors
    return new
  }

  // MARK: - Who wants to know

  func makeObservable() -> FieldObservable {
    if let observable { return observable }
    let new = FieldObservable(status)
    observable = new
    return new
  }

  func observe(_ observation: FormObservation) {
    observers.append(WeakObservation(observation))
  }

  func tellObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.observation?.handler == nil }
    for observer in observers { observer.observation?.handler?() }
  }
}

/// What a field adds to the counts of its form.
struct FieldWeight: Equatable {
  var isInvalid = false
  var isPending = false
  var isBlocked = false
  var isDirty = false
}

/// What is known of one check of a field, whatever the type of the value.
@MainActor protocol CheckState {
  var message: ValidationMessage { get }
  var severity: ValidationSeverity { get }
  var isRequired: Bool { get }
  var isAsked: Bool { get }
  var isPending: Bool { get }
  var answer: CheckAnswer? { get }
}

/// One field of a live form, with a value of a type.
final class TypedLiveField<State, Value: SendableMetatype>: LiveField<State> {
  private let typed: TypedFieldDefinition<State, Value>
  private let typedChecks: [LiveCheck<Value>]

  /// The value as it was seen last, and the one of the start, the last reset or submit.
  private var value: Value
  private var baseline: Value
  private var wasSet = false

  /// The value that the checks were given last, and which of them were.
  private var checked: Value?
  private var asked: [Bool] = []

  init(
    _ definition: TypedFieldDefinition<State, Value>, in slot: FormSlot<State>,
    of engine: FormEngine<State>
  ) {
    typed = definition
    typedChecks = definition.checks.map { rule in
      LiveCheck(rule, traits: definition.traits, clock: engine.clock)
    }
    value = definition.link.access.get(engine.state)
    baseline = value
    super.init(definition, in: slot, of: engine)
  }

  override var isEmpty: Bool { typed.traits.isEmpty(value) }

  override var isDirty: Bool {
    typed.traits.areEqual.map { areEqual in !areEqual(value, baseline) } ?? wasSet
  }

  override var checks: [any CheckState] { typedChecks }

  /// Puts a value in the state; says whether it is new.
  func set(_ new: Value) -> Bool {
    guard !typed.traits.isUnchanged(value, new) else { return false }
    value = new
    wasSet = true
    typed.link.access.update(&engine.state) { $0 = new }
    return true
  }

  override func refreshValue() -> Bool {
    let new = typed.link.access.get(engine.state)
    guard !typed.traits.isUnchanged(value, new) else { return false }
    value = new
    wasSet = true
    return true
  }

  override func format() -> Bool {
    guard !typed.formatters.isEmpty, judgement.isWanted else { return false }
    return set(typed.formatted(value))
  }

  override func settleBaseline() {
    baseline = value
    wasSet = false
    noteVerdict()
  }

  override func judge(isStarting: Bool = false) {
    let formatted = typed.formatted(value)
    let new = engine.recordingReads(of: self, isNeeded: typed.readsForm) { form in
      typed.judge(formatted, in: form)
    }
    noteJudgement(new, isStarting: isStarting)
    if !typedChecks.isEmpty { askChecks(about: formatted, isStarting: isStarting) }
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

  private var settled: @MainActor () -> Void {
    { [weak self] in
      guard let self else { return }
      engine.transaction { self.noteVerdict() }
    }
  }
}
