import ValidationRules

/// What a form does with one of its fields, whatever the type of the field's value.
///
/// ``LiveField`` is the only class that conforms to it. The form calls it in a transaction; a
/// ``Field`` calls it from anywhere, and each of its calls makes a transaction of its own.
@MainActor protocol AnyLiveField: AnyObject {
  /// The key path of the value in the state of the form.
  var path: AnyKeyPath { get }

  /// The key path and its text.
  var namedPath: ImmutablePath<AnyKeyPath> { get }

  /// The form that the field belongs to; nil once it is gone.
  var owner: AnyObject? { get }

  /// The name of the field for messages away from it; nil where none was declared.
  var label: ValidationMessage? { get }

  /// Whether the value is to be known to the program only.
  var isSecret: Bool { get set }

  /// Whether a rule, a check or the strategy can give an error that blocks a submit.
  var canBlockSubmit: Bool { get }

  /// The rules that apply now, and whether the value meets them; empty once the form is gone.
  var ruleStatuses: [RuleStatus] { get }

  /// The status as it is now, also before it is published.
  var status: FieldStatus { get }

  /// The status that was published last.
  var published: FieldStatus { get }

  /// The status that was published last, tracked by who reads it.
  var trackedStatus: FieldStatus { get }

  /// Reads without tracking this field, as its own custom validators do.
  func untracked<Result>(_ read: () -> Result) -> Result

  // What a program does to the field.

  /// Notes that the field got the focus, for the timing.
  func focus()

  /// Formats the value, applies the timing, and runs checks that wait or have not run.
  func leave()

  /// Runs checks again that could not be carried out; others are left as they are.
  func retry()

  /// Formats and validates the value, and shows the status, whatever the timing is.
  func validateAndShow()

  /// The errors of the server, shown or not.
  var serverErrors: [ValidationMessage] { get }

  /// Replaces the errors of the server, which stay until the value changes; empty for none.
  func setServerErrors(_ errors: [ValidationMessage])

  /// Keeps what is entered from now on aside.
  func beginComposing()

  /// Enters the last of what was kept aside; without any, the value stays as it is.
  func endComposing()

  /// Calls `handler` after each publishing in which the value or the status is new.
  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation

  /// The published statuses, beginning with the present one; ends with the form.
  var statuses: AsyncStream<FieldStatus> { get }

  /// The input of each conversion of the field.
  var inputs: [[Conversion]: Any] { get }

  /// Takes what was entered in a converted field; ``LiveField`` has the parameters.
  func enter<Input>(
    _ input: Input, from old: Input, convertedBy conversions: [Conversion],
    error: ValidationMessage?, _ body: @escaping () -> Void)

  /// Whether an input method composes text.
  var isComposing: Bool { get }

  /// Has the next change begin a step of the history.
  func endStep()

  /// Makes what `body` changes in the form one step of the history.
  func asOneStep(_ body: () -> Void)

  /// Makes what `body` changes in the form a part of the step before.
  func asPartOfStep(_ body: () -> Void)

  // What its form does to it.

  /// The input of converted fields; nil if there is none, or while it is being composed.
  var input: FieldInput? { get }

  /// Puts back the input of converted fields; nil for none.
  func restore(_ old: FieldInput?)

  /// The number of the change after which the field was validated last.
  var validatedAt: Int { get set }

  /// The number of the change in which the value changed last.
  var changedAt: Int { get }

  /// Takes the value from the state; returns whether it is new.
  func refresh() -> News

  /// Forgets the copy of a value of which a part changes, so that it changes in place.
  ///
  /// Without it, a change of one element would copy the whole array.
  func forgetValue()

  /// Puts the formatted value in the place of the value; returns whether it is new.
  ///
  /// It validates nothing: `Form.format(_:)` does so with all that the value affects.
  func format() -> News

  /// Keeps the value that a submit hands over, until the submit ends.
  func noteHandedOver()

  /// Makes the value that was handed over the one that is not dirty.
  ///
  /// - Parameter revision: The number of the change that the handed values had.
  func makeBaseline(submittedAt revision: Int)

  /// Validates the value as its formatters would leave it, starts its checks, and enqueues the
  /// field.
  ///
  /// - Parameter isStarting: Whether the value is one of the start, whose checks do not run yet.
  func validate(isStarting: Bool)

  /// Runs checks at once that wait or have not run; with `isRetrying`, also unverified ones.
  func flushChecks(isRetrying: Bool)

  /// Notes that the value is new, and that the person did not enter it in this field.
  func valueWasReplaced(_ news: News)

  /// Notes that a value changed that a rule of this field reads.
  func readValueChanged()

  /// Notes that a field was left whose value a rule of this field reads.
  func readFieldWasLeft()

  /// The state of the form with an absent value of this field.
  func withoutValue<Whole>(_ state: Whole) -> Whole

  /// The state of the form with the value that this field has in another one.
  func withValue<Whole>(of old: Whole, in state: Whole) -> Whole

  /// Shows the status from now on, as a submit does.
  func show()

  /// Takes the value of the state as that of the start, and forgets all that happened.
  func reset()

  /// Takes the field, whose row is removed, out of the form.
  ///
  /// From then on it is not included and takes no value. A row that is back adopts it again.
  func retire()

  /// Cancels what is running and ends the sequences, because nothing follows any more.
  func stop()

  /// Whether the field waits to be published.
  var isQueued: Bool { get set }

  /// Whether the value is to be published as new.
  var news: News { get }

  /// Publishes the status; returns whether it or the value is new.
  func publish() -> News

  /// Calls the observers; the form does so once every status is published.
  func notifyObservers()
}
