import GenericForm

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
/// In GTK this is the class `FormTextArea`, with the properties `text`, `value`, `validators`,
/// `input-hints`, `min-lines`, `max-lines` and `character-limit`.
public final class FormTextArea: ValueControl<String> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormTextArea", of: FormTextArea.self,
      properties: [
        .text("text", \FormTextArea.text),
        .text("value", \FormTextArea.value),
        .text("validators", \FormTextArea.validatorNames),
        .inputHints(get: { (area: FormTextArea) in area.inputHints }) { $0.inputHints = $1 },
        .count("min-lines", \FormTextArea.minLines, upTo: 1_000, default: 3),
        .count("max-lines", \FormTextArea.maxLines, upTo: 1_000, default: 10),
        .count("character-limit", \FormTextArea.characterLimit, upTo: 1_000_000),
      ])
  }

  override class var startValue: String { "" }

  override var valueProperties: [String] { ["text", "value"] }

  private let area = TextArea()

  /// The line counts set in a `.ui` file; setting ``lines`` replaces them.
  private var given: (fewest: Int?, most: Int?)

  required init(_ making: ControlMaking<String>) {
    super.init(making.edited(by: area))
    followText()
  }

  /// Hints to input methods and on-screen keyboards, such as to complete words.
  public var inputHints: InputHints {
    get { area.inputHints }
    set { change("input-hints", from: inputHints, to: newValue) { area.inputHints = newValue } }
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
