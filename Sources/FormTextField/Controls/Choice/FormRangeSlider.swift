public import GenericForm

/// A control for a range of numbers, with a slider for each end.
///
/// Neither end can pass the other. The keys are the same as for a ``FormSlider``.
///
/// ```swift
/// let salary = FormRangeSlider("_Salary").with { $0.range = 0...100_000 }
/// salary.step = 1_000
/// salary.value = 30_000...45_000
/// salary.value.upperBound  // 45000.0
/// ```
///
/// A slider that isn't part of a form starts with its whole range, unless you pass an initial value.
///
/// In GTK this is the class `FormRangeSlider`, with the properties `lower-value`, `upper-value`,
/// `minimum`, `maximum`, `step` and `unit`.
public final class FormRangeSlider: SliderControl<ClosedRange<Double>> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormRangeSlider", of: FormRangeSlider.self,
      properties: Property.numbers(of: FormRangeSlider.self) + [
        .number("lower-value", get: { (slider: FormRangeSlider) in slider.value.lowerBound }) {
          $0.value = $1...max($1, $0.value.upperBound)
        },
        .number("upper-value", get: { (slider: FormRangeSlider) in slider.value.upperBound }) {
          $0.value = min($1, $0.value.lowerBound)...$1
        },
      ])
  }

  override class func start(of range: ClosedRange<Double>) -> ClosedRange<Double> { range }

  override var valueProperties: [String] { ["lower-value", "upper-value"] }

  override var isOutside: Bool { !range.contains(value) }

  required init(_ making: ControlMaking<ClosedRange<Double>>) {
    super.init(making.edited(by: RangeSliderEditor()))
  }
}

extension FormRangeSlider {
  /// Creates a slider for a field that is a range of whole numbers.
  public convenience init(_ title: String, _ field: Field<ClosedRange<Int>>, hint: String = "") {
    self.init(title, field.double, hint: hint)
  }
}
