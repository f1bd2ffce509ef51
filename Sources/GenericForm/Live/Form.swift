import Observation

/// One live form: its values, its fields, and its submit.
///
/// Values are read and written by their key paths. A change validates its field, and those whose
/// rules read it, at once and silently; the ``ValidationTiming`` decides when the status is
/// shown. Everything can be tracked with `withObservationTracking`, observed, or followed as an
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
/// The form owns its state and its fields; when its last reference goes, running checks are
/// cancelled, its sequences end, and a ``Field`` that is still held keeps its last value.
@MainActor @dynamicMemberLookup
public final class Form<State> {
  let timing: ValidationTiming
  let clock: any Clock<Duration>
  let trace = ReadTrace()
  let graph = FieldGraph<State>()
  let tracking = Tracking()

  /// The values as they are now, not tracked.
  var current: State

  /// The numbers of the nodes of the declared fields and rows, from top to bottom.
  var declaredIDs: [Int] = []

  /// Counts the changes of the state.
  var revision = 0

  /// The submit that is going on.
  var submission: Submission<State>? {
    didSet { summary.isSubmitting = submission != nil }
  }

  var lastOutcome: SubmitOutcome<State>?
  var submitHandler: (@MainActor (State) async throws -> Void)?
  var invalidHandlers: [@MainActor ([FieldError<State>]) -> Void] = []

  /// Errors of the server for values that have no field yet.
  var unclaimedErrors: [PartialKeyPath<State>: ValidationMessage] = [:]

  /// The fields of rows that are gone, for as long as somebody holds them.
  var retired: [PartialKeyPath<State>: Weak<AnyObject>] = [:]

  /// The number of retired fields from which on those that nobody holds are forgotten.
  var retiredLimit = 256

  /// What is known of the form as a whole.
  var summary = FormSummary()

  /// The summary, and the number of the change, that were published last.
  var published = FormSummary()
  var publishedRevision = 0

  var transactionDepth = 0

  /// The fields that are published when the transaction ends.
  var queue: [any AnyLiveField] = []

  /// What is called once everything is published.
  var afterwards: [@MainActor () -> Void] = []
  var observers: [Weak<FormObservation>] = []

  /// Creates a form that starts with some values.
  ///
  /// - Parameters:
  ///   - state: The values to start with. Their errors are not shown, and asynchronous checks do
  ///     not run on them, before their field is left or the form is submitted.
  ///   - validation: The validation of the values.
  ///   - timing: When errors are shown, where a field has no timing of its own.
  ///   - clock: The clock for debounce and time-outs.
  public init(
    _ state: State, validation: FormValidation<State>,
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    current = state
    self.timing = timing
    self.clock = clock
    transaction {
      declaredIDs = add(validation.items, within: nil)
      graph.linkAll()
      eachField { $0.validate(isStarting: true) }
    }
  }

  /// Creates a form that starts with some values, with the validations of its fields.
  public convenience init(
    _ state: State, timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock(),
    @FormValidationBuilder<State> _ validations: () -> FormValidation<State>
  ) {
    self.init(state, validation: validations(), timing: timing, clock: clock)
  }

  isolated deinit {
    for node in graph.all {
      node.field?.stop()
      node.field = nil
    }
    for case let field as any AnyLiveField in retired.values.map(\.object) { field.stop() }
    observers.end()
    submission?.handling?.cancel()
    if let submission, submission.phase == .waiting { submission.finish(.superseded) }
  }
}
