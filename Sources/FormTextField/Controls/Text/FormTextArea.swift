public import GenericForm

/// A control for several lines of text, which grows with its text up to a limit and then scrolls.
///
/// Tab moves to the next control, and Ctrl+Enter submits the form.
///
/// ```swift
/// let letter = FormTextArea("_Cover letter", validators: [.required])
/// letter.lines = 5...15
/// letter.characterLimit = 2_000
/// ```
///
/// In GTK this is the class `FormTextArea`, with the properties `text`, `validators`, `min-lines`,
/// `max-lines` and `character-limit`.
public final class FormTextArea: TextControl {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormTextArea",
    properties: [
      .text("text", \FormTextArea.text),
      .text("validators", \FormTextArea.validatorNames),
      .count("min-lines", \FormTextArea.minLines, upTo: 1_000, default: 3),
      .count("max-lines", \FormTextArea.maxLines, upTo: 1_000, default: 10),
      .count("character-limit", \FormTextArea.limit, upTo: 1_000_000),
    ],
    make: { instance in
      let lone = LoneForm()
      return FormTextArea(instance, lone.field, lone: lone)
    })

  private let area: TextArea

  /// The numbers of lines that a `.ui` file gives; setting ``lines`` replaces them.
  private var given: (fewest: Int?, most: Int?)

  private init(_ instance: WidgetInstance, _ field: Field<String>, lone: LoneForm?) {
    area = TextArea()
    super.init(instance, field, lone: lone, editor: area)
    onChange { [weak self] in self?.notify("text") }
  }

  /// Creates a text area for a field of a form.
  ///
  /// ```swift
  /// FormTextArea("_Message", form.field(\.name), lines: 2...6)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - lines: The minimum and the maximum number of visible lines.
  ///   - hint: Help that is shown while there is no message.
  public convenience init(
    _ title: String, _ field: Field<String>, lines: ClosedRange<Int> = 3...10, hint: String = ""
  ) {
    self.init(WidgetInstance(making: Self.objectClass), field, lone: nil)
    start(title, hint: hint)
    area.lines = lines
  }

  /// Creates a text area that isn't part of a form, with its own validators.
  ///
  /// The initial text, validators, checks and timing are those of a ``FormTextField``.
  public convenience init(
    _ title: String, text: String = "", validators: [Validator] = [],
    checks: [ValidationCheck<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate, lines: ClosedRange<Int> = 3...10,
    hint: String = ""
  ) {
    let lone = LoneForm(text, validators: validators, checks: checks, timing: timing)
    self.init(WidgetInstance(making: Self.objectClass), lone.field, lone: lone)
    start(title, hint: hint)
    area.lines = lines
  }

  /// The minimum and the maximum number of visible lines; 3 to 10 by default.
  public var lines: ClosedRange<Int> {
    get { area.lines }
    set {
      given = (nil, nil)
      guard newValue != lines else { return }
      guard newValue.lowerBound > 0 else {
        fatalError("The text area “\(name)” needs at least 1 line, not \(newValue.lowerBound).")
      }
      let old = lines
      area.lines = newValue
      if old.lowerBound != newValue.lowerBound { notify("min-lines") }
      if old.upperBound != newValue.upperBound { notify("max-lines") }
    }
  }

  /// The minimum number of lines, which may be set before or after the maximum.
  private var minLines: Int {
    get { lines.lowerBound }
    set {
      give((newValue, given.most), max(newValue, 1)...max(newValue, lines.upperBound, 1))
    }
  }

  /// The maximum number of lines.
  private var maxLines: Int {
    get { lines.upperBound }
    set {
      give((given.fewest, newValue), min(max(newValue, 1), lines.lowerBound)...max(newValue, 1))
    }
  }

  private func give(_ numbers: (fewest: Int?, most: Int?), _ lines: ClosedRange<Int>) {
    self.lines = lines
    given = numbers
    guard let fewest = given.fewest, let most = given.most, most < fewest else { return }
    reportMistake("“\(name)” has min-lines \(fewest), which is above its max-lines \(most).")
  }
}
