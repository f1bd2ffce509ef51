import GenericForm

/// A control that edits numbers within bounds: a ``FormSlider`` or a ``FormRangeSlider``.
public protocol SliderControl: FormControl {
  /// The numbers that can be chosen, and how they are shown.
  var numbers: SliderNumbers { get set }
}

extension SliderControl {
  /// The least and the greatest number; 0 to 100 by default.
  public var range: ClosedRange<Double> {
    get { numbers.range }
    set {
      let old = range
      numbers.range = newValue
      if old.lowerBound != newValue.lowerBound { notify("minimum") }
      if old.upperBound != newValue.upperBound { notify("maximum") }
    }
  }

  /// The difference between two numbers that can be chosen; 1 by default.
  ///
  /// - Precondition: The step is greater than 0.
  public var step: Double {
    get { numbers.step }
    set {
      guard newValue > 0 && newValue.isFinite else {
        fatalError("The step of the slider “\(name)” must be greater than 0, not \(newValue).")
      }
      guard newValue != step else { return }
      numbers.step = newValue
      notify("step")
    }
  }

  /// The unit that is shown after the number, or empty text.
  public var unit: String {
    get { numbers.unit }
    set {
      guard newValue != unit else { return }
      numbers.unit = newValue
      notify("unit")
    }
  }

  /// The sentence about bounds that leave nothing to choose; nil for other bounds.
  var sliderMistake: String? {
    range.lowerBound < range.upperBound ? nil : "“\(name)” has no maximum above its minimum."
  }
}

// MARK: - In GObject

extension Property {
  /// The properties of the numbers of a slider, for one class.
  static func numbers<Slider: SliderControl>(of slider: Slider.Type) -> [Self] {
    [
      .number("minimum", get: { (slider: Slider) in slider.range.lowerBound }) {
        $0.range = $1...max($1, $0.range.upperBound)
      },
      .number("maximum", get: { (slider: Slider) in slider.range.upperBound }) {
        $0.range = min($0.range.lowerBound, $1)...$1
      },
      .number("step", get: { (slider: Slider) in slider.step }) { slider, step in
        if step > 0 { return slider.step = step }
        reportMistake("The step of “\(slider.name)” is not above 0.")
      },
      .text("unit", get: { (slider: Slider) in slider.unit }) { $0.unit = $1 },
    ]
  }
}

// MARK: - Whole numbers

extension Field<Int> {
  /// The same field for an editor of numbers with decimals.
  var double: Field<Double> {
    converted(.notValid, format: { Double($0) }, parse: { Int(exactly: $0.rounded()) })
  }
}

extension Field<ClosedRange<Int>> {
  /// The same field for an editor of numbers with decimals.
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
