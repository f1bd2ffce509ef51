public import GenericForm

/// A control for one of several options: a drop-down, or a group of radio buttons.
///
/// For an enumeration, the options are its cases; for any other type, you pass them. Typing letters selects the
/// option that starts with them, and the arrow keys select the previous or next one. If the field is optional, the
/// list starts with “Choose…”, which clears it. A list of ten entries or more has a search entry.
///
/// ```swift
/// let size = FormChoice("_Size", options: ["S", "M", "L"], .required("Choose a size"))
/// size.isValid  // false
/// size.value = "M"
/// size.isValid  // true
/// ```
///
/// A value that isn't among the options, such as an outdated one, is kept and shown at the end of
/// the list. To refuse it, add the rule `isOneOf`.
///
/// In GTK this is the class `FormChoice`, with the properties `options` (a list of texts), `value`,
/// `style` (`drop-down` or `radio`) and `required-message`.
public final class FormChoice<Option: Hashable & SendableMetatype>: ValueControl<Option?> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormChoice", of: FormChoice<String>.self,
      properties: [
        .options,
        .chosenTitle,
        .choice("style", \FormChoice<String>.style, of: ChoiceStyle.enumeration),
        .text("required-message", \FormChoice<String>.requiredMessage),
      ])
  }

  override class var startValue: Option? { nil }

  override var missingMessage: ValidationMessage { .control(.`choice.none`) }

  private let editor: ChoiceEditor<Option>

  required convenience init(_ making: ControlMaking<Option?>) {
    self.init(making, ChoiceEditor(canBeAbsent: making.canBeAbsent))
  }

  private init(_ making: ControlMaking<Option?>, _ editor: ChoiceEditor<Option>) {
    self.editor = editor
    super.init(making.edited(by: editor))
  }

  private convenience init(
    _ title: String, _ source: ValueSource<Option?>, hint: String, _ editor: ChoiceEditor<Option>
  ) {
    self.init(ControlMaking(WidgetInstance(making: Self.objectClass), source), editor)
    start(title, hint: hint)
    // Setting the property reports options that occur twice.
    options = editor.options
  }

  /// Creates a choice for an optional field of a form, which is `nil` until the user chooses.
  ///
  /// ```swift
  /// FormChoice("_Country", form.field(\.country), options: ["Chile", "Norway"])
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - options: The options, in display order.
  ///   - style: A drop-down or radio buttons.
  ///   - hint: Help text, shown unless there is a message.
  public convenience init(
    _ title: String, _ field: Field<Option?>, options: [Option], style: ChoiceStyle = .dropDown,
    hint: String = ""
  ) {
    let editor = ChoiceEditor(options, style: style, canBeAbsent: true)
    self.init(title, .field(field), hint: hint, editor)
  }

  /// Creates a choice for a field of a form that always has a value.
  public convenience init(
    _ title: String, _ field: Field<Option>, options: [Option], style: ChoiceStyle = .dropDown,
    hint: String = ""
  ) {
    let editor = ChoiceEditor(options, style: style, canBeAbsent: false)
    self.init(title, .field(field.optional(.control(.`choice.none`))), hint: hint, editor)
  }

  /// Creates a choice that isn't part of a form, with rules for a chosen option.
  ///
  /// ```swift
  /// let size = FormChoice("_Size", value: "XL", options: ["S", "XL"], rules: [.isOneOf(["S", "M"])])
  /// size.isValid  // false
  /// size.value = "S"
  /// size.isValid  // true
  /// ```
  public convenience init(
    _ title: String, value: Option? = nil, options: [Option],
    _ strategy: ValidationStrategy? = nil, rules: [Rule<Option>] = [],
    checks: [Check<Option?>] = [], timing: ValidationTiming = .rewardEarlyPunishLate,
    style: ChoiceStyle = .dropDown, hint: String = ""
  ) {
    let editor = ChoiceEditor(options, style: style, canBeAbsent: true)
    let form = StandaloneForm(
      value, strategy, rules: rules.map { .ifPresent($0) }, checks: checks, timing: timing)
    self.init(title, .own(form), hint: hint, editor)
    reportUnlisted()
  }

  /// The options in display order, without duplicates.
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

  /// Returns the text shown for an option; by default, its description, and for a case of an
  /// enumeration its name, such as "Part time" for `partTime`.
  public var optionTitle: (Option) -> String {
    get { editor.title }
    set { editor.title = newValue }
  }

  /// The appearance of the options: a drop-down or radio buttons.
  public var style: ChoiceStyle {
    get { editor.style }
    set {
      change("style", from: style, to: newValue) {
        editor.style = newValue
        showEditorAgain()
      }
    }
  }
}

extension ChoiceStyle {
  /// The enumeration in GObject, registered at first use.
  fileprivate static let enumeration = Enumeration(
    "FormChoiceStyle", [("drop-down", dropDown), ("radio", radio)])
}

extension FormChoice: ListedOptions {
  var optionTitles: [String] {
    get { options.map(optionTitle) }
    set { options(from: newValue).map { (listed: [Option]) in options = listed } }
  }

  var chosenTitles: [String] {
    get { value.map { [optionTitle($0)] } ?? [] }
    set { options(from: newValue).map { (chosen: [Option]) in value = chosen.first } }
  }
}
