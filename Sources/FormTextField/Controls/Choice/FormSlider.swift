public import GenericForm

/// A control for an approximate number: a slider with its number next to it.
///
/// The arrow keys move it by one step, Page Up and Page Down by ten steps, and Home and End to its
/// bounds. The mouse wheel scrolls the window instead.
///
/// ```swift
/// let years = FormSlider("_Experience", value: 5).with { $0.range = 0...40 }
/// years.unit = "years"
/// years.value = 12
/// years.value  // 12.0
/// ```
///
/// A number outside the bounds, such as a loaded one, is shown next to the slider and kept until the user moves the
/// slider, and GLib logs a critical message. To refuse such a number, add the rule `inRange`.
///
/// A slider that isn't part of a form starts at its minimum, unless you pass an initial value.
///
/// In GTK this is the class `FormSlider`, with the properties `value`, `minimum`, `maximum`, `step`
/// and `unit`.
public final class FormSlider: SliderControl<Double> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormSlider", of: FormSlider.self,
      properties: Property.numbers(of: FormSlider.self) + [
        .number("value", get: { (slider: FormSlider) in slider.value }) { $0.value = $1 }
      ])
  }

  override class func start(of range: ClosedRange<Double>) -> Double { range.lowerBound }

  override var isOutside: Bool { !range.contains(value) }

  required init(_ making: ControlMaking<Double>) {
    super.init(making.edited(by: SliderEditor()))
  }
}

extension FormSlider {
  /// Creates a slider for a field of whole numbers.
  public convenience init(_ title: String, _ field: Field<Int>, hint: String = "") {
    self.init(title, field.double, hint: hint)
  }
}
