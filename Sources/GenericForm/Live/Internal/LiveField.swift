import Observation
import ValidationRules

/// One field of a live form: its value, its status, and what happens to it.
///
/// The form owns its fields, and each refers back to it weakly: a field that is held by a control
/// outlives its form, keeps its last value, and does nothing more.
///
/// It is *live* while its form is there and its row, if it is in one, exists: see ``liveForm``.
/// What is done to a field that is not live has no effect. ``AnyLiveField`` describes what the form
/// calls.
///
/// This happens at a key press:
///
/// 1. The control sets ``Field/value``, which calls ``enter(_:)`` and begins a transaction.
/// 2. The state takes the value. ``valueWasEntered()`` notes it for the timing.
/// 3. ``Form/validateAffected(by:)`` compares the fields whose values may change with it. Those that
///    did, and those whose rules read any of them, run their rules in ``validate(isStarting:)``.
/// 4. The transaction ends: each field makes its status and publishes it, in ``publish()``.
/// 5. The form's summary is published, and observers are notified. The control renders the status.
@MainActor final class LiveField<State, Value: SendableMetatype>: AnyLiveField {
  /// Nil once the form is gone; it stays when only the row is.
  private(set) weak var form: Form<State>?

  /// Nil once the row of the field is gone, or the form, which keeps the node.
  var node: PathNode? { form == nil ? nil : knownNode }

  /// Unowned, because a node that is referred to weakly is slow to retain, and a key press looks at
  /// all of them.
  private unowned var knownNode: PathNode?

  /// What is declared about the field; that of a row can be another one when the row is back.
  var definition: FieldDefinition<State, Value>

  /// One for each check of the definition, in its order: a place in one is a place in the other.
  private(set) var checks: [FieldCheck<Value>] = []

  /// Whether the value exists; not while an optional value or a row on the way to it is missing.
  ///
  /// The field of a removed row is not live: this is about a key path that is declared as such, like
  /// that of a part that is nil.
  var isPresent = true

  /// A copy of the value in the state; nil after a part of it changed, until it is read again.
  ///
  /// While the value is missing, it is the last one.
  var copy: Value?

  /// The value that is not dirty; nil for a missing one, or where the form cannot read the value.
  var baseline: Value?

  /// The value that a submit handed over, which is nil for a missing one; nil before.
  var submitted: Value??

  /// Whether the value was set since the baseline: such a value is dirty if it cannot be compared.
  var wasSet = false

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
  /// ``status`` adds what is derived: dirty, revealed, and the results of checks.
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
  var isSecret = false {
    didSet {
      guard !isSecret || ValueTraits<Value>.absentValue != nil else {
        fatalError(
          "\(namedPath.text) can't be secret: a value of type \(Value.self) is never absent. Make it optional."
        )
      }
      if isSecret { forgetSecrets() }
    }
  }

  /// Whether the field waits to be published; ``Form/enqueue(_:)`` sets it.
  var isQueued = false

  /// Whether the value is to be published as new.
  var news = News.none

  /// Whether reading the field is tracked, which its own rules are not.
  var isTracked = true

  /// The status that was published last.
  var published = FieldStatus()

  /// Those who observe this field; they keep it, and not the reverse.
  var observers: [Weak<FormObservation>] = []
  let tracking = Tracking()

  /// Makes the field of a node, with the value that the state has now.
  init(
    _ definition: FieldDefinition<State, Value>, at node: PathNode, of form: Form<State>
  ) {
    self.definition = definition
    self.form = form
    visibility = StatusVisibility(definition.timing ?? form.timing, isEmpty: true)
    adopt(definition, at: node, of: form)
  }

  /// Starts afresh with a declaration: the field is new, or its row is back.
  ///
  /// The value is not validated yet: whoever adds the field does so once all fields are there. An
  /// error of the server that was waiting for a field at this key path is taken over.
  func adopt(
    _ definition: FieldDefinition<State, Value>, at node: PathNode, of form: Form<State>
  ) {
    self.definition = definition
    knownNode = node
    node.field = self
    checks = definition.checks.map { rule in
      FieldCheck(rule, traits: definition.traits, clock: form.clock) { [weak self] in
        self?.checkFinished()
      }
    }
    if isSecret { forgetSecrets() }
    copy = definition.link.get(form.current, with: form.rowMemory)
    isPresent = copy != nil
    makeBaseline()
    forgetHistory()
    let error = form.unclaimedErrors.removeValue(forKey: definition.path)
    facts.serverErrors = error.map { [$0.message] } ?? []
  }

  /// Goes on at another key path, because the identity of its row has changed.
  ///
  /// - Parameter definition: The same declaration, by the new identity.
  func move(to definition: FieldDefinition<State, Value>) {
    self.definition = definition
    if !inputs.isEmpty { form?.history.enteredPaths.insert(path) }
  }

  /// Makes the field of a row that was removed, which is like one whose form is gone.
  init(removed definition: FieldDefinition<State, Value>, value: Value) {
    self.definition = definition
    visibility = StatusVisibility(definition.timing ?? .rewardEarlyPunishLate, isEmpty: true)
    copy = value
    facts = FieldStatus(isIncluded: false)
    published = facts
  }

  /// Keeps no value that the form does not have.
  private func forgetSecrets() {
    for check in checks { check.mostResults = 1 }
  }

  /// Ends being live because the row is gone; the form is kept, for ``adopt(_:at:of:)``.
  func leaveForm() {
    knownNode = nil
  }

  var owner: AnyObject? { form }
  var path: AnyKeyPath { definition.path }
  var namedPath: ImmutablePath<AnyKeyPath> {
    let named = definition.namedPath
    return ImmutablePath(named.path) { named.partsText }
  }
  var label: ValidationMessage? { definition.label }
  var serverErrors: [ValidationMessage] { facts.serverErrors }
  var canBlockSubmit: Bool { definition.canBlockSubmit }

  /// The form, as long as it is there and the field is part of it.
  var liveForm: Form<State>? { node == nil ? nil : form }

  /// Has the form publish the field once the transaction ends; nothing once the form is gone.
  func enqueue() {
    form?.enqueue(self)
  }
}
