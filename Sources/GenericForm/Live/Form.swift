import FormDeclaration
import Observation

/// One live form: its values, its fields, and its submit.
///
/// Values are read and written by their key paths. A change immediately and silently validates its
/// field and those whose rules read it; the ``ValidationTiming`` decides when the status is shown.
/// Everything can be tracked with `withObservationTracking`, observed, or followed as an
/// asynchronous sequence.
///
/// ```swift
/// let form = Form(Account(), validation: signUp)
/// let username = form.field(\.username)
/// username.value = "mei"
/// username.leave()
/// username.status.shownErrors  // [Use at least 5 characters]
/// form.isValid  // false
/// form.onSubmit { account in try await store.add(account) }
/// form.submit()
/// ```
///
/// Every call that changes the form is a transaction: the state changes, the affected fields are
/// validated, and the changes are published once. Observers run after that, so the form that they
/// read is consistent.
///
/// The form owns its state and its fields; when its last reference is released, running checks are
/// canceled, its sequences end, and a ``Field`` that is still held keeps its last value.
@MainActor @dynamicMemberLookup
public final class Form<State>: AnyForm {
  /// The validation of the values.
  let validation: FormValidation<State>

  /// The current values, untracked.
  var current: State

  /// The declaration of each collection's rows, by the number of its node.
  var rowsDefinitions: [Int: RowsDefinition<State>] = [:]

  /// The attempts to submit the form.
  var submits = Submits<State>() {
    didSet { summary.isSubmitting = submits.current != nil }
  }

  /// Server errors for values that have no field yet; a new field takes over its own.
  var unclaimedErrors: [PartialKeyPath<State>: UnclaimedError] = [:]

  /// The receivers of each valid change, or `nil` if there are none.
  var validChanges: ValidChanges<State>?

  /// The values at the start, the last reset or the last submit, which aren't dirty.
  var baseline: State

  /// Creates a form with initial values.
  ///
  /// Each field's rules run immediately.
  ///
  /// - Parameters:
  ///   - state: The initial values. Their errors stay hidden, and their asynchronous checks don't
  ///     run, until their field is left or the form is submitted.
  ///   - validation: The validation of the values.
  ///   - timing: When errors are shown, for fields without their own timing.
  ///   - clock: The clock for debouncing and timeouts.
  public init(
    _ state: State, validation: FormValidation<State>,
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    current = state
    baseline = state
    self.validation = validation
    super.init(root: \State.self, timing: timing, clock: clock)
    rowCache.takeIn(state)
    transaction {
      declaredIDs = add(validation.items, inRow: nil)
      eachField { validate($0, isStarting: true) }
    }
  }

  /// Creates a form with initial values and its fields' validations.
  ///
  /// ```swift
  /// let form = Form(Account(phone: "0603903594")) {
  ///   FieldValidation(\.phone, .optional, rules: [.isMobile])
  /// }
  /// form.isValid  // false
  /// form.phone = "+33603903594"
  /// form.isValid  // true
  /// form.phone = ""
  /// form.isValid  // true
  /// ```
  public convenience init(
    _ state: State, timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock(),
    @FormValidationBuilder<State> _ validations: () -> FormValidation<State>
  ) {
    self.init(state, validation: validations(), timing: timing, clock: clock)
  }

  /// Cancels everything that still waits for this form, including a running submit handler.
  isolated deinit {
    for field in paths.fields + knownRows.retiredFields { field.stop() }
    observers.end()
    if case .handedOver(let handling) = submits.current?.phase {
      handling?.cancel()
    } else {
      submits.current?.finish(.superseded)
    }
  }
  override var stateSize: Int { MemoryLayout<State>.stride }
  override var anyState: Any { current }

  override func reconcileRows(afterChangeOf node: PathNode?) {
    guard let node else { return reconcileRows(at: declaredNodes) }
    // Calling a generic function looks up the types that it may need.
    if node.row != nil { renameRows(around: node) }
    reconcileRows(
      at: paths.nodes { $0.rows != nil && $0.mayChange(with: node) && !$0.contains(node) })
  }

  override func noteReads(of node: PathNode) {
    let taken = trace.takePaths()
    if taken.isEmpty, node.reads.isEmpty { return }
    let read = taken.compactMap { $0 as? PartialKeyPath<State> }.map {
      paths.requireNode(at: $0).id
    }
    paths.setReads(Set(read), of: node)
  }

  override func handOverValidChange() { handOverChange() }

  package override var isHandedOver: Bool {
    if case .handedOver = submits.current?.phase { true } else { false }
  }

  override func supersedeSubmit() {
    if submits.current != nil, !isHandedOver { finishSubmit(.superseded) }
  }

  override func proceed() {
    if canProceed { proceedWithSubmit() }
    if news != .none, !unclaimedErrors.isEmpty { forgetErrorsOfRemovedRows() }
  }
}
