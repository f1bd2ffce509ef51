import ValidationRules

/// What a form does with one of its fields, whatever the type of the field's value.
@MainActor protocol AnyLiveField: AnyObject {
  var path: AnyKeyPath { get }

  /// The form that the field belongs to; nil once it is gone.
  var owner: AnyObject? { get }
  var label: ValidationMessage? { get }
  var canBlockSubmit: Bool { get }
  var ruleStatuses: [RuleStatus] { get }

  /// The status that was published last.
  var status: FieldStatus { get }

  /// The same, tracked by who reads it.
  var trackedStatus: FieldStatus { get }

  /// The status as it is now, also before it is published.
  var currentStatus: FieldStatus { get }
  func untracked<Result>(_ read: () -> Result) -> Result

  // What a program does to the field.

  func focus()
  func leave()
  func retry()
  func validateAndShow()
  func setServerErrors(_ errors: [ValidationMessage])
  func beginComposing()
  func endComposing()
  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation
  var statuses: AsyncStream<FieldStatus> { get }

  /// What converted fields entered, by where in the source they are converted.
  var inputs: [String: Any] { get }
  func enter(
    _ input: Any, convertedAt source: String, error: ValidationMessage?,
    _ body: @escaping () -> Void)

  // What its form does to it.

  /// The number of the change after which the field was validated last.
  var validatedAt: Int { get set }

  /// The number of the change in which the value changed last.
  var changedAt: Int { get }

  /// Compares the value with the one in the state; returns whether it is new.
  func refresh() -> Bool

  /// Forgets the copy of a value of which a part changes, so that it changes in place.
  func forgetValue()

  /// Puts the formatted value in the place of the value; returns whether it is new.
  func format() -> Bool

  /// Keeps the value that a submit hands over, and makes it the one that is not dirty.
  func noteHandedOver()
  func makeBaseline(submittedAt revision: Int)

  func validate(isStarting: Bool)
  func flushChecks(isRetrying: Bool)
  func valueWasReplaced()
  func readValueChanged()
  func readFieldWasLeft()
  func show()
  func reset()

  /// Takes the field, whose row is removed, out of the form.
  func retire()

  /// Cancels what is running, because the form goes away.
  func stop()

  /// Whether the field waits to be published.
  var isQueued: Bool { get set }

  /// Publishes the status; returns whether it or the value is new.
  func publish() -> Bool
  func notifyObservers()
}
