import GenericForm

/// A control that edits numbers within bounds: a ``FormSlider`` or a ``FormRangeSlider``.
public class SliderControl<Value: Equatable & SendableMetatype>: ValueControl<Value> {
  private let editor: any NumbersEditor

  /// Returns the initial value of a control without a form.
  class func start(of range: ClosedRange<Double>) -> Value {
    fatalError("\(Self.self) has no value to start with.")
  }

  override class final var startValue: Value { start(of: SliderNumbers().range) }

  override final var canBeEmpty: Bool { false }

  override final var boundsMistake: String? {
    range.lowerBound < range.upperBound
      ? nil : "The maximum of “\(name)” must be greater than its minimum."
  }

  required init(_ making: ControlMaking<Value>) {
    guard let editor = making.editing?.editor as? any NumbersEditor else {
      fatalError("\(Self.self) has no slider.")
    }
    self.editor = editor
    super.init(making)
    onPause { [weak self] in self?.field.endStep() }
    reportBoundsWhenShown()
  }

  /// The range, step and format of the numbers.
  ///
  /// - Precondition: The step is greater than 0.
  public final var numbers: SliderNumbers {
    get { editor.numbers }
    set {
      guard newValue.step > 0 && newValue.step.isFinite else {
        fatalError("The step of the slider “\(name)” must be greater than 0, not \(newValue.step).")
      }
      let old = numbers
      editor.numbers = newValue
      if value == Self.start(of: old.range) { startAgain(with: Self.start(of: newValue.range)) }
      if old.range.lowerBound != newValue.range.lowerBound { notify("minimum") }
      if old.range.upperBound != newValue.range.upperBound { notify("maximum") }
      if old.step != newValue.step { notify("step") }
      if old.unit != newValue.unit { notify("unit") }
    }
  }

  /// The minimum and the maximum; 0 to 100 by default.
  public final var range: ClosedRange<Double> {
    get { numbers.range }
    set { numbers.range = newValue }
  }

  /// The difference between two adjacent numbers; 1 by default.
  ///
  /// - Precondition: The step is greater than 0.
  public final var step: Double {
    get { numbers.step }
    set { numbers.step = newValue }
  }

  /// The unit shown after the number, or empty text.
  public final var unit: String {
    get { numbers.unit }
    set { numbers.unit = newValue }
  }
}

// MARK: - In GObject

extension Property {
  /// Returns the properties of a slider's numbers, for a class.
  static func numbers<Value, Slider: SliderControl<Value>>(of slider: Slider.Type) -> [Self] {
    [
      .number("minimum", get: { (slider: Slider) in slider.range.lowerBound }) {
        $0.range = $1...max($1, $0.range.upperBound)
      },
      .number("maximum", get: { (slider: Slider) in slider.range.upperBound }) {
        $0.range = min($0.range.lowerBound, $1)...$1
      },
      .number("step", get: { (slider: Slider) in slider.step }) { slider, step in
        if step > 0 { return slider.step = step }
        reportMistake("The step of “\(slider.name)” must be greater than 0.")
      },
      .text("unit", get: { (slider: Slider) in slider.unit }) { $0.unit = $1 },
    ]
  }
}

// MARK: - Whole numbers

extension Field<Int> {
  /// The field for an editor of numbers with decimals.
  var double: Field<Double> {
    converted(.notValid, format: { Double($0) }, parse: { Int(exactly: $0.rounded()) })
  }
}

extension Field<ClosedRange<Int>> {
  /// The field for an editor of numbers with decimals.
  var double: Field<ClosedRange<Double>> {
    converted(
      .notValid, format: { Double($0.lowerBound)...Double($0.upperBound) },
      parse: { range in
        guard let lower = Int(exactly: range.lowerBound.rounded()),
          let upper = Int(exactly: range.upperBound.rounded())
        else { return nil }
        return lower...upper
      })
  }
}
