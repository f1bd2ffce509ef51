public import GenericForm

/// A value that can be read, selected and copied, but not changed.
///
/// ```swift
/// FormView(form, submitTitle: "_Create") {
///   FormTextField("_Username", form.field(\.username))
///   FormReadOnlyRow("Address", form) { account in "\(account.username)@example.com" }.with {
///     $0.canCopy = true
///   }
/// }
/// ```
///
/// To show the value of a field in its control, use `readOnly(when:)` of its declaration.
///
/// In GTK this is the class `FormReadOnlyRow`, with the properties `title`, `text` and `can-copy`.
public final class FormReadOnlyRow: FormElement {
  /// The widget, with the title and the value.
  public let widget: Widget

  private let titleLabel: Label
  private let line = Box(.row, spacing: 6)
  private let value = Label(wraps: true)
  private var copyButton: IconButton?
  private var observation: FormObservation?

  /// Creates a row with a text.
  public init(_ title: String, text: String) {
    FormStyle.install()
    titleLabel = Label(title)
    titleLabel.addStyleClass("form-title")
    titleLabel.labels(value)
    value.isSelectable = true
    value.text = text
    value.onFocus(enter: {}, leave: { [weak value] in value?.clearSelection() })
    let box = Box(.column)
    box.append(titleLabel)
    box.append(line)
    line.append(value)
    value.expandsHorizontally = true
    box.addStyleClass("form-read-only")
    widget = box
  }

  /// Creates a row whose text follows the state of a form.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - form: The form, which the row doesn't retain.
  ///   - text: Returns the text for a state, initially and after each change.
  public convenience init<State>(
    _ title: String, _ form: Form<State>, text: @escaping @MainActor (State) -> String
  ) {
    self.init(title, text: "")
    follow(form, text: text)
  }

  /// Lets the text follow the state of a form, as for a row from a `.ui` file.
  ///
  /// - Parameters:
  ///   - form: The form, which the row doesn't retain.
  ///   - text: Returns the text for a state, initially and after each change.
  public func follow<State>(
    _ form: Form<State>, text: @escaping @MainActor (State) -> String
  ) {
    self.text = text(form.state)
    observation = form.observe { [weak self, weak form] in
      if let form { self?.text = text(form.state) }
    }
  }

  /// The title of the value.
  public var title: String {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      copyButton?.title = copyTitle
    }
  }

  private var copyTitle: String {
    ControlMessage.`text.copy`.text(["field": .message(ValidationMessage(title))])
  }

  /// Indicates whether a button copies the value; false by default.
  public var canCopy: Bool {
    get { copyButton != nil }
    set {
      guard newValue != canCopy else { return }
      copyButton.map(line.remove)
      copyButton = newValue ? makeCopyButton() : nil
    }
  }

  private func makeCopyButton() -> IconButton {
    let button = IconButton(.copy, copyTitle)
    button.onClick { [weak self, weak button] in
      if let self, let button { button.copy(text) }
    }
    line.append(button)
    return button
  }

  /// The visible value.
  public var text: String {
    get { value.text }
    set { value.text = newValue }
  }
}

extension FormReadOnlyRow: LookFollower {
  var isRow: Bool { true }

  func follow(_ look: FormLook) { widget.setStyleClass("in-row", look == .rows) }
}
