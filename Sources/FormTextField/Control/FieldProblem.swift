import GenericForm

/// A line of the summary: an invalid field, or one that has been corrected.
struct FieldProblem {
  /// Weak: the window retains its problems, and a control's handlers may retain the window.
  private(set) weak var control: FormControl?

  /// The message with the field's name, or only the name once the field is corrected.
  let text: String
  let isCorrected: Bool

  /// Indicates whether the problem is about one field, not the form as a whole.
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
      // A control's private form has only that path.
      isOfField: control != nil || error.path != \State.self)
  }

  /// The line for the field once it's valid.
  var corrected: Self {
    Self(path, control, text: name, name: name, isCorrected: true, isOfField: isOfField)
  }

  /// Returns whether both are about the same field.
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

/// Returns the number of fields with errors, in words.
func problemsText(_ count: Int) -> String {
  ControlMessage.`form.problems`.text(["count": .number(count)])
}
