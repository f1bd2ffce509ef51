public import GenericForm

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
  /// The title as it is read, without the mark of its mnemonic.
  public let name: String

  private let requiredMessage: String?
  private var changeHandlers: [() -> Void] = []
  private var isShowingError = false
  private var binding: FieldBinding<Bool>?
  private var wasWanted = true

  /// A box to tick; `requiredMessage` is shown when it has to be ticked and is not.
  public init(_ title: String, requiredMessage: String? = nil) {
    Toolkit.requireInitialised()
    self.requiredMessage = requiredMessage
    name = withoutMnemonic(title)
    button = CheckButton(title)
    StyleSheet.install()
    box.append(button)
    box.append(messageLine.box)
    messageLine.onRetry { [weak self] in self?.binding?.retry() }
    button.onToggle { [weak self] in self?.toggled() }
    render()
  }

  /// Whether the box is ticked.
  public var isChecked: Bool {
    get { button.isChecked }
    set { button.isChecked = newValue }
  }

  /// Whether the box is ticked or need not be.
  public var isValid: Bool {
    if let binding { return binding.messages().isEmpty }
    return isChecked || requiredMessage == nil
  }

  /// Whether the person can tick the box.
  public var isEditable: Bool {
    get { button.isSensitive }
    set { button.isSensitive = newValue }
  }

  /// The messages that are on the screen now.
  public var shownMessages: [String] { messageLine.messages }

  /// Shows the message if the box has to be ticked and is not.
  public func performValidation() {
    if let binding { return binding.performValidation() }
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
    binding?.setValue(isChecked)
    updateShownError()
    for handler in changeHandlers { handler() }
  }

  private func render() {
    let face =
      binding.map { FieldFace($0) }
      ?? FieldFace(
        errors: isShowingError ? [requiredMessage].compactMap(\.self) : [],
        isRequired: requiredMessage != nil)
    messageLine.show(face.lines, isError: face.hasError, canRetry: face.canRetry)
    button.setInvalid(face.hasError)
    button.setRequired(face.isRequired)
    button.setDescription(face.description)
  }
}

extension FormCheckButton {
  /// Ties the box to a value of a form: from now on the form judges it and says when it speaks.
  ///
  /// The box does not keep the form, which a ``FormWindowController`` does.
  ///
  /// ```swift
  /// FieldValidation(\.acceptsTerms, rules: [.isTrue])  // in the form's validation
  /// terms.bind(to: form, \.acceptsTerms)
  /// terms.isValid  // false
  /// terms.isChecked = true
  /// terms.isValid  // true
  /// ```
  public func bind<State>(to form: Form<State>, _ path: WritableKeyPath<State, Bool>) {
    binding = FieldBinding(
      form, path, from: { $0 }, to: { $0 }, update: { [weak self] in self?.formChanged() })
    formChanged()
  }

  /// Where the form has what this box shows; nil while it is tied to none.
  public var boundPath: AnyKeyPath? { binding?.path }

  private func formChanged() {
    guard let binding else { return }
    if let value = binding.value(), value != isChecked { isChecked = value }
    let isWanted = binding.status().isWanted
    if isWanted != wasWanted { showAsWanted(isWanted) }
    wasWanted = isWanted
    render()
  }
}
