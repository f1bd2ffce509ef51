import GenericForm

/// A control with the numbers of a slider, as GtkBuilder sets them one by one.
protocol SliderControl: FormControl {
  var numbers: SliderNumbers { get set }

  /// Reports bounds that leave nothing to choose, and a value outside of them.
  func reportBounds(isFirst: Bool)
}

extension FormSlider: SliderControl {
  var numbers: SliderNumbers {
    get { editor.scale.numbers }
    set { editor.scale.numbers = newValue }
  }
}

extension FormRangeSlider: SliderControl {
  var numbers: SliderNumbers {
    get { editor.numbers }
    set { editor.numbers = newValue }
  }
}

extension SliderControl {
  /// The sentence about bounds that leave nothing to choose; nil for other bounds.
  var sliderMistake: String? {
    numbers.bounds.lowerBound < numbers.bounds.upperBound
      ? nil : "“\(name)” has no maximum above its minimum."
  }

  /// Reports what a `.ui` file gave, once it gave all of it.
  fileprivate func reportWhenShown() {
    var isReported = false
    instance.host.connect("map") { [weak self] in
      guard let self, !isReported else { return }
      isReported = true
      reportBounds(isFirst: false)
    }
  }

  /// Changes one end of the bounds, and moves the other along if the new one would pass it.
  fileprivate func setBounds(minimum: Double? = nil, maximum: Double? = nil) {
    let bounds = numbers.bounds
    let lower = minimum ?? min(bounds.lowerBound, maximum ?? bounds.upperBound)
    numbers.bounds = lower...max(lower, maximum ?? bounds.upperBound)
  }
}

extension SliderNumbers {
  init(
    _ bounds: ClosedRange<Int>, step: Int, unit: String, title: ((Int) -> String)?
  ) {
    self.init(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step),
      unit: unit, title: title.map { title in { number in title(Int(number.rounded())) } })
  }

  /// Stops a program whose slider cannot be moved.
  func requireStep(of title: String) {
    guard step > 0 && step.isFinite else {
      fatalError("The step of the slider “\(title)” must be greater than 0, not \(step).")
    }
  }
}

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

extension FormSlider {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormSlider",
    properties: Property.sliderNumbers + [
      .number("value", get: { (slider: FormSlider) in slider.value }) { $0.value = $1 }
    ],
    make: { instance in
      let lone = LoneValue(0.0)
      let slider = FormSlider(instance, lone.field, lone: lone, SliderEditor(SliderNumbers()))
      slider.reportWhenShown()
      return slider
    })
}

extension FormRangeSlider {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormRangeSlider",
    properties: Property.sliderNumbers + [
      .number("lower-value", get: { (slider: FormRangeSlider) in slider.value.lowerBound }) {
        $0.value = $1...max($1, $0.value.upperBound)
      },
      .number("upper-value", get: { (slider: FormRangeSlider) in slider.value.upperBound }) {
        $0.value = min($1, $0.value.lowerBound)...$1
      },
    ],
    make: { instance in
      let lone = LoneValue(0.0...100.0)
      let editor = RangeSliderEditor(SliderNumbers())
      let slider = FormRangeSlider(instance, lone.field, lone: lone, editor)
      slider.reportWhenShown()
      return slider
    })
}

extension Property {
  /// The properties of the numbers of a slider, for one class.
  fileprivate static var sliderNumbers: [Self] {
    [
      slider("minimum", get: { $0.numbers.bounds.lowerBound }) { $0.setBounds(minimum: $1) },
      slider("maximum", get: { $0.numbers.bounds.upperBound }) { $0.setBounds(maximum: $1) },
      slider("step", get: { $0.numbers.step }) { control, step in
        if step > 0 { return control.numbers.step = step }
        reportMistake("The step of “\(control.name)” is not above 0.")
      },
      .text(
        "unit",
        get: { (control: FormControl) in
          (control as? any SliderControl)?.numbers.unit ?? ""
        }, set: { control, unit in (control as? any SliderControl)?.numbers.unit = unit }),
    ]
  }

  private static func slider(
    _ name: String, get: @escaping (any SliderControl) -> Double,
    set: @escaping (any SliderControl, Double) -> Void
  ) -> Self {
    .number(
      name, get: { (control: FormControl) in (control as? any SliderControl).map(get) ?? 0 },
      set: { control, number in
        if let control = control as? any SliderControl { set(control, number) }
      })
  }
}
