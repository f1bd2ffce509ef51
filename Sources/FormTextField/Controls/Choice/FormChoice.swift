public import GenericForm

/// A control for one of several options: a drop-down, or a group of radio buttons.
///
/// Letters select the option that they begin, and the arrow keys the one before or after. From ten
/// options on, the open list has an entry to search in. A field of an optional has an entry
/// “Choose…” for none.
///
/// ```swift
/// let size = FormChoice("_Size", options: ["S", "M", "L"], requiredMessage: "Choose a size")
/// size.isValid  // false
/// size.value = "M"
/// size.isValid  // true
/// ```
///
/// A value that is not among the options, such as an old one that is loaded, is shown as an entry
/// at the end of the list, and kept. The rule `isOneOf` refuses it.
///
/// In GTK it is the class `FormChoice`, with the properties `options` (a list of texts), `value`,
/// `radio` and `required-message`.
public final class FormChoice<Option: Hashable & SendableMetatype>: ValueControl<Option?> {
  let editor: ChoiceEditor<Option>

  init(
    _ instance: ControlInstance, _ field: Field<Option?>, lone: LoneValue<Option?>? = nil,
    _ editor: ChoiceEditor<Option>
  ) {
    self.editor = editor
    super.init(instance, field, lone: lone, editor: editor, through: { $0 })
  }

  private convenience init(
    _ title: String, _ field: Field<Option?>, lone: LoneValue<Option?>? = nil, hint: String,
    _ editor: ChoiceEditor<Option>
  ) {
    self.init(
      ControlInstance(making: FormChoiceClass.objectClass.type), field, lone: lone, editor)
    start(title, hint: hint)
    options = unique(options)
  }

  /// Creates a choice for an optional field of a form; nil is no choice.
  ///
  /// ```swift
  /// FormChoice("_Country", form.field(\.nationality), options: countries, optionTitle: \.name)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore stands before the letter that is its mnemonic.
  ///   - field: The field of the form.
  ///   - options: The options, in the order in which they are shown.
  ///   - style: Whether they are shown in a drop-down or as radio buttons.
  ///   - hint: Help with the choice, shown while no message is.
  ///   - optionTitle: What a person reads for an option; by default its description, and for a
  ///     case of an enumeration its name, such as "Part time" for `partTime`.
  public convenience init(
    _ title: String, _ field: Field<Option?>, options: [Option], style: ChoiceStyle = .dropDown,
    hint: String = "", optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    let editor = ChoiceEditor(options, style: style, canBeAbsent: true, title: optionTitle)
    self.init(title, field, hint: hint, editor)
  }

  /// Creates a choice for a field of a form that always has a value.
  public convenience init(
    _ title: String, _ field: Field<Option>, options: [Option], style: ChoiceStyle = .dropDown,
    hint: String = "", optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    let editor = ChoiceEditor(options, style: style, canBeAbsent: false, title: optionTitle)
    self.init(title, field.optional(.choose), hint: hint, editor)
  }

  /// Creates a choice without a form; `requiredMessage` is its error while nothing is chosen.
  public convenience init(
    _ title: String, options: [Option], value: Option? = nil, style: ChoiceStyle = .dropDown,
    requiredMessage: String = "", hint: String = "",
    optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    let editor = ChoiceEditor(options, style: style, canBeAbsent: true, title: optionTitle)
    let lone = LoneValue(value, requiredMessage: requiredMessage)
    self.init(title, lone.field, lone: lone, hint: hint, editor)
    reportUnlisted()
  }

  /// The options, in the order in which they are shown; each occurs once.
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
}

extension FormChoice {
  /// Whether the options are shown in a drop-down or as radio buttons.
  public var style: ChoiceStyle {
    get { editor.style }
    set {
      guard newValue != style else { return }
      editor.style = newValue
      showEditorAgain()
      notify("radio")
    }
  }
}
