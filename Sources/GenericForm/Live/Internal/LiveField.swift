import Observation
import ValidationRules

/// One field of a live form: its value, its status, and what happens to it.
///
/// The form owns its fields, and each refers back to it weakly: a field that is held by a control
/// outlives its form, keeps its last value, and does nothing more.
@MainActor final class LiveField<State, Value: SendableMetatype>: AnyLiveField {
  private(set) weak var form: Form<State>?

  /// Nil once the row of the field is gone.
  private(set) weak var node: PathNode<State>?
  private(set) var definition: FieldDefinition<State, Value>
  private(set) var checks: [FieldCheck<Value>] = []

  /// A copy of the value in the state; nil after a part of it changed, until it is read again.
  var copy: Value?

  /// The value that is not dirty; nil where the form cannot read the value at any time.
  var baseline: Value?

  /// The value that a submit handed over.
  var submitted: Value?

  /// Whether the value was set since the baseline: such a value is dirty if it cannot be compared.
  var wasSet = false

  /// What converted fields entered, by where in the source they are converted, and its error where
  /// it is no value.
  var inputs: [String: Any] = [:]
  var inputError: ValidationMessage?

  /// Enters the latest text that an input method composes; nil while none does.
  var commit: (() -> Void)?

  /// What the rules found, and what happened to the field; the rest is added on publishing.
  var facts = FieldStatus()
  var visibility: StatusVisibility

  /// Whether the field was left, shown or submitted.
  var wasPassed = false

  /// Whether leaving the field ran its unverified checks again, which it does once for each value.
  var hasRetried = false

  /// The number of the change after which the field was validated last.
  var validatedAt = 0

  /// The number of the change in which the value changed last.
  var changedAt = 0

  var isQueued = false

  /// Whether the value is to be published as new.
  var hasNewValue = false

  /// Whether reading the field is tracked, which its own rules are not.
  var isTracked = true

  /// The status that was published last.
  var status = FieldStatus()
  var observers: [Weak<FormObservation>] = []
  let tracking = Tracking()

  init(
    _ definition: FieldDefinition<State, Value>, at node: PathNode<State>, of form: Form<State>
  ) {
    self.definition = definition
    self.form = form
    visibility = StatusVisibility(definition.timing ?? form.timing, isEmpty: true)
    adopt(definition, at: node, of: form)
  }

  /// Starts afresh with a declaration: the field is new, or its row is back.
  func adopt(
    _ definition: FieldDefinition<State, Value>, at node: PathNode<State>, of form: Form<State>
  ) {
    self.definition = definition
    self.node = node
    node.field = self
    checks = definition.checks.map { rule in
      FieldCheck(rule, traits: definition.traits, clock: form.clock) { [weak self] in
        self?.checkFinished()
      }
    }
    copy = definition.link.get(form.current)
    makeBaseline()
    forgetHistory()
    if let error = form.unclaimedErrors.removeValue(forKey: definition.path) {
      facts.serverErrors = [error]
    }
  }

  func leaveForm() {
    node = nil
  }

  var owner: AnyObject? { form }
  var path: AnyKeyPath { definition.path }
  var label: ValidationMessage? { definition.label }
  var canBlockSubmit: Bool { definition.canBlockSubmit }

  /// The form, as long as it is there and the field is part of it.
  var liveForm: Form<State>? { node == nil ? nil : form }

  func enqueue() {
    form?.enqueue(self)
  }
}
