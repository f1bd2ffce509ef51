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
/// email.status.shownErrors  // [Invalid email format]
/// email.value = "ada@example.com"
/// email.status.isValid  // true
/// ```
@MainActor public struct Field<Value: SendableMetatype> {
  let live: any AnyLiveField
  private let read: () -> Value
  private let write: (Value) -> Void

  init(
    _ live: any AnyLiveField, read: @escaping () -> Value, write: @escaping (Value) -> Void
  ) {
    self.live = live
    self.read = read
    self.write = write
  }

  init<State>(_ live: LiveField<State, Value>) {
    self.init(live) {
      live.trackedValue
    } write: { value in
      live.enter(value)
    }
  }

  /// The value; setting a new one validates it and what reads it, as if a person had entered it.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

extension Field {
  /// What is known of the field, and what of it is shown.
  public var status: FieldStatus { live.trackedStatus }

  /// The name of the field for messages away from it, if it was given a label.
  public var label: ValidationMessage? { live.label }

  /// The key path that identifies the field within its form.
  public var path: AnyKeyPath { live.path }

  /// Whether this is a field of that form.
  package func belongs(to form: AnyObject) -> Bool { live.owner === form }

  /// The rules, in order, and whether the value meets them.
  public var rules: [RuleStatus] { live.ruleStatuses }

  /// Notes that the field got the focus, which ``ValidationTiming/whenNotFocused`` depends on.
  public func focus() {
    live.focus()
  }

  /// Notes that the person left the field: the value is formatted, and the timing applied.
  public func leave() {
    live.leave()
  }

  /// Runs checks again that could not be carried out.
  public func retry() {
    live.retry()
  }

  /// Validates the value and shows the status, whatever the timing is.
  ///
  /// Checks run at once. A missing value is shown as an error, as on a submit.
  public func validate() {
    live.validateAndShow()
  }

  /// Shows an error that only the server knows, until the value changes.
  ///
  /// It does not block the next submit.
  public func setError(_ message: ValidationMessage) {
    live.setServerErrors([message])
  }
}

// MARK: - Text that an input method composes

extension Field {
  /// Notes that an input method composes text in the field.
  ///
  /// What is entered until ``endComposing()`` is kept aside: unfinished text is not validated.
  /// Leaving the field, and a submit, end it too.
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
  public func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    live.observe(handler)
  }

  /// The status now, and after each change; a slow reader gets the latest.
  ///
  /// The sequence ends with the form.
  public var statuses: AsyncStream<FieldStatus> { live.statuses }
}
