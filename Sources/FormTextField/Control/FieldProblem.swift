import GenericForm

/// A field of a window that is not valid, or was until it was corrected: a line of the summary.
struct FieldProblem {
  /// Not kept: the window keeps its problems, and the handlers of a control may keep the window.
  private(set) weak var control: FormControl?

  /// The message with the name of the field, or only the name once the field is corrected.
  let text: String
  let isCorrected: Bool

  /// Indicates whether it's about one field, and not about the form as a whole.
  let isOfField: Bool

  private let path: AnyKeyPath
  private let name: String

  private init(
    _ path: AnyKeyPath, _ control: FormControl?, text: String, name: String, isCorrected: Bool,
    isOfField: Bool
  ) {
    self.path = path
    self.control = control
    self.text = text
    self.name = name
    self.isCorrected = isCorrected
    self.isOfField = isOfField
  }
}

extension FieldProblem {
  init<State>(_ error: FieldError<State>, control: FormControl?) {
    let message = error.messages.first
    let field = error.label ?? control?.label
    let label = field.map { control?.labelInRow($0) ?? $0 }
    self.init(
      error.path, control,
      text: (label.map { .labelled(message, with: $0) } ?? message).text,
      name: (label ?? message).text, isCorrected: false,
      // The private form of a control has only that path.
      isOfField: control != nil || error.path != \State.self)
  }

  /// The line of the same field once it is valid.
  var corrected: Self {
    Self(path, control, text: name, name: name, isCorrected: true, isOfField: isOfField)
  }

  /// Returns whether both are about one field.
  func isOfSameField(as other: Self) -> Bool {
    path == other.path && control === other.control
  }
}

extension FieldProblem: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.isOfSameField(as: right) && left.text == right.text
      && left.isCorrected == right.isCorrected
  }
}
