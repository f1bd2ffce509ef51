import ControlSamples
import FormTextField
import GenericForm

/// A state in which the gallery shows each control.
enum GalleryState: CaseIterable {
  case atRest
  case filled
  case hint
  case counter
  case required
  case error
  case warning
  case checking
  case notChecked
  case disabled

  var title: GalleryMessage {
    switch self {
    case .atRest: .`state.initial`
    case .filled: .`state.filled`
    case .hint: .`state.hint`
    case .counter: .`state.counter`
    case .required: .`state.required`
    case .error: .`state.error`
    case .warning: .`state.warning`
    case .checking: .`state.checking`
    case .notChecked: .`state.notChecked`
    case .disabled: .`state.notEditable`
    }
  }

  var isFilled: Bool {
    switch self {
    case .atRest, .hint, .required: false
    case .filled, .counter, .error, .warning, .checking, .notChecked, .disabled: true
    }
  }
}

extension GalleryState {
  /// Indicates whether the picture of a control shows it.
  var isPictured: Bool { [.filled, .error, .disabled].contains(self) }

  /// Returns the check that a field in this state has, or `nil` if it has none.
  ///
  /// - Parameter error: The message of its failure.
  func check<Root, Value: Sendable>(_ error: ValidationMessage) -> ValidationCheck<Root, Value>? {
    switch self {
    case .checking:
      ValidationCheck(error, debounce: .zero, timeout: nil) { _ in
        try await Task.sleep(for: .seconds(86_400))
        return true
      }
    case .notChecked:
      ValidationCheck(error, debounce: .zero) { _ in throw NoAnswer() }
    default: nil
    }
  }

  /// Puts a control into this state, for which its validation was made.
  ///
  /// - Parameter error: The message in the state with an error.
  @MainActor
  func apply(to control: FormControl, error: ValidationMessage) {
    switch self {
    case .atRest, .filled: break
    case .hint: control.hint = SampleOption.hint
    case .counter: control.widget["character-limit"] = 40
    case .required, .warning, .checking, .notChecked: control.performValidation()
    case .error: control.setError(error)
    case .disabled: control.isEditable = false
    }
  }
}

/// The error of a check that has no result.
private struct NoAnswer: Error {}
