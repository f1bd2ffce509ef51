package import FormDeclaration

/// A field of a live form without the types of its value and of the form's state.
///
/// The form, a ``Field``, a control, its window and a draft share it. It handles the events of the
/// field; ``LiveField``, its only subclass, holds the value and overrides what depends on it.
///
/// It's *live* while its form exists and, if it's in a row, while that row exists: see
/// ``liveForm``. Calls on a field that isn't live have no effect. The form calls it in a
/// transaction; others may call it at any time.
@MainActor package class AnyField {
  /// The node of the field while its row exists.
  ///
  /// Unowned, because a weakly referenced node is slow to retain, and a key press visits all of
  /// them.
  private unowned var knownNode: PathNode?

  /// Indicates whether the value exists: `false` while an optional value or a row in its key path
  /// is missing.
  ///
  /// The field of a removed row isn't live at all; this property is about declared key paths, such
  /// as one through a part that is `nil`.
  var isPresent = true

  /// The input of the field's conversions, if any.
  ///
  /// It's kept until the user leaves the field or the value changes by other means. Its error is the
  /// field's only one, and no check runs meanwhile.
  var typed = FieldInput()

  /// Enters the latest composed text, or `nil` while no input method composes text.
  ///
  /// It does nothing until text is composed.
  var commit: (() -> Void)?

  /// The results of the rules and the recorded events.
  ///
  /// ``presentStatus`` adds what is derived: dirty, revealed, and the results of checks.
  var facts = FieldStatus.initial

  /// The visibility of the status, by the timing of the field or, without one, of the form.
  var visibility = StatusVisibility(.rewardEarlyPunishLate, isEmpty: true)

  /// Indicates whether leaving the field has retried its unverified checks, which happens once for
  /// each value.
  var hasRetried = false

  /// The number of the change after which the field was last validated.
  ///
  /// It ensures that a change validates a field only once, even if several values that it reads are
  /// new.
  var validatedAt = 0

  /// The number of the change in which the value last changed.
  ///
  /// It ensures that a server error isn't shown for a value that the server hasn't received.
  var changedAt = 0

  /// Indicates whether the value was set since the baseline; it's then dirty if it can't be compared.
  var wasSet = false

  /// Indicates whether the value is secret; it stays secret while the form exists.
  var isSecret = false

  /// Indicates whether the field waits to be published; ``AnyForm/enqueue(_:)`` sets it.
  var isQueued = false

  /// The news in the value since it was last published.
  var news = News.none

  /// Indicates whether reading the field is tracked; reads by its own rules aren't.
  private(set) var isTracked = true

  /// The last published status.
  var published = FieldStatus.initial

  /// The observations of this field, which keep it alive, not the reverse.
  var observers: [Weak<FormObservation>] = []
  let tracking = Tracking()

  // MARK: Overrides that depend on the value

  /// The type of the value.
  package var valueType: Any.Type { Any.self }

  /// Returns the field with the type of its value, or `nil` if its values are of another type.
  package func field<Value: SendableMetatype>(of type: Value.Type) -> Field<Value>? { nil }

  /// The field's form, or `nil` after it was released.
  package var form: AnyForm? { nil }

  /// The form, while it exists and the field is part of it.
  var liveForm: AnyForm? { nil }

  /// The key path of the value in the state of the form, and its text.
  var namedPath: ImmutablePath<AnyKeyPath> { ImmutablePath(\Self.self) }

  /// The name that was declared for drafts.
  var declaredName: String? { nil }

  /// The field's label, which names it in messages shown elsewhere, or `nil` if none was declared.
  package var label: ValidationMessage? { nil }

  /// The timing that was declared for the field, if any.
  var timing: ValidationTiming? { nil }

  /// Indicates whether a rule, a check or the strategy can block a submit.
  var canBlockSubmit: Bool { false }

  /// Indicates whether two values can be compared.
  var isComparable: Bool { false }

  /// The memory of the value in bytes, in addition to its stride.
  var size: Int { 0 }

  /// Indicates whether the input is empty, for the timing; invalid input isn't empty.
  var isEmpty: Bool { true }

  /// Indicates whether the value differs from the baseline; invalid input always does.
  var isDirty: Bool { false }

  /// The current status, even before it's published.
  ///
  /// It's computed each time; only ``publish()`` stores it. An excluded field has no errors,
  /// warnings or checks, whatever its rules found before.
  var presentStatus: FieldStatus { facts }

  /// The status of each rule that currently applies, or an empty array after the form was released.
  var ruleStatuses: [RuleStatus] { [] }

  /// Validates the value as its formatters would leave it, and starts its checks.
  ///
  /// ``AnyForm/validate(_:isStarting:)`` calls it, and records what the rules read.
  ///
  /// - Parameter isStarting: Whether the value is an initial one, whose checks don't run yet.
  func validate(isStarting: Bool) {}

  /// Runs each check, or makes it forget its results.
  func changeChecks(_ change: CheckChange) {}

  /// Indicates whether a check couldn't be carried out.
  var hasUnverifiedCheck: Bool { false }

  /// Takes the value from the state, and returns whether it's new.
  func refresh() -> News { .none }

  /// Forgets the copy of a value before a part of it changes, so that it changes in place.
  ///
  /// Without it, a change of one element would copy the whole array.
  func forgetValue() {}

  /// Replaces the value with the formatted one, and returns whether it's new.
  ///
  /// It validates nothing; `AnyForm.format(_:)` validates all affected fields.
  func format() -> News { .none }

  /// Makes the current value the baseline, which isn't dirty.
  func makeBaseline() {}

  /// Returns a closure that makes the current value the baseline once a submit has succeeded.
  func laterBaseline() -> () -> Void { {} }

  /// Sets the value in a state to that of another state, or returns `false` if it's missing there.
  func copyPresentValue<State>(from old: State, to state: inout State) -> Bool { false }

  /// Makes the value absent because the form excludes it, if that is declared; returns whether it's new.
  func clear() -> News { .none }

  /// Enters the value from the start, the last reset or the last submit, if it existed.
  func enterBaseline() {}

  /// Sets the value in a state to that of another state, or to an absent value without one.
  func copyValue<State>(from old: State?, to state: inout State) {}
}

/// An action on the checks of a field.
enum CheckChange {
  /// They run immediately if they wait or haven't run.
  case run

  /// They run, and those that couldn't be carried out are retried.
  case runAgain

  /// They forget the results for the value, so that it's checked again if it returns.
  case forgetResults

  /// They are skipped for an absent value.
  case removeValue

  /// They forget everything.
  case reset
}

extension AnyField {
  /// Indicates whether the row of the field exists, while the form does.
  var isInForm: Bool { knownNode != nil }

  /// The node of the field, or `nil` after its row was removed or its form released.
  var node: PathNode? { form == nil ? nil : knownNode }

  /// Assigns the field to a node, or to none after its row was removed; it may get another one
  /// later.
  func setNode(_ node: PathNode?) {
    knownNode = node
    node?.field = self
  }

  package var path: AnyKeyPath { namedPath.path }
  package var pathText: String { namedPath.text }

  /// The name in drafts, such as `guests[].name`, or `nil` for a value without one, such as a
  /// computed property.
  ///
  /// It's the declared name or consists of the properties in the key path, so it doesn't depend on
  /// the state's memory layout or the order of fields. Rows share their names.
  package var draftName: String? {
    let parts = (declaredName ?? namedPath.partsText).split(
      separator: "[id: ", omittingEmptySubsequences: false)
    let text = parts.dropFirst().reduce(String(parts[0])) { text, part in
      text + "[" + part.drop { $0 != "]" }
    }
    if text.contains("<") { return nil }
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// Returns whether this is a field of that form.
  package func belongs(to form: AnyObject) -> Bool { self.form === form }
}

// MARK: - Observing

extension AnyField {
  /// The last published status; reading it is tracked.
  package var status: FieldStatus {
    if isTracked { tracking.accessStatus() }
    return published
  }

  /// Reads without being tracked, as a rule of this field does.
  ///
  /// Otherwise a custom validator that reads its own field would run again for its own result.
  func untracked<Result>(_ read: () -> Result) -> Result {
    isTracked = false
    defer { isTracked = true }
    return read()
  }

  /// Publishes the current status; the form counts the difference.
  ///
  /// Messages are recorded here rather than at each event, because only now are the resulting
  /// messages known. They affect the next event.
  ///
  /// - Returns: The news in the status or the value.
  func publish() -> News {
    isQueued = false
    let newsOfValue = news
    news = .none
    if newsOfValue != .none { tracking.noteValue() }
    let new = presentStatus
    visibility.note(hasMessages: new.hasMessages, isPending: new.isPending)
    guard new != published else { return newsOfValue }
    published = new
    tracking.noteStatus()
    return .certain
  }

  /// Calls `handler` after each publication with a new value or status.
  package func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    let observation = FormObservation(of: self) { _ in handler() }
    observers.add(observation)
    return observation
  }

  /// The published statuses, beginning with the current one; ends with the form.
  var statuses: AsyncStream<FieldStatus> {
    let (stream, continuation) = observers.addStream(of: self, buffering: .bufferingNewest(1)) {
      $0.map(\.published)
    }
    continuation.yield(published)
    if form == nil { continuation.finish() }
    return stream
  }

  /// Calls the observers; the form does so after every status is published.
  func notifyObservers() {
    observers.notify([self])
  }
}
