import GenericForm

/// A form of the core, with the controls that its fields are shown in.
final class BoundForm<State>: WindowForm {
  private let form: Form<State>
  private let controls: [AnyKeyPath: any FormControl]
  private let initialState: State
  private var observations: [FormObservation] = []

  init(_ form: Form<State>, controls: [any FormControl]) {
    self.form = form
    self.controls = Dictionary(
      controls.compactMap { control in control.boundPath.map { ($0, control) } },
      uniquingKeysWith: { first, _ in first })
    initialState = form.state
  }

  var isValid: Bool { form.isValid }
  var faults: [WindowFault] { form.faults.filter { $0.reason != .pending }.map(fault) }

  /// The form knows of every change already.
  func controlChanged() {}

  func onVerdict(_ handler: @escaping () -> Void) {
    observations.append(form.observe { handler() })
  }

  func submit() -> WindowSubmission {
    let submission = form.submit()
    if let result = submission.result { return .over(outcome(result)) }
    // Whoever waits keeps no form: a window that is closed meanwhile takes it away.
    return .going { [weak self] in
      let result = await submission.outcome
      return self?.outcome(result) ?? .superseded
    }
  }

  func reset() {
    form.reset(to: initialState)
  }

  /// Calls `handler` now and after every change with why a submit would not go through, if so.
  func onReadiness(_ handler: @escaping (_ obstacle: String?) -> Void) {
    let tell: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      handler(form.isValid ? nil : form.faults.map { fault($0).text }.joined(separator: "\n"))
    }
    observations.append(form.observe { tell() })
    tell()
  }

  private func outcome(_ outcome: SubmitOutcome<State>) -> WindowOutcome {
    switch outcome {
    case .submitted: .submitted
    case .superseded: .superseded
    case .notValid(let faults): .notValid(faults.map(fault))
    case .failed(let error as FieldErrors<State>): .refused(refusals(error))
    case .failed(let error): .failed(error)
    }
  }

  private func fault(_ fault: FieldFault<State>) -> WindowFault {
    let control = controls[fault.path]
    let text =
      fault.label == nil ? said(fault.messages.first, of: control) : fault.explanation.text
    return WindowFault(text: text, control: control)
  }

  /// What only the server knows, in the order of the controls.
  private func refusals(_ error: FieldErrors<State>) -> [WindowFault] {
    error.errors.map { path, message in
      WindowFault(text: said(message, of: controls[path]), control: controls[path])
    }
  }

  private func said(_ message: ValidationMessage, of control: (any FormControl)?) -> String {
    guard let title = control?.name, !title.isEmpty else { return message.text }
    return "\(title): \(message.text)"
  }
}
