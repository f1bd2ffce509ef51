import GenericForm

/// What a control shows beside what it holds.
struct FieldFace: Equatable {
  /// How far the checks that take time are.
  enum Progress {
    case none
    case pending
    case checked
  }

  /// What is wrong.
  var errors: [String] = []

  /// What is advised, or could not be found out: it does not make the control look wrong.
  var advice: [String] = []

  /// Whether what could not be checked can be tried again.
  var canRetry = false

  var progress = Progress.none
  var isRequired = false

  var hasError: Bool { !errors.isEmpty }
  var lines: [String] { errors + advice }

  /// What a screen reader says after the name.
  var description: String {
    var words = lines
    if words.isEmpty, isRequired { words.append(ValidationMessage.required.text) }
    if progress == .checked { words.append(ValidationMessage.checked.text) }
    return words.joined(separator: "\n")
  }
}

extension FieldFace {
  /// The face of a field of a form.
  init<Value>(_ binding: FieldBinding<Value>) {
    let status = binding.status()
    errors = status.errors.map(\.text)
    advice = (status.unverified + status.warnings).map(\.text)
    canRetry = !status.unverified.isEmpty
    progress = status.isPending ? .pending : status.isChecked ? .checked : .none
    isRequired = binding.isRequired()
  }
}
