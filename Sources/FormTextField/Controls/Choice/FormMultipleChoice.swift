public import GenericForm

/// A control for any number of several options: a group of check boxes.
///
/// For an enumeration, the options are its cases; for any other type, you pass them. With ten options or more, the
/// group scrolls and has a search entry. To limit how many options the user may choose, add rules such as
/// `minCount(1)` and `maxCount(3)`.
///
/// ```swift
/// let days = FormMultipleChoice("_Days", options: ["Mon", "Tue", "Wed"], .required("Choose a day"))
/// days.isValid  // false
/// days.value = ["Tue"]
/// days.isValid  // true
/// ```
///
/// A value that isn't among the options is kept and shown as a checked box at the end. To save space, set
/// ``isCompact``, which shows the boxes in a popover.
///
/// In GTK this is the class `FormMultipleChoice`, with the properties `options` and `value` (lists
/// of texts), `is-compact` and `required-message`.
public final class FormMultipleChoice<Option: Hashable & SendableMetatype>: ValueControl<
  Set<Option>
>
{
  override class var objectClass: WidgetClass {
    controlClass(
      "FormMultipleChoice", of: FormMultipleChoice<String>.self,
      properties: [
        .options,
        .chosenTitles,
        .flag("is-compact", \FormMultipleChoice<String>.isCompact),
        .text("required-message", \FormMultipleChoice<String>.requiredMessage),
      ])
  }

  override class var startValue: Set<Option> { [] }

  private let editor: MultipleChoiceEditor<Option>

  required convenience init(_ making: ControlMaking<Set<Option>>) {
    self.init(making, MultipleChoiceEditor())
  }

  private init(_ making: ControlMaking<Set<Option>>, _ editor: MultipleChoiceEditor<Option>) {
    self.editor = editor
    super.init(making.edited(by: editor))
    onLeave { [weak editor] in editor?.endSearch() }
  }

  private convenience init(
    _ title: String, _ source: ValueSource<Set<Option>>, hint: String,
    _ editor: MultipleChoiceEditor<Option>
  ) {
    self.init(ControlMaking(WidgetInstance(making: Self.objectClass), source), editor)
    start(title, hint: hint)
    // Setting the property reports options that occur twice.
    options = editor.options
  }

  /// Creates a choice for a field of a form that is a set.
  ///
  /// ```swift
  /// FormMultipleChoice("_Days", form.field(\.days), options: Weekday.allCases)
  /// ```
  public convenience init(
    _ title: String, _ field: Field<Set<Option>>, options: [Option], hint: String = ""
  ) {
    self.init(title, .field(field), hint: hint, MultipleChoiceEditor(options))
  }

  /// Creates a choice for a field of a form that is an array, in the order of the options.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - options: The options, or `nil` for the cases of an enumeration.
  ///   - hint: Help text, shown unless there is a message.
  public convenience init(
    _ title: String, _ field: Field<[Option]>, options: [Option]? = nil, hint: String = ""
  ) {
    let editor = options.map { MultipleChoiceEditor($0) } ?? MultipleChoiceEditor()
    let set = field.converted(.notValid, format: { Set($0) }) { [weak editor] chosen in
      editor?.inOrder(chosen)
    }
    self.init(title, .field(set), hint: hint, editor)
  }

  /// Creates a choice that isn't part of a form, with its own rules.
  ///
  /// ```swift
  /// let days = FormMultipleChoice("_Days", options: ["Mon", "Tue"], rules: [.minCount(2)])
  /// days.value = ["Mon"]
  /// days.isValid  // false
  /// days.value = ["Mon", "Tue"]
  /// days.isValid  // true
  /// ```
  public convenience init(
    _ title: String, value: Set<Option> = [], options: [Option],
    _ strategy: ValidationStrategy? = nil, rules: [Rule<Set<Option>>] = [],
    checks: [Check<Set<Option>>] = [], timing: ValidationTiming = .rewardEarlyPunishLate,
    hint: String = ""
  ) {
    let form = StandaloneForm(value, strategy, rules: rules, checks: checks, timing: timing)
    self.init(title, .own(form), hint: hint, MultipleChoiceEditor(options))
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

  /// Indicates whether the options are in a popover list, which takes one line.
  ///
  /// The closed list shows up to two titles and the number of any others. It's false by default.
  public var isCompact: Bool {
    get { editor.isCompact }
    set {
      change("is-compact", from: isCompact, to: newValue) {
        editor.isCompact = newValue
        showEditorAgain()
      }
    }
  }

  /// Returns the text shown for an option; by default, its description, and for a case of an
  /// enumeration its name, such as "Part time" for `partTime`.
  public var optionTitle: (Option) -> String {
    get { editor.title }
    set { editor.title = newValue }
  }
}

extension FormMultipleChoice: ListedOptions {
  var optionTitles: [String] {
    get { options.map(optionTitle) }
    set { options(from: newValue).map { (listed: [Option]) in options = listed } }
  }

  var chosenTitles: [String] {
    get {
      let listed = options.filter(value.contains)
      return listed.map(optionTitle) + value.subtracting(listed).map(optionTitle).sorted()
    }
    set { options(from: newValue).map { (chosen: [Option]) in value = Set(chosen) } }
  }
}
