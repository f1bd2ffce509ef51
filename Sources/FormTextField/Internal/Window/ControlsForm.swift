/// Controls that judge for themselves, and the program's own submit.
final class ControlsForm: WindowForm {
  private let controls: [any FormControl]
  private let onSubmit: @MainActor () async throws -> Void

  init(_ controls: [any FormControl], onSubmit: @escaping @MainActor () async throws -> Void) {
    self.controls = controls
    self.onSubmit = onSubmit
  }

  var isValid: Bool { controls.allSatisfy(\.isValid) }

  var faults: [WindowFault] {
    controls.filter { !$0.isValid }.map { WindowFault(text: "", control: $0) }
  }

  /// A change may mend another control too, such as the repetition of a password.
  func controlChanged() {
    for control in controls { control.updateShownError() }
  }

  /// Controls judge nothing by themselves that takes time.
  func onVerdict(_ handler: @escaping () -> Void) {}

  func submit() -> WindowSubmission {
    for control in controls { control.performValidation() }
    if let first = faults.first { return .over(.notValid([first])) }
    return .going { [onSubmit] in
      do {
        try await onSubmit()
        return .submitted
      } catch {
        return .failed(error)
      }
    }
  }

  func reset() {
    for control in controls { control.reset() }
  }
}
