/// What a live form does with a state of a type.
@MainActor final class FormEngine<State>: FormCore {
  let source: LiveSource<State>
  var submission = FormSubmission<State>()

  /// What the server said of values that nobody has asked for yet.
  var unclaimedErrors: [PartialKeyPath<State>: ValidationMessage] = [:]

  init(
    _ state: State, validation: FormValidation<State>, timing: ValidationTiming,
    clock: any Clock<Duration>
  ) {
    source = LiveSource(state)
    super.init(timing: timing, clock: clock)
    transaction {
      items = add(validation.items, within: [])
      graph.linkOverlaps()
      eachField(in: items) { $0.judge(isStarting: true) }
    }
  }

  isolated deinit {
    if progress.isWaiting { submission.finish(.superseded)?.finish(.superseded) }
  }

  var state: State {
    get { source.live }
    _modify { yield &source.live }
  }

  override func makeSlot(at path: AnyKeyPath) -> FormSlot {
    graph.requireSlot(at: own(path))
  }

  override func reconcile(_ rows: LiveRows, of slot: FormSlot) {
    guard let rows = rows as? TypedLiveRows<State> else { return }
    reconcile(rows, within: slot)
  }

  override func proceedWithSubmission() {
    let faults = faults.filter { $0.reason != .pending }
    if faults.isEmpty {
      handOver()
    } else {
      finishSubmission(.notValid(faults))
    }
  }

  override func supersedeSubmission() {
    finishSubmission(.superseded)
  }

  /// The key path of a field.
  func path(of field: LiveField) -> PartialKeyPath<State> { own(field.path) }

  func own(_ path: AnyKeyPath) -> PartialKeyPath<State> {
    guard let path = path as? PartialKeyPath<State> else {
      preconditionFailure("A form meets key paths of its state alone")
    }
    return path
  }
}
