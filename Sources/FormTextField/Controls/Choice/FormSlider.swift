public import GenericForm

/// A control for an approximate number: a slider with its number next to it.
///
/// The arrow keys move it by one step, Page Up and Page Down by ten steps, and Home and End to its
/// bounds. The mouse wheel scrolls the window instead.
///
/// ```swift
/// let years = FormSlider("_Experience", value: 5, in: 0...40, unit: "years")
/// years.value = 12
/// years.value  // 12.0
/// ```
///
/// A number outside the bounds, such as a loaded one, is shown next to the slider and kept until
/// the user moves the slider. GLib logs a warning. To refuse such a number, add the rule `inRange`.
///
/// In GTK this is the class `FormSlider`, with the properties `value`, `minimum`, `maximum`, `step`
/// and `unit`.
public final class FormSlider: ValueControl<Double> {
  let editor: SliderEditor

  init(
    _ instance: WidgetInstance, _ field: Field<Double>, lone: LoneValue<Double>? = nil,
    _ editor: SliderEditor
  ) {
    self.editor = editor
    super.init(instance, field, lone: lone, editor: editor, through: { $0 })
    onPause { [weak self] in self?.field.endStep() }
  }

  private convenience init(
    _ title: String, _ field: Field<Double>, lone: LoneValue<Double>? = nil, hint: String,
    _ numbers: SliderNumbers, marks: [Double]
  ) {
    numbers.requireStep(of: title)
    self.init(
      WidgetInstance(making: Self.objectClass), field, lone: lone,
      SliderEditor(numbers, marks: marks))
    start(title, hint: hint)
  }

  /// Creates a slider for a field of a form.
  ///
  /// ```swift
  /// FormSlider("_Volume", form.field(\.volume), in: 0...1, step: 0.05) { "\(Int($0 * 100)) %" }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - bounds: The least and the greatest number.
  ///   - step: The difference between two numbers that can be chosen.
  ///   - unit: The unit that is shown after the number.
  ///   - marks: Numbers that are marked on the scale.
  ///   - hint: Help that is shown while there is no message.
  ///   - numberTitle: Returns the text shown for a number; by default, the number and its unit.
  public convenience init(
    _ title: String, _ field: Field<Double>, in bounds: ClosedRange<Double>, step: Double = 1,
    unit: String = "", marks: [Double] = [], hint: String = "",
    numberTitle: ((Double) -> String)? = nil
  ) {
    let numbers = SliderNumbers(bounds: bounds, step: step, unit: unit, title: numberTitle)
    self.init(title, field, hint: hint, numbers, marks: marks)
  }

  /// Creates a slider for a field of whole numbers.
  public convenience init(
    _ title: String, _ field: Field<Int>, in bounds: ClosedRange<Int>, step: Int = 1,
    unit: String = "", marks: [Int] = [], hint: String = "",
    numberTitle: ((Int) -> String)? = nil
  ) {
    let numbers = SliderNumbers(bounds, step: step, unit: unit, title: numberTitle)
    self.init(title, field.double, hint: hint, numbers, marks: marks.map { Double($0) })
  }

  /// Creates a slider without a form.
  public convenience init(
    _ title: String, value: Double? = nil, in bounds: ClosedRange<Double>, step: Double = 1,
    unit: String = "", marks: [Double] = [], hint: String = "",
    numberTitle: ((Double) -> String)? = nil
  ) {
    let numbers = SliderNumbers(bounds: bounds, step: step, unit: unit, title: numberTitle)
    let lone = LoneValue(value ?? bounds.lowerBound)
    self.init(title, lone.field, lone: lone, hint: hint, numbers, marks: marks)
  }

  override var boundsMistake: String? { sliderMistake }

  override var isOutside: Bool { !numbers.bounds.contains(value) }
}
