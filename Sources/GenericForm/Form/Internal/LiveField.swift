/// One field of a live form, whatever the type of its value.
@MainActor class LiveField {
  /// The number of the field's slot in its form, which outlasts neither the form nor the row.
  let id: Int
  let path: AnyKeyPath

  /// The form that has the field; nil once the form is gone.
  private(set) weak var engine: FormCore?

  /// Whether there are checks that take time.
  let hasChecks: Bool

  /// When the verdict is shown.
  private let timing: ValidationTiming

  private(set) var status = FieldStatus()
  private var observable: FieldObservable?
  private var observers: [WeakObservation] = []

  /// The slots of what the field's rules read.
  var reads: [Int] = []

  /// The stamp of the change after which the field was judged last.
  var judgedAt = 0

  /// The number of the form's change in which the value changed last.
  var changedAt = 0

  private(set) var judgement = Judgement()
  private var display: VerdictDisplay
  private var serverErrors: [ValidationMessage] = []
  private var isTouched = false

  /// Whether the person has been past the field: it was left, or submitted.
  private var wasPassed = false
  private var hasRetried = false

  /// Whether an input method is putting text together in the field.
  var isComposing = false

  /// Whether the value is gone, with the row that it was in.
  private(set) var isRetired = false

  /// Whether a field whose row is gone was used since the form let go of such fields last.
  var isInUse = true

  /// What is entered once the text is put together.
  var deferred: (@MainActor () -> Void)?

  /// Whether the form cannot tell what else the value is part of.
  var isOpaque = false

  private var isQueued = false

  /// Whether there was something to tell of when it was looked last.
  private(set) var hasNews = false
  private var hasNewValue = false
  private var weight = FieldWeight()

  init(timing: ValidationTiming, hasChecks: Bool, in slot: FormSlot, of engine: FormCore) {
    self.timing = timing
    self.hasChecks = hasChecks
    id = slot.id
    path = slot.path
    self.engine = engine
    display = VerdictDisplay(timing)
  }

  // MARK: - What depends on the type of the value

  /// What the field is called.
  var label: ValidationMessage? { nil }

  /// Whether the value cannot hold those of other fields.
  var isLeaf: Bool { false }

  /// Whether the field is wanted, and not valid without a value.
  var requiresValue: Bool { false }

  /// Every rule that is wanted, and whether it is met.
  var lines: [RuleLine] { [] }

  var isEmpty: Bool { true }
  var isDirty: Bool { false }
  var checks: [any CheckState] { [] }

  /// Judges the value; checks are asked about a value that is new to them.
  func judge(isStarting: Bool = false) {}

  /// Takes in what was put in the state by other ways; says whether it is new.
  func refreshValue() -> Bool { false }

  /// Lets go of the value, so that a part of it can be changed in place.
  func dropValue() {}

  /// Puts what the formatters make of the value in its place; says whether it is new.
  func format() -> Bool { false }

  /// Takes the value as it is for the one that is not dirty.
  func settleBaseline() {}

  func flushChecks(isRetrying: Bool) {}
  func forgetChecks() {}

  /// Forgets what checks have said about the value, so that they are asked when it comes back.
  func forgetAnswers() {}

  // MARK: - What happens

  func noteChange() {
    isTouched = true
    hasNewValue = true
    hasRetried = false
    serverErrors = []
    noteRevision()
    display.note(.change(isEmpty: isEmpty))
    engine?.queue(self)
  }

  /// Notes a value that the person did not enter here.
  func noteNewValue() {
    hasNewValue = true
    serverErrors = []
    noteRevision()
    display.note(.fill(isEmpty: isEmpty))
    engine?.queue(self)
  }

  private func noteRevision() {
    if let engine { changedAt = engine.revision }
  }

  func leave() {
    guard judgement.isWanted else { return }
    isTouched = true
    wasPassed = true
    display.note(.leave(isEmpty: isEmpty))
    let isRetrying = isUnverified && !hasRetried
    if isRetrying { hasRetried = true }
    flushChecks(isRetrying: isRetrying)
    engine?.queue(self)
  }

  /// Something changed that the verdict on this field depends on.
  ///
  /// Bad news of it waits until what changed is left, as it does for the field itself.
  func noteChangeOfRead() {
    display.note(.readChange)
  }

  /// Something was left that the verdict on this field depends on.
  func noteLeavingOfRead() {
    guard wasPassed else { return }
    display.note(.leave(isEmpty: isEmpty))
    engine?.queue(self)
  }

  func noteSubmit() {
    wasPassed = true
    display.note(.submit)
    engine?.queue(self)
  }

  func retry() {
    flushChecks(isRetrying: true)
    engine?.queue(self)
  }

  func setErrors(_ errors: [ValidationMessage]) {
    serverErrors = errors
    if !errors.isEmpty { forgetAnswers() }
    engine?.queue(self)
  }

  func reset() {
    forgetChecks()
    isTouched = false
    wasPassed = false
    hasRetried = false
    serverErrors = []
    hasNewValue = true
    deferred = nil
    display = freshDisplay
    engine?.queue(self)
  }

  // MARK: - The verdict

  /// What is wrong with the value, shown or not.
  var errors: [ValidationMessage] {
    hasChecks ? judgement.errors + refusals(.error) : judgement.errors
  }

  var warnings: [ValidationMessage] {
    hasChecks ? judgement.warnings + refusals(.warning) : judgement.warnings
  }

  var isPending: Bool { hasChecks && checks.contains(where: \.isPending) }
  var isUnverified: Bool { hasChecks && checks.contains { $0.answer == .unverified } }

  /// Whether a check that must have an answer could not be carried out.
  var isBlocked: Bool {
    hasChecks
      && checks.contains { $0.answer == .unverified && $0.isRequired }
  }

  private func refusals(_ severity: ValidationSeverity) -> [ValidationMessage] {
    checks.compactMap { check in
      check.answer == .refused && check.severity == severity ? check.message : nil
    }
  }

  /// Brings the counts of the form and the queue up to date with the verdict.
  func noteVerdict() {
    let new = FieldWeight(
      isInvalid: !errors.isEmpty, isPending: isPending, isBlocked: isBlocked, isDirty: isDirty)
    if new != weight {
      engine?.counts.replace(weight, by: new)
      weight = new
    }
    engine?.queue(self)
  }

  /// Takes the field, whose value is gone, out of the form.
  func retire() {
    isRetired = true
    forgetChecks()
    engine?.counts.replace(weight, by: FieldWeight())
    weight = FieldWeight()
    judgement = Judgement(isWanted: false)
    serverErrors = []
    isTouched = false
    deferred = nil
    engine?.queue(self)
  }

  /// Tells those who want to know of a field whose value was gone, and is back.
  func takeOver(from old: LiveField) {
    status = old.status
    observable = old.observable
    observers = old.observers
    hasNewValue = true
    engine?.queue(self)
  }

  func noteJudgement(_ new: Judgement, isStarting: Bool) {
    let isSame = judgement.isWanted == new.isWanted
    judgement = new
    if isSame, !isStarting { return }
    display = freshDisplay
    serverErrors = []
    isTouched = false
    wasPassed = false
  }

  /// The display of a field that nobody has seen yet.
  private var freshDisplay: VerdictDisplay {
    VerdictDisplay(
      timing, isEmpty: isEmpty,
      wasSubmitted: (engine?.progress.count ?? 0) > 0)
  }

  // MARK: - What is known of the field

  /// Marks the field as one to tell of; false when it is marked already.
  func markQueued() -> Bool {
    defer { isQueued = true }
    return !isQueued
  }

  /// Takes the mark away, and finds out whether there is something to tell.
  func publish() {
    isQueued = false
    hasNews = hasNewValue
    if hasNewValue {
      hasNewValue = false
      observable?.noteValue()
    }
    let new = makeStatus()
    if new != status {
      hasNews = true
      status = new
      if let observable { observable.status = new }
    }
  }

  private func makeStatus() -> FieldStatus {
    var new = FieldStatus()
    new.isWanted = judgement.isWanted
    new.isTouched = isTouched
    new.isDirty = weight.isDirty
    new.isPending = weight.isPending
    new.isValid = !weight.isInvalid && !weight.isPending && !weight.isBlocked
    guard judgement.isWanted else { return new }
    let errors = errors
    let warnings = warnings
    let isUnverified = isUnverified
    new.isChecked =
      serverErrors.isEmpty && judgement.checks != nil
      && checks.allSatisfy { !$0.isAsked || $0.answer == .passed }
    display.noteVerdict(
      hasMessages: !errors.isEmpty || !warnings.isEmpty || isUnverified, isPending: new.isPending)
    if display.isRevealed {
      new.errors = errors
      new.warnings = warnings
      new.unverified = isUnverified ? [.couldNotBeChecked] : []
    }
    if !serverErrors.isEmpty { new.errors += serverErrors }
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
    if observers.tell() { observers.removeEnded() }
  }

  /// Whether somebody still observes the field, or is about to be notified.
  var isAwaited: Bool {
    isQueued || observers.contains { $0.observation?.handler != nil }
  }
}
