public import ValidationRules

/// One field of a live form: its value, its status, and what can be done to it.
///
/// It is a handle that is cheap to copy, and does not show the type of the form's state: what a
/// control is bound to. It does not keep the form alive; once the form is gone, the value is the
/// last one, and nothing that is done to the field has an effect.
///
/// ```swift
/// let email = form.field(\.email)
/// email.value = "ada@"
/// email.leave()
/// email.status.shownErrors  // [Enter an email address, such as mei@example.com]
/// email.value = "ada@example.com"
/// email.status.isValid  // true
/// ```
@MainActor public struct Field<Value: SendableMetatype> {
  /// What the field does; that of a converted field is the one that it was made from.
  package let live: AnyField

  /// The steps from the value of the live field to this one; empty for the same.
  let conversions: [Conversion]

  /// Reads and enters the value: of the live field itself, or converted.
  private let read: () -> Value
  private let write: (Value) -> Void

  init(
    _ live: AnyField, convertedBy conversions: [Conversion] = [],
    read: @escaping () -> Value, write: @escaping (Value) -> Void
  ) {
    self.live = live
    self.conversions = conversions
    self.read = read
    self.write = write
  }

  /// The handle of a field with values of its own type.
  init<State>(_ live: LiveField<State, Value>) {
    self.init(live) {
      live.trackedValue
    } write: { value in
      live.enter(value)
    }
  }

  /// The value; setting a new one validates it and what reads it, as if a person had entered it.
  ///
  /// Setting an equal one does nothing. Reading is tracked.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

extension Field {
  /// What is known of the field, and what of it is shown; reading it is tracked.
  public var status: FieldStatus { live.status }

  /// The name of the field for messages away from it, if it was given a label.
  public var label: ValidationMessage? { live.label }

  /// The key path that identifies the field within its form.
  public var path: AnyKeyPath { live.path }

  /// The key path in a sentence, such as `\Party.guests[id: 3].name`.
  package var pathText: String { live.pathText }

  /// Whether the value is to be known to the program only: it is not kept in a draft, and undo does
  /// not show it.
  ///
  /// A control for passwords sets it. It stays so as long as the form is there. The value of a secret
  /// can be absent: that of a PIN is an `Int?`, or a text, and not an `Int`.
  ///
  /// ```swift
  /// form.field(\.password).isSecret = true
  /// form.field(\.username).isSecret  // false
  /// ```
  /// - Precondition: The type has an absent value, such as nil or empty text.
  public var isSecret: Bool {
    get { live.isSecret }
    nonmutating set { live.isSecret = newValue }
  }

  /// The form that the field belongs to; nil once it is gone.
  package var form: AnyForm? { live.form }

  /// Has the next change of the value begin a step of the form's history.
  package func endStep() {
    live.liveForm?.history.endStep()
  }

  /// Makes what `body` changes in the form one step of its history.
  package func asOneStep(_ body: () -> Void) {
    if let form = live.liveForm { form.asOneStep(body) } else { body() }
  }

  /// Sets the value as a program does: validated as if a person had entered it, but no step to undo.
  package func setWithoutStep(_ new: Value) {
    live.liveForm?.asPartOfStep { value = new }
  }

  /// The rules, in order, and whether the value meets them; empty once the form is gone.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.field(\.username).rules.map(\.message)  // [Use at least 5 characters]
  /// form.field(\.username).rules.map(\.isMet)  // [false]
  /// ```
  ///
  /// Each call runs every rule. The strategy and the checks are not among them.
  public var rules: [RuleStatus] { live.ruleStatuses }

  /// Notes that the field got the focus, which ``ValidationTiming/whenNotFocused`` depends on.
  public func focus() {
    live.focus()
  }

  /// Notes that the person left the field: the value is formatted, and the timing applied.
  ///
  /// Checks that wait run at once, and one that could not be carried out once more.
  ///
  /// ```swift
  /// let username = form.field(\.username)
  /// username.value = " mei "
  /// username.leave()
  /// username.value  // "mei"
  /// username.status.shownErrors  // [Use at least 5 characters]
  /// ```
  public func leave() {
    live.leave()
  }

  /// Runs checks again that could not be carried out; ``FieldStatus/canRetry`` is when to offer it.
  public func retry() {
    live.retry()
  }

  /// Validates the value and shows the status, whatever the timing is.
  ///
  /// Checks run at once. A missing value is shown as an error, as on a submit.
  public func validate() {
    live.validate()
  }

  /// Goes back to the value of the start, the last reset or the last successful submit.
  ///
  /// The field is untouched and shows nothing, as it did at the start. The value is one step of the
  /// form's history, so an undo brings it back.
  ///
  /// ```swift
  /// let username = form.field(\.username)
  /// username.value = "mei"
  /// username.leave()
  /// username.reset()
  /// username.value  // ""
  /// username.status.shownErrors  // []
  /// ```
  public func reset() {
    live.resetToBaseline()
  }

  /// Shows an error that only the server knows, until the value changes.
  ///
  /// It does not block the next submit, and takes the place of the errors set before.
  ///
  /// ```swift
  /// let username = form.field(\.username)
  /// username.setError("This name is taken")
  /// username.status.shownErrors  // [This name is taken]
  /// username.value = "mei_9"
  /// username.status.shownErrors  // []
  /// ```
  public func setError(_ message: ValidationMessage) {
    live.setError(message)
  }
}

// MARK: - Text that an input method composes

extension Field {
  /// Notes that an input method composes text in the field.
  ///
  /// What is entered until ``endComposing()`` is kept aside: unfinished text is not validated.
  /// Leaving the field, and a submit, end it too.
  ///
  /// ```swift
  /// let username = form.field(\.username)
  /// username.beginComposing()
  /// username.value = "zo"
  /// form.username  // ""
  /// username.value = "zoë_1"
  /// username.endComposing()
  /// form.username  // "zoë_1"
  /// ```
  public func beginComposing() {
    live.beginComposing()
  }

  /// Notes that the text is complete, and validates it.
  public func endComposing() {
    live.endComposing()
  }
}

// MARK: - Observing

extension Field {
  /// Calls `handler` when the value or the status changed, for as long as the result is held.
  ///
  /// It is called once everything that a change affects is published.
  ///
  /// - Returns: What ends the calls when it is released or cancelled. It keeps the field, and not
  ///   the form.
  public func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    live.observe(handler)
  }

  /// The status now, and after each change; a slow reader gets the latest.
  ///
  /// The sequence ends with the form.
  public var statuses: AsyncStream<FieldStatus> { live.statuses }
}

extension Field where Value: Sendable {
  /// The value now, and after each change; a slow reader gets the latest.
  ///
  /// The sequence ends with the form.
  ///
  /// ```swift
  /// for await email in form.field(\.email).values { show(email) }
  /// ```
  public var values: AsyncStream<Value> {
    let traits = ValueTraits<Value>()
    var last = (value: value, change: live.changedAt)
    let (stream, continuation) = live.observers.addStream(
      of: live, buffering: .bufferingNewest(1)
    ) { _ -> [Value] in
      let (old, new) = (last, (value: value, change: live.changedAt))
      last = new
      let isNew = traits.areEqual.map { !$0(old.value, new.value) } ?? (old.change != new.change)
      return isNew ? [new.value] : []
    }
    continuation.yield(last.value)
    if live.form == nil { continuation.finish() }
    return stream
  }
}
