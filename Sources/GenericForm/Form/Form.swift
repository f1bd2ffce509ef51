public import Observation

/// One live form: its values, what a person is shown of them, and its submit.
///
/// Values are read and written by their key paths. What a value concerns is judged at once and
/// silently; the ``ValidationTiming`` says when a person sees it. Everything can be tracked with
/// `withObservationTracking`, observed, or followed as a sequence.
///
/// ```swift
/// let form = Form(Account(), validation: signUp)
/// form.username = "mei"
/// form.leave(\.username)
/// form.field(\.username).errors  // [Use at least 5 characters]
/// form.isValid  // false
/// form.onSubmit { account in try await store.add(account) }
/// form.submit()
/// ```
@MainActor @dynamicMemberLookup
public final class Form<State>: Observable {
  let engine: FormEngine<State>

  /// A form that starts with some values.
  ///
  /// - Parameters:
  ///   - state: The values that it starts with. Nothing is said about them, and checks ask
  ///     nothing about them before a submit.
  ///   - validation: What is asked of the values.
  ///   - timing: When verdicts are shown, where a field does not say otherwise.
  ///   - clock: What tells the time for everything that waits.
  public init(
    _ state: State, validation: FormValidation<State>,
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    engine = FormEngine(state, validation: validation, timing: timing, clock: clock)
  }
}

// MARK: - Values

extension Form {
  /// The values as they are now.
  public var state: State {
    _ = engine.board.changeCount
    return engine.state
  }

  /// The value at a key path; a new one is judged, as is what reads it.
  public subscript<Value: SendableMetatype>(path: WritableKeyPath<State, Value>) -> Value {
    get {
      if let field = engine.field(at: path) {
        _ = field.makeObservable().valueCount
      } else {
        _ = engine.board.changeCount
        if let value = engine.retiredValue(at: path) { return value }
      }
      return engine.state[keyPath: path]
    }
    set { engine.set(path, to: newValue) }
  }

  /// The value at a key path; a new one is judged, as is what reads it.
  public subscript<Value: SendableMetatype>(
    dynamicMember path: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[path] }
    set { self[path] = newValue }
  }

  /// Changes several values at once; those that are new are judged.
  ///
  /// It looks at every field. To change one value, write it by its key path.
  public func update(_ change: (inout State) -> Void) {
    engine.update(change)
  }

  /// Takes new values to start from; nothing is touched, shown or remembered of the old ones.
  public func reset(to state: State) {
    engine.reset(to: state)
  }
}

// MARK: - The form as a whole

extension Form {
  /// Whether nothing is known against any value and no check is waited for, shown or not.
  public var isValid: Bool { engine.board.summary.isValid }

  /// Whether a check of any value is waited for.
  public var isPending: Bool { engine.board.summary.isPending }

  /// Whether any value differs from the one of the start, the last reset or the last submit.
  public var isDirty: Bool { engine.board.summary.isDirty }

  /// Whether a submit is going on: checks are waited for, or the values are being taken.
  public var isSubmitting: Bool { engine.board.summary.isSubmitting }

  /// How many times a submit was attempted since the start or the last reset.
  public var submitCount: Int { engine.board.summary.submitCount }

  /// How the last submit ended; nil before the first, while one is going on, and after a reset.
  public var outcome: SubmitOutcome<State>? {
    _ = engine.board.summary
    return engine.submission.outcome
  }

  /// The fields that stand in the way of a submit now, shown or not, from top to bottom.
  ///
  /// It looks at every field; ``isValid`` does not.
  public var faults: [FieldFault<State>] {
    _ = engine.board.changeCount
    return engine.faults
  }

  /// The first field that a person has to see to: one that stands in the way of a submit, or else
  /// one under which the server said something.
  public var firstInNeed: PartialKeyPath<State>? {
    faults.first { $0.reason != .pending }?.path ?? engine.firstShowingError
  }

  /// Says in words why a submit would not go through now, a line a field; empty if it would.
  public func explain(in catalog: MessageCatalog = .shared) -> String {
    faults.map { catalog.text(for: $0.explanation) }.joined(separator: "\n")
  }
}

// MARK: - One field

extension Form {
  /// What is known and shown of the field at a key path.
  public func field<Value: SendableMetatype>(
    _ path: WritableKeyPath<State, Value>
  ) -> FieldStatus {
    engine.anyField(at: path).makeObservable().status
  }

  /// What stands in the way of a submit at one field now, shown or not, in the order of the rules.
  ///
  /// ```swift
  /// form.email = "mei@"
  /// form.messages(of: \.email)  // [Invalid email format]
  /// form.email = "mei@example.com"
  /// form.messages(of: \.email)  // []
  /// ```
  public func messages<Value: SendableMetatype>(
    of path: WritableKeyPath<State, Value>
  ) -> [ValidationMessage] {
    let field = engine.anyField(at: path)
    _ = field.makeObservable().status
    return engine.fault(of: field).map { Array($0.messages) } ?? []
  }

  /// Notes that the person went on from a field: its value is formatted, and its verdict due.
  public func leave<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) {
    engine.leave(engine.anyField(at: path))
  }

  /// Asks once more what could not be checked.
  public func retry<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) {
    engine.retry(engine.anyField(at: path))
  }

  /// Shows what only the server knows under its fields, each until its value changes.
  ///
  /// It makes no field invalid, and does not stand in the way of the next submit. What checks have
  /// said about the values of these fields is forgotten, for the server knows better.
  public func setErrors(_ errors: [PartialKeyPath<State>: ValidationMessage]) {
    engine.setErrors(errors)
  }
}

// MARK: - Submitting

extension Form {
  /// Shows every verdict, waits for the checks, and hands the values over if all are valid.
  ///
  /// A submit while one is going on is that one.
  @discardableResult
  public func submit() -> Submission<State> {
    engine.submit()
  }

  /// What takes the values of a submit: exactly those that were judged.
  public func onSubmit(_ handler: @escaping @MainActor (State) async throws -> Void) {
    engine.submission.handler = handler
  }

  /// Calls `handler` when a submit did not go through, with what stands in the way.
  public func onInvalid(_ handler: @escaping @MainActor ([FieldFault<State>]) -> Void) {
    engine.submission.invalidHandlers.append(handler)
  }
}

// MARK: - Text that is being put together

extension Form {
  /// Notes that an input method is putting text together in a field.
  ///
  /// What is entered until ``endComposing(_:)`` is kept aside: unfinished text is never judged.
  /// Leaving the field, and a submit, end it too.
  public func beginComposing<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) {
    engine.anyField(at: path).isComposing = true
  }

  /// Notes that the text is put together, and judges it.
  public func endComposing<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) {
    engine.endComposing(engine.anyField(at: path))
  }
}
