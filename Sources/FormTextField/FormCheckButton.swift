import GenericForm

/// A box to tick, with a line under it that says why it has to be.
///
/// ```swift
/// let terms = FormCheckButton("I _accept the terms", requiredMessage: "Please accept the terms")
/// terms.isValid  // false
/// terms.isChecked = true
/// terms.isValid  // true
/// ```
public final class FormCheckButton: FormControl {
  let box = Box(.column)

  private let button: CheckButton
  private let messageLine = MessageLine()
  private let requiredMessage: String?
  private var changeHandlers: [() -> Void] = []
  private var isShowingError = false

  /// A box to tick; `requiredMessage` is shown when it has to be ticked and is not.
  public init(_ title: String, requiredMessage: String? = nil) {
    Toolkit.requireInitialised()
    self.requiredMessage = requiredMessage
    button = CheckButton(title)
    StyleSheet.install()
    box.append(button)
    box.append(messageLine.box)
    button.onToggle { [weak self] in self?.toggled() }
    render()
  }

  /// Whether the box is ticked.
  public var isChecked: Bool {
    get { button.isChecked }
    set { button.isChecked = newValue }
  }

  /// Whether the box is ticked or need not be.
  public var isValid: Bool { isChecked || requiredMessage == nil }

  /// Whether the person can tick the box.
  public var isEditable: Bool {
    get { button.isSensitive }
    set { button.isSensitive = newValue }
  }

  /// The messages that are on the screen now.
  public var shownMessages: [String] { messageLine.messages }

  /// Shows the message if the box has to be ticked and is not.
  public func performValidation() {
    isShowingError = !isValid
    render()
  }

  /// Judges again, if the verdict is shown as an error.
  public func updateShownError() {
    guard isShowingError else { return }
    performValidation()
  }

  /// Gives the keyboard focus to the box.
  public func focus() {
    button.grabFocus()
  }

  /// Takes the tick and the message away.
  public func reset() {
    isChecked = false
    isShowingError = false
    render()
  }

  /// Calls `handler` after the box was ticked or the tick was taken away.
  public func onChange(_ handler: @escaping () -> Void) {
    changeHandlers.append(handler)
  }

  private func toggled() {
    updateShownError()
    for handler in changeHandlers { handler() }
  }

  private func render() {
    messageLine.messages = isShowingError ? [requiredMessage].compactMap(\.self) : []
    let hint = requiredMessage == nil ? "" : ValidationMessage.required.text
    button.setInvalid(isShowingError)
    button.setRequired(requiredMessage != nil)
    button.setDescription(messageLine.messages.first ?? hint)
  }
}
