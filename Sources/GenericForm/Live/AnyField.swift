package import ValidationRules

/// A field of a live form without the types of its value and of the form's state.
///
/// The form, a ``Field``, a control, its window and a draft share it. It has what happens to the field;
/// ``LiveField``, its only subclass, has the value, and overrides what depends on the value.
///
/// It is *live* while its form exists and its row, if it is in one: see ``liveForm``. What is done to a
/// field that isn't live has no effect. The form calls it in a transaction; anyone else from anywhere.
@MainActor package class AnyField {
  /// The node of the field while its row exists.
  ///
  /// Unowned, because a node that is referred to weakly is slow to retain, and a key press looks at
  /// all of them.
  private unowned var knownNode: PathNode?

  /// Whether the value exists; not while an optional value or a row on the way to it is missing.
  ///
  /// The field of a removed row is not live: this is about a key path that is declared as such, like
  /// that of a part that is nil.
  var isPresent = true

  /// The input of each conversion of the field.
  ///
  /// It is kept from when it is entered until the field is left, or the value changes by other means.
  var inputs: [[Conversion]: Any] = [:]

  /// Why the input is no value; nil where it is one.
  ///
  /// While it is there, it is the only error of the field, and no check runs.
  var inputError: ValidationMessage?

  /// Enters the latest text that an input method composes; nil while none does.
  ///
  /// It does nothing as long as no text was composed.
  var commit: (() -> Void)?

  /// What the rules found, and what happened to the field.
  ///
  /// ``presentStatus`` adds what is derived: dirty, revealed, and the results of checks.
  var facts = FieldStatus()

  /// When the status is shown; it has the timing of the field, or else that of the form.
  var visibility: StatusVisibility

  /// Whether the field was left, shown or submitted.
  ///
  /// Before that, leaving a field that its rules read shows nothing of this one.
  var wasLeftOrShown = false

  /// Whether leaving the field ran its unverified checks again, which it does once for each value.
  var hasRetried = false

  /// The number of the change after which the field was validated last.
  ///
  /// By it, a change validates a field once, however many of the values that it reads are new.
  var validatedAt = 0

  /// The number of the change in which the value changed last.
  ///
  /// By it, an error of the server is not shown for a value that the server did not have.
  var changedAt = 0

  /// Whether the value is to be known to the program only; it stays so while the form is there.
  var isSecret = false

  /// Whether the field waits to be published; ``AnyForm/enqueue(_:)`` sets it.
  var isQueued = false

  /// Whether the value is to be published as new.
  var news = News.none

  /// Whether reading the field is tracked, which its own rules are not.
  private(set) var isTracked = true

  /// The status that was published last.
  var published = FieldStatus()

  /// Those who observe this field; they keep it, and not the reverse.
  var observers: [Weak<FormObservation>] = []
  let tracking = Tracking()

  /// - Parameter timing: That of the declaration; nil for that of the form.
  init(_ timing: ValidationTiming?) {
    visibility = StatusVisibility(timing ?? .rewardEarlyPunishLate, isEmpty: true)
  }

  // MARK: What depends on the value

  /// The type of the value.
  package var valueType: Any.Type { Any.self }

  /// The field with the type of its value, or `nil` if its values are of another type.
  package func field<Value: SendableMetatype>(of type: Value.Type) -> Field<Value>? { nil }

  /// The field's form, or `nil` after it was released.
  package var form: AnyForm? { nil }

  /// The form, as long as it is there and the field is part of it.
  var liveForm: AnyForm? { nil }

  /// The key path of the value in the state of the form, and its text.
  var namedPath: ImmutablePath<AnyKeyPath> { ImmutablePath(\Self.self) }

  /// The name that was declared for drafts.
  var declaredName: String? { nil }

  /// The name of the field for messages away from it; nil if none was declared.
  package var label: ValidationMessage? { nil }

  /// When the status is shown, if that was declared for the field.
  var timing: ValidationTiming? { nil }

  /// Whether a rule, a check or the strategy can give an error that blocks a submit.
  var canBlockSubmit: Bool { false }

  /// Whether two values can be compared.
  var isComparable: Bool { false }

  /// Whether nothing was entered, for the timing; input that is no value is something.
  var isEmpty: Bool { true }

  /// Whether the value differs from the baseline; input that is no value always does.
  var isDirty: Bool { false }

  /// The status as it is now, also before it is published.
  ///
  /// It is put together each time, and stored by ``publish()`` alone. A field that is not included has
  /// no errors, warnings or checks, whatever its rules found before.
  var presentStatus: FieldStatus { facts }

  /// The rules that apply now, and whether the value meets them; empty once the form is gone.
  var ruleStatuses: [RuleStatus] { [] }

  /// Validates the value as its formatters would leave it, starts its checks, and enqueues the field.
  ///
  /// - Parameter isStarting: Whether the value is one of the start, whose checks do not run yet.
  func validate(isStarting: Bool) {}

  /// Has each check run, or forget what it knows.
  func changeChecks(_ change: CheckChange) {}

  /// Whether a check could not be carried out.
  var hasUnverifiedCheck: Bool { false }

  /// Takes the value from the state; returns whether it is new.
  func refresh() -> News { .none }

  /// Forgets the copy of a value of which a part changes, so that it changes in place.
  ///
  /// Without it, a change of one element would copy the whole array.
  func forgetValue() {}

  /// Puts the formatted value in the place of the value; returns whether it is new.
  ///
  /// It validates nothing: `AnyForm.format(_:)` does so with all that the value affects.
  func format() -> News { .none }

  /// Makes the present value the one that is not dirty.
  func makeBaseline() {}

  /// Keeps the value that a submit hands over, until the submit ends.
  func noteHandedOver() {}

  /// Makes the value that was handed over the one that is not dirty.
  ///
  /// - Parameter revision: The change number of the submitted values.
  func makeBaseline(submittedAt revision: Int) {}

  /// Counts the memory of the value, which the history keeps once its row is gone.
  func countRemovedValue() {}

  /// Sets the value in a state to that of another one; returns false if it's missing there.
  func copyPresentValue<State>(from old: State, to state: inout State) -> Bool { false }

  /// Makes the value absent because the form excludes it; returns whether it's new.
  func clear() -> News { .none }

  /// Enters the value of the start, the last reset or the last submit, if there was one.
  func enterBaseline() {}

  /// Sets the value in a state to that of another one; without one, to an absent value.
  func copyValue<State>(from old: State?, to state: inout State) {}
}

/// What happens to the checks of a field.
enum CheckChange {
  /// They run at once where they wait or have not run.
  case run

  /// The same, and those run again that could not be carried out.
  case runAgain

  /// They forget the results for the value, so that it is checked again when it comes back.
  case forgetResults

  /// They do not apply: there is no value.
  case removeValue

  /// They forget everything.
  case reset
}

extension AnyField {
  /// Whether the row of the field exists, as long as the form does.
  var isInForm: Bool { knownNode != nil }

  /// The node of the field; nil once its row is gone, or the form, which keeps the node.
  var node: PathNode? { form == nil ? nil : knownNode }

  /// Makes the field that of a node; nil once its row is gone, after which it can get another one.
  func setNode(_ node: PathNode?) {
    knownNode = node
    node?.field = self
  }

  package var path: AnyKeyPath { namedPath.path }
  package var pathText: String { namedPath.text }

  /// The name in drafts, such as `guests[].name`; nil for a value without one, as of a computed property.
  ///
  /// It is the declared name or that of the properties on the way to the value, so it is the same
  /// whatever the compiler makes of the state, and in whatever order fields are. Rows share their names.
  package var draftName: String? {
    let parts = (declaredName ?? namedPath.partsText).split(
      separator: "[id: ", omittingEmptySubsequences: false)
    let text = parts.dropFirst().reduce(String(parts[0])) { text, part in
      text + "[" + part.drop { $0 != "]" }
    }
    if text.contains("<") { return nil }
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// The errors of the server, shown or not.
  var serverErrors: [ValidationMessage] { facts.serverErrors }

  /// Whether this is a field of that form.
  package func belongs(to form: AnyObject) -> Bool { self.form === form }

  /// Has the form publish the field once the transaction ends; nothing once the form is gone.
  func enqueue() {
    form?.enqueue(self)
  }
}

// MARK: - Observing

extension AnyField {
  /// The status that was published last, tracked by who reads it.
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

  /// Makes the present status the published one, and counts the difference in the form's summary.
  ///
  /// That there are messages is noted here and not as events come, because only now are those known
  /// that the event led to. It has an effect on the next event.
  ///
  /// - Returns: Whether the status or the value is new.
  func publish() -> News {
    isQueued = false
    let newsOfValue = news
    news = .none
    if newsOfValue != .none { tracking.noteValue() }
    let new = presentStatus
    visibility.note(hasMessages: new.hasMessages, isPending: new.isPending)
    guard new != published else { return newsOfValue }
    form?.summary.replace(published, by: new)
    published = new
    tracking.noteStatus()
    return .certain
  }

  /// Calls `handler` after each publishing in which the value or the status is new.
  package func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    let observation = FormObservation(of: self) { _ in handler() }
    observers.add(observation)
    return observation
  }

  /// The published statuses, beginning with the present one; ends with the form.
  var statuses: AsyncStream<FieldStatus> {
    let (stream, continuation) = observers.addStream(of: self, buffering: .bufferingNewest(1)) {
      $0.map(\.published)
    }
    continuation.yield(published)
    if form == nil { continuation.finish() }
    return stream
  }

  /// Calls the observers; the form does so once every status is published.
  func notifyObservers() {
    observers.notify([self])
  }
}
