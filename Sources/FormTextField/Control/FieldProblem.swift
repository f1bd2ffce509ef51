import GenericForm

/// A line of the summary: an invalid field, or one that has been corrected.
struct FieldProblem {
  /// Weak: the window retains its problems, and a control's handlers may retain the window.
  private(set) weak var control: FormControl?

  /// The message without the field's name.
  let message: ValidationMessage

  /// Indicates whether only the server found the value invalid, which doesn't prevent the next submit.
  let isOfServer: Bool

  /// The message with the field's name, or only the name once the field is corrected.
  private(set) var text: String
  private(set) var isCorrected: Bool

  /// Indicates whether the problem is about one field, not the form as a whole.
  let isOfField: Bool

  private let path: AnyKeyPath
  private var name: String
}

extension FieldProblem {
  init<State>(_ error: FieldError<State>, control: FormControl?) {
    let message = error.messages.first
    let field = error.label ?? control?.label
    let label = field.map { control?.labelInRow($0) ?? $0 }
    self.init(
      control: control, message: message, isOfServer: error.reason == .server,
      text: (label.map { .labeled(message, with: $0) } ?? message).text, isCorrected: false,
      // A control's private form has only that path.
      isOfField: control != nil || error.path != \State.self,
      path: error.path, name: (label ?? message).text)
  }

  /// The line for the field once it's valid.
  var corrected: Self {
    var line = self
    (line.text, line.isCorrected) = (name, true)
    return line
  }

  /// Returns the line for the control that has replaced another one in a new language.
  func shown(in controls: [FormControl]) -> Self {
    guard !controls.contains(where: { $0 === control }),
      let new = controls.first(where: { $0.bound.path == path }), let label = new.label
    else { return self }
    var line = self
    line.control = new
    line.name = new.labelInRow(label).text
    if isCorrected { line.text = line.name }
    return line
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
