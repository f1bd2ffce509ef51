import FormDeclaration

/// The value of one field of a live form, and the results of its rules and checks.
///
/// The form owns its fields, and each refers back to it weakly. A field that a control holds may
/// outlive its form: it keeps its last value and does nothing more.
///
/// This happens at a key press:
///
/// 1. The control sets ``Field/value``, which calls ``Form/enter(_:in:error:)``. The form begins a
///    transaction, and an undo step if the change doesn't continue the previous one.
/// 2. The state takes the value, and the field keeps a copy in ``take(_:)``.
///    ``AnyField/valueWasEntered(_:)`` notes it for the timing.
/// 3. ``AnyForm/validateAffected(by:)`` compares the fields whose values may change with it. Those
///    that did, and those whose rules read any of them, run their rules in
///    ``validate(isStarting:)``.
/// 4. The transaction ends: newly excluded fields are cleared if that is declared, and each field
///    makes its status and publishes it, in ``AnyField/publish()``.
/// 5. The form's summary is published, and observers are notified. The control renders the status.
///
/// The form makes each of these calls; a field that it calls doesn't call it back.
@MainActor final class LiveField<State, Value: SendableMetatype>: AnyField {
  /// The form, or `nil` after it was released; it stays if only the row was removed.
  private weak var owner: Form<State>?

  /// The declaration of the field; a returning row can bring another one.
  var definition: FieldDefinition<State, Value>

  /// The checks of the definition, at the same indices.
  private(set) var checks: [FieldCheck<State, Value>] = [] {
    didSet { hasChecks = !checks.isEmpty }
  }

  /// Indicates whether there are checks; asking the array would look up its generic type.
  private var hasChecks = false

  /// A copy of the value in the state, or `nil` after a part of it changed, until it's read again.
  ///
  /// While the value is missing, it's the last one.
  private var copy: Value?

  /// The value that isn't dirty, or `nil` if it's missing or the form can't read it.
  private(set) var baseline: Value?

  /// Creates a field, which ``adopt(_:at:)`` adds to the form.
  init(_ definition: FieldDefinition<State, Value>, of form: Form<State>) {
    self.definition = definition
    owner = form
  }

  /// Creates the field of a removed row, which behaves as if its form had been released.
  init(removed definition: FieldDefinition<State, Value>, value: Value) {
    self.definition = definition
    copy = value
    super.init()
    facts = .excluded()
    published = facts
  }

  /// Resets the field with a declaration, because it's new or its row has returned.
  ///
  /// The value isn't validated yet; the caller does so after adding all fields.
  func adopt(_ definition: FieldDefinition<State, Value>, at node: PathNode) {
    guard let form = owner else { return }
    self.definition = definition
    setNode(node)
    checks = definition.checks.map { check in
      FieldCheck(check, traits: definition.traits, clock: form.clock) { [weak self] in
        // The result arrives outside any transaction.
        if let self { liveForm?.transaction(of: self) }
      }
    }
    if isSecret { forgetSecrets() }
    copy = definition.accessor.get(form.current, with: form.rowCache)
    isPresent = copy != nil
    makeBaseline()
    forgetInteraction()
  }

  override var valueType: Any.Type { Value.self }

  override func field<Wanted: SendableMetatype>(of type: Wanted.Type) -> Field<Wanted>? {
    (self as? LiveField<State, Wanted>).map { Field($0) }
  }

  override var form: Form<State>? { owner }
  override var liveForm: Form<State>? { if let owner, isInForm { owner } else { nil } }
  override var namedPath: ImmutablePath<AnyKeyPath> {
    let named = definition.namedPath
    return ImmutablePath(named.path) { named.partsText }
  }
  override var declaredName: String? { definition.name }
  override var label: ValidationMessage? { definition.label }
  override var timing: ValidationTiming? { definition.timing }
  override var canBlockSubmit: Bool { definition.canBlockSubmit }
  override var isComparable: Bool { definition.traits.areEqual != nil }
  override var size: Int { copy.flatMap { copy in definition.traits.size?(copy) } ?? 0 }

  override var isSecret: Bool {
    didSet {
      guard !isSecret || ValueTraits<Value>.absentValue != nil else {
        fatalError(
          "\(namedPath.text) can't be secret: a value of type \(Value.self) is never absent. Make it optional."
        )
      }
      if isSecret { forgetSecrets() }
    }
  }

  /// Stops remembering values other than the form's current one.
  private func forgetSecrets() {
    for check in checks { check.mostResults = 1 }
  }

  // MARK: The value

  /// The value in the state, or the last one if the field is no longer live.
  ///
  /// The copy is used until a part of the value changes in the state.
  var value: Value {
    if let copy { return copy }
    if isPresent, let form = liveForm {
      copy = definition.accessor.get(form.current, with: form.rowCache)
      if let copy { return copy }
    }
    if let last = baseline ?? ValueTraits.blankValue { return last }
    fatalError("There is no value at \(namedPath.text) yet, nor a blank one to show in its place")
  }

  /// The value; reading it is tracked.
  var trackedValue: Value {
    if isTracked { tracking.accessValue() }
    return value
  }

  override var isEmpty: Bool {
    typed.error == nil && (!isPresent || definition.traits.isEmpty(value))
  }

  /// Indicates whether the value is the whole state of a form with other fields, which have their
  /// own dirty states.
  private var isWholeForm: Bool {
    guard State.self == Value.self, let form = owner, let node else { return false }
    return form.declaredIDs != [node.id] && definition.path == \State.self
  }

  override var isDirty: Bool {
    if typed.error != nil || isPresent != (baseline != nil) { return true }
    guard isPresent else { return false }
    if isWholeForm { return false }
    guard let areEqual = definition.traits.areEqual, let baseline else { return wasSet }
    return !areEqual(value, baseline)
  }

  /// Returns whether a value that replaces the current one is new; after invalid input it always is.
  func news(from old: Value, to new: Value) -> News {
    typed.error == nil ? definition.traits.news(from: old, to: new) : .certain
  }

  /// Keeps a copy of a value that was set in the state.
  func take(_ new: Value) {
    wasSet = true
    copy = new
  }

  override func refresh() -> News {
    guard let form = liveForm else { return .none }
    let (old, wasPresent) = (copy, isPresent)
    let new = definition.accessor.get(form.current, with: form.rowCache)
    isPresent = new != nil
    if let new { copy = new }
    let news =
      if let new, wasPresent {
        definition.traits.news(from: old, to: new)
      } else {
        wasPresent == isPresent ? News.none : .certain
      }
    guard news != .none else { return .none }
    // A change elsewhere may have left a value that can't be compared as it was.
    if news == .certain || areKnownToDiffer(old as Any, new as Any) { wasSet = true }
    return news
  }

  override func forgetValue() {
    copy = nil
  }

  override func format() -> News {
    guard let form = liveForm, !definition.formatters.isEmpty, facts.isIncluded,
      typed.error == nil
    else { return .none }
    return form.set(definition.formatted(value), in: self)
  }

  override func makeBaseline() {
    baseline = isPresent ? value : nil
    wasSet = false
  }

  override func laterBaseline() -> () -> Void {
    let (submitted, revision) = (isPresent ? value : nil, owner?.revision ?? 0)
    return { [self] in
      baseline = submitted
      wasSet = changedAt > revision
    }
  }

  /// A value in a row isn't changed, because the row may not exist in both states.
  override func copyValue<Whole>(from old: Whole?, to state: inout Whole) {
    guard let node, isPresent, var new = state as? State else { return }
    let value: Value? =
      if let old = old as? State {
        node.isPlaced ? definition.accessor.get(old) : nil
      } else {
        ValueTraits<Value>.absentValue
      }
    guard let value else { return }
    definition.accessor.set(&new, value)
    if let new = new as? Whole { state = new }
  }

  /// If an optional part is missing in `old`, it's restored as a whole.
  override func copyPresentValue<Whole>(from old: Whole, to state: inout Whole) -> Bool {
    guard let old = old as? State, var new = state as? State else { return false }
    if let value = definition.accessor.get(old) {
      definition.accessor.set(&new, value)
    } else if !definition.accessor.copyContainer(from: old, to: &new) {
      return false
    }
    if let new = new as? Whole { state = new }
    return true
  }

  override func clear() -> News {
    guard definition.excluded == .clear, isPresent, let form = liveForm,
      let absent = ValueTraits<Value>.absentValue
    else { return .none }
    let news = form.set(absent, in: self)
    if news != .none { typed = FieldInput() }
    return news
  }

  override func enterBaseline() {
    guard let baseline else { return }
    liveForm?.enter(baseline, in: self)
    wasSet = false
  }

  // MARK: Rules and checks

  /// Runs the rules, and starts or stops the checks.
  ///
  /// A field that becomes included or excluded is reset.
  override func validate(isStarting: Bool) {
    guard let form = liveForm else { return }
    if isStarting { changedAt = form.revision }
    let (wasIncluded, definition) = (facts.isIncluded, definition)
    if definition.sections.count == 0 {
      // Nothing is declared about the value.
      if isStarting { forgetInteraction() }
    } else {
      let value = isPresent ? definition.formatted(value) : nil
      let applicable = definition.validate(value, in: { form.reader }, into: &facts)
      if isStarting || facts.isIncluded != wasIncluded { forgetInteraction() }
      if hasChecks, typed.error == nil {
        pass(value, toChecks: applicable, in: form, isStarting: isStarting)
      }
    }
  }

  override func changeChecks(_ change: CheckChange) {
    for check in checks {
      switch change {
      case .run: check.flush(isRetrying: false)
      case .runAgain: check.flush(isRetrying: true)
      case .forgetResults: check.forgetResult()
      case .removeValue: check.removeValue()
      case .reset: check.reset()
      }
    }
  }

  override var hasUnverifiedCheck: Bool { checks.contains { $0.result == .unverified } }

  override var ruleStatuses: [RuleStatus] {
    guard let form = liveForm else { return [] }
    form.trackChanges()
    defer { _ = form.trace.takePaths() }
    return definition.ruleStatuses(form.reader)
  }

  override var presentStatus: FieldStatus {
    let isLive = liveForm != nil
    guard isLive, facts.isIncluded else {
      return .excluded(isTouched: facts.isTouched, isDirty: isLive && isDirty)
    }
    var new = facts
    new.isDirty = isDirty
    new.isRevealed = visibility.isRevealed
    if hasChecks { addResults(to: &new) }
    if let error = typed.error, facts.editing != .disabled {
      // The rules have judged a value that the form has, but not what is still typed.
      if case .withoutValue = error { new.blockingErrors = [] }
      if new.blockingErrors.isEmpty { new.blockingErrors = [error.message] }
      new.warnings = []
    }
    return new
  }
}
