import GenericForm

/// A control for any number of short texts, such as tags or email addresses.
///
/// Pressing Enter, typing a comma, leaving the field, or submitting or closing the form adds the text, unless it's
/// already in the list. Pasting several lines adds all but the last, which stays in the entry. A button beside each
/// text removes it, and Backspace in the empty entry removes the last one. With an empty entry, Enter submits the form.
/// To limit the number of texts, add a rule such as `maxCount(5)`.
///
/// ```swift
/// let tags = FormTagsField("_Tags", rules: [.minCount(1)])
/// tags.isValid  // false
/// tags.value = ["travel"]
/// tags.isValid  // true
/// ```
///
/// In GTK this is the class `FormTagsField`, with the properties `value` (a list of texts),
/// `completion` (a list of texts) and `required-message`.
public final class FormTagsField: ValueControl<[String]> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormTagsField", of: FormTagsField.self,
      properties: [
        .texts("value", \FormTagsField.value),
        .completion(\FormTagsField.completion),
        .text("required-message", \FormTagsField.requiredMessage),
      ])
  }

  override class var startValue: [String] { [] }

  private let editor = TagsEditor()
  private var suggestions: Suggestions?

  required init(_ making: ControlMaking<[String]>) {
    super.init(making.edited(by: editor))
    editor.entry.onCut = { [weak self] in self?.setError(.control(.`field.cutOff`)) }
    onLeave { [weak self] in self?.finishInput() }
  }

  /// The source of the suggestions below the entry, or `nil` to show none.
  ///
  /// Up and Down select a suggestion, and Enter adds it. The user may add any other text as well.
  public var completion: TextCompletion? {
    get { suggestions?.completion }
    set {
      guard newValue != nil || completion != nil else { return }
      suggestions = suggestions ?? makeSuggestions()
      suggestions?.completion = newValue
      notify("completion")
    }
  }

  override func finishInput() {
    if editor.isEditable { editor.addTyped() }
    suggestions?.close()
  }

  private func makeSuggestions() -> Suggestions {
    let made = makeSuggestions(below: editor.entry)
    made.onChoose = { [weak editor] in editor?.addTyped() }
    return made
  }
}
