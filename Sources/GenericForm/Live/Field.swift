public import FormDeclaration

/// One field of a live form: its value, its status and its actions.
///
/// Bind a control to this handle, which is cheap to copy and hides the type of the form's state. It
/// doesn't keep the form alive: after the form is released, the field keeps its last value and its
/// actions have no effect.
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
  /// The underlying field, which a converted field shares with its original.
  package let live: AnyField

  /// The conversions from the live field's value to this one, or an empty array if there are none.
  let conversions: [Conversion]

  /// Reads and enters the value, converted if necessary; it may be that of unconfirmed input.
  private let read: () -> Value
  let write: (_ value: Value, _ error: InputError?) -> Void

  init(
    _ live: AnyField, convertedBy conversions: [Conversion] = [],
    read: @escaping () -> Value, write: @escaping (Value, InputError?) -> Void
  ) {
    self.live = live
    self.conversions = conversions
    self.read = read
    self.write = write
  }

  /// Creates the handle of a field, without a conversion.
  init<State>(_ live: LiveField<State, Value>) {
    self.init(live) {
      live.trackedValue
    } write: { value, error in
      live.liveForm?.enter(value, in: live, error: error)
    }
  }

  /// The value.
  ///
  /// Setting a new value validates it and the fields that read it, as if the user had entered it.
  ///
  /// Setting an equal value does nothing. Reading the property is tracked.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue, nil) }
  }
}

extension Field {
  /// The state of the field, and how much of it is visible.
  ///
  /// Reading it is tracked.
  public var status: FieldStatus { live.status }

  /// The field's label, which names it in messages shown elsewhere.
  public var label: ValidationMessage? { live.label }

  /// The key path that identifies the field within its form.
  public var path: AnyKeyPath { live.path }

  /// Indicates whether the value is secret: it's left out of drafts, and undo doesn't reveal it.
  ///
  /// A password control sets it, and it stays set while the form exists. The value's type must
  /// allow absence: declare a PIN as `Int?` or `String`, not as `Int`.
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

  /// The field's form, or `nil` after it was released.
  package var form: AnyForm? { live.form }

  /// Makes the next change of the value begin a new undo step.
  package func endStep() {
    live.liveForm?.history.endStep()
  }

  /// Records all changes that `body` makes in the form as one undo step.
  package func asOneStep(_ body: () -> Void) {
    if let form = live.liveForm { form.asOneStep(body) } else { body() }
  }

  /// Sets and validates the value as if the user had entered it, without recording an undo step.
  package func setWithoutStep(_ new: Value) {
    live.liveForm?.asPartOfStep { value = new }
  }

  /// The status of each rule, in order, or an empty array after the form was released.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.field(\.username).rules.map(\.message)  // [Use at least 5 characters]
  /// form.field(\.username).rules.map(\.isMet)  // [false]
  /// ```
  ///
  /// Each access runs every rule. The strategy and the checks aren't included.
  public var rules: [RuleStatus] { live.ruleStatuses }

  /// Records that the field has the focus.
  ///
  /// The timing ``ValidationTiming/whenNotFocused`` depends on it.
  public func focus() {
    live.focus()
  }

  /// Records that the user left the field: formats the value and applies the timing.
  ///
  /// Waiting checks run immediately, and a check that couldn't be carried out is retried.
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

  /// Reruns checks that couldn't be carried out.
  ///
  /// Offer it if ``FieldStatus/canRetry`` is `true`.
  public func retry() {
    live.retry()
  }

  /// Validates the value and shows the status, regardless of the timing.
  ///
  /// Checks run immediately. A missing value is shown as an error, as on a submit.
  public func validate() {
    live.validate()
  }

  /// Restores the initial value, or the one from the last reset or successful submit.
  ///
  /// The field becomes untouched and shows no messages, as at the start. The change is one undo
  /// step, so an undo brings the old value back.
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
  /// It doesn't block the next submit, and replaces any earlier server errors.
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
  /// Records that an input method is composing text in the field.
  ///
  /// Text entered before ``endComposing()`` is held back, so unfinished text isn't validated.
  /// Leaving the field or submitting also ends the composition.
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

  /// Ends the composition, and validates the text.
  public func endComposing() {
    live.endComposing()
  }
}

// MARK: - Observing

extension Field {
  /// Calls `handler` after each change of the value or the status, while you hold the result.
  ///
  /// It's called after everything that a change affects is published.
  ///
  /// - Returns: An observation that ends when it's released or canceled. It keeps the field alive,
  ///   but not the form.
  public func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    live.observe(handler)
  }

  /// The current status, then each new one; a slow reader gets only the latest.
  ///
  /// The sequence ends with the form.
  public var statuses: AsyncStream<FieldStatus> { live.statuses }
}

extension Field where Value: Sendable {
  /// The current value, then each new one; a slow reader gets only the latest.
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
