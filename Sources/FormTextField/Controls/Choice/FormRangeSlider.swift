public import GenericForm

/// A control for a range of numbers: a slider for each of its ends.
///
/// Neither end can pass the other. The keys are those of a ``FormSlider``.
///
/// ```swift
/// let salary = FormRangeSlider("_Salary", in: 0...100_000, step: 1_000, unit: "€")
/// salary.value = 30_000...45_000
/// salary.value.upperBound  // 45000.0
/// ```
///
/// In GTK this is the class `FormRangeSlider`, with the properties `lower-value`, `upper-value`,
/// `minimum`, `maximum`, `step` and `unit`.
public final class FormRangeSlider: ValueControl<ClosedRange<Double>> {
  let editor: RangeSliderEditor

  init(
    _ instance: WidgetInstance, _ field: Field<ClosedRange<Double>>,
    lone: LoneValue<ClosedRange<Double>>? = nil, _ editor: RangeSliderEditor
  ) {
    self.editor = editor
    super.init(instance, field, lone: lone, editor: editor, through: { $0 })
    onPause { [weak self] in self?.field.endStep() }
  }

  private convenience init(
    _ title: String, _ field: Field<ClosedRange<Double>>,
    lone: LoneValue<ClosedRange<Double>>? = nil, hint: String, _ numbers: SliderNumbers,
    marks: [Double]
  ) {
    numbers.requireStep(of: title)
    self.init(
      WidgetInstance(making: Self.objectClass), field, lone: lone,
      RangeSliderEditor(numbers, marks: marks))
    start(title, hint: hint)
  }

  /// Creates a slider for a field of a form.
  ///
  /// ```swift
  /// FormRangeSlider("_Salary", form.field(\.salary), in: 0...100_000, step: 1_000, unit: "€")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - bounds: The least and the greatest number.
  ///   - step: The difference between two numbers that can be chosen.
  ///   - unit: The unit that is shown after the number.
  ///   - marks: Numbers that are marked below.
  ///   - hint: Help that is shown while there is no message.
  ///   - numberTitle: Returns the text shown for a number; by default, the number and its unit.
  public convenience init(
    _ title: String, _ field: Field<ClosedRange<Double>>, in bounds: ClosedRange<Double>,
    step: Double = 1, unit: String = "", marks: [Double] = [], hint: String = "",
    numberTitle: ((Double) -> String)? = nil
  ) {
    let numbers = SliderNumbers(bounds: bounds, step: step, unit: unit, title: numberTitle)
    self.init(title, field, hint: hint, numbers, marks: marks)
  }

  /// Creates a slider for a field that is a range of whole numbers.
  public convenience init(
    _ title: String, _ field: Field<ClosedRange<Int>>, in bounds: ClosedRange<Int>, step: Int = 1,
    unit: String = "", marks: [Int] = [], hint: String = "", numberTitle: ((Int) -> String)? = nil
  ) {
    let numbers = SliderNumbers(bounds, step: step, unit: unit, title: numberTitle)
    self.init(title, field.double, hint: hint, numbers, marks: marks.map { Double($0) })
  }

  /// Creates a slider without a form, whose initial range is that of the bounds.
  public convenience init(
    _ title: String, value: ClosedRange<Double>? = nil, in bounds: ClosedRange<Double>,
    step: Double = 1, unit: String = "", marks: [Double] = [], hint: String = "",
    numberTitle: ((Double) -> String)? = nil
  ) {
    let numbers = SliderNumbers(bounds: bounds, step: step, unit: unit, title: numberTitle)
    let lone = LoneValue(value ?? bounds)
    self.init(title, lone.field, lone: lone, hint: hint, numbers, marks: marks)
  }

  override var boundsMistake: String? { sliderMistake }

  override var isOutside: Bool { !numbers.bounds.contains(value) }

  override var valueProperties: [String] { ["lower-value", "upper-value"] }
}
