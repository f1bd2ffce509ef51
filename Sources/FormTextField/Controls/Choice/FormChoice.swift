public import GenericForm

/// A control for one of several options: a drop-down, or a group of radio buttons.
///
/// Typing letters selects the option that starts with them, and the arrow keys select the previous
/// or next one. With ten options or more, the open list has a search entry. If the field is
/// optional, the list starts with “Choose…”, which clears it.
///
/// ```swift
/// let size = FormChoice("_Size", options: ["S", "M", "L"], requiredMessage: "Choose a size")
/// size.isValid  // false
/// size.value = "M"
/// size.isValid  // true
/// ```
///
/// A value that isn't among the options, such as an outdated one, is kept and shown at the end of
/// the list. To refuse it, add the rule `isOneOf`.
///
/// In GTK this is the class `FormChoice`, with the properties `options` (a list of texts), `value`,
/// `radio` and `required-message`.
public final class FormChoice<Option: Hashable & SendableMetatype>: ValueControl<Option?> {
  let editor: ChoiceEditor<Option>

  init(
    _ instance: WidgetInstance, _ field: Field<Option?>, lone: LoneValue<Option?>? = nil,
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
      WidgetInstance(making: FormChoiceClass.objectClass), field, lone: lone, editor)
    start(title, hint: hint)
    options = unique(options)
  }

  /// Creates a choice for an optional field of a form, which is `nil` until the user chooses.
  ///
  /// ```swift
  /// FormChoice("_Country", form.field(\.nationality), options: countries, optionTitle: \.name)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - options: The options, in the order in which they are shown.
  ///   - style: A drop-down or radio buttons.
  ///   - hint: Help that is shown while there is no message.
  ///   - optionTitle: Returns the text shown for an option; by default, its description, and for a
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
    self.init(title, field.optional(.control(.`choice.none`)), hint: hint, editor)
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
}

extension FormChoice {
  /// The way in which the options are shown: a drop-down or radio buttons.
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
