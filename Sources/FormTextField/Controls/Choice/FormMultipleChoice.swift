public import GenericForm

/// A control for any number of several options: a group of check boxes.
///
/// With ten options or more, the group scrolls and has a search entry. To limit how many options
/// the user may choose, add rules such as `minCount(1)` and `maxCount(3)`.
///
/// ```swift
/// let days = FormMultipleChoice(
///   "_Days", options: ["Mon", "Tue", "Wed"], requiredMessage: "Choose a day")
/// days.isValid  // false
/// days.value = ["Tue"]
/// days.isValid  // true
/// ```
///
/// A value that isn't among the options is kept and shown as a checked box at the end.
///
/// In GTK this is the class `FormMultipleChoice`, with the properties `options` and `values` (lists
/// of texts) and `required-message`.
public final class FormMultipleChoice<Option: Hashable & SendableMetatype>: ValueControl<
  Set<Option>
>
{
  let editor: MultipleChoiceEditor<Option>

  init(
    _ instance: WidgetInstance, _ field: Field<Set<Option>>, lone: LoneValue<Set<Option>>? = nil,
    _ editor: MultipleChoiceEditor<Option>
  ) {
    self.editor = editor
    super.init(instance, field, lone: lone, editor: editor, through: { $0 })
    onLeave { [weak editor] in editor?.endSearch() }
  }

  private convenience init(
    _ title: String, _ field: Field<Set<Option>>, lone: LoneValue<Set<Option>>? = nil,
    hint: String, _ editor: MultipleChoiceEditor<Option>
  ) {
    self.init(
      WidgetInstance(making: FormMultipleChoiceClass.objectClass), field, lone: lone, editor)
    start(title, hint: hint)
    options = unique(options)
  }

  /// Creates a choice for a field of a form that is a set.
  ///
  /// ```swift
  /// FormMultipleChoice("_Days", form.field(\.days), options: Weekday.allCases)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - options: The options, in the order in which they are shown.
  ///   - hint: Help that is shown while there is no message.
  ///   - optionTitle: Returns the text shown for an option; by default, its description, and for a
  ///     case of an enumeration its name, such as "Part time" for `partTime`.
  public convenience init(
    _ title: String, _ field: Field<Set<Option>>, options: [Option], hint: String = "",
    optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    self.init(title, field, hint: hint, MultipleChoiceEditor(options, title: optionTitle))
  }

  /// Creates a choice for a field of a form that is an array, in the order of the options.
  public convenience init(
    _ title: String, _ field: Field<[Option]>, options: [Option], hint: String = "",
    optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    let editor = MultipleChoiceEditor(options, title: optionTitle)
    let set = field.converted(.notValid, format: { Set($0) }) { [weak editor] chosen in
      editor?.inOrder(chosen)
    }
    self.init(title, set, hint: hint, editor)
  }

  /// Creates a choice without a form; `requiredMessage` is its error while nothing is chosen.
  public convenience init(
    _ title: String, options: [Option], value: Set<Option> = [], requiredMessage: String = "",
    hint: String = "", optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    let lone = LoneValue(value, requiredMessage: requiredMessage)
    self.init(
      title, lone.field, lone: lone, hint: hint, MultipleChoiceEditor(options, title: optionTitle))
    reportUnlisted()
  }

  /// The options in the order in which they are shown, without duplicates.
  public var options: [Option] {
    get { editor.options }
    set {
      let options = unique(newValue)
      guard options != editor.options else { return }
      editor.options = options
      showEditorAgain()
      notify("options")
    }
  }

  override var valueProperties: [String] { ["values"] }
}
