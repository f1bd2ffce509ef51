import GenericForm

/// The numbers of a slider: its bounds, its step, and how a number is written.
struct SliderNumbers {
  var bounds: ClosedRange<Double> = 0...100
  var step = 1.0
  var unit = ""
  var title: ((Double) -> String)?

  /// The digits after the decimal separator.
  private var decimals: Int {
    let text = step.description
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 0 }
    let digits = text[text.index(after: point)...]
    return digits == "0" ? 0 : digits.count
  }

  /// The nearest number that can be chosen.
  func nearest(to number: Double) -> Double {
    let steps = ((number - bounds.lowerBound) / step).rounded()
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let stepped = ((bounds.lowerBound + steps * step) * power).rounded() / power
    return min(max(stepped, bounds.lowerBound), bounds.upperBound)
  }

  /// The number as a person reads it.
  func text(of number: Double) -> String {
    if let title { return title(number) }
    let text = NumberFormat.current.text(of: number, decimals: decimals)
    return unit.isEmpty ? text : "\(text)\u{A0}\(unit)"
  }
}

/// A scale, and beside it the number in words.
final class SliderScale {
  let row = Box(.row, spacing: 9)
  let scale = Scale()
  private let words = Label()

  /// The limits within the bounds, as of a handle beside another one; nil for the bounds.
  var limits: (() -> ClosedRange<Double>)?

  var onChange: () -> Void = {}

  init(_ numbers: SliderNumbers, marks: [Double]) {
    self.numbers = numbers
    value = numbers.bounds.lowerBound
    scale.expandsHorizontally = true
    for mark in marks { scale.addMark(mark, numbers.text(of: mark)) }
    words.addStyleClass("form-number")
    words.alignTextToEnd()
    if !marks.isEmpty { words.alignToTop() }
    row.append(scale)
    row.append(words)
    scale.onChange = { [weak self] in self?.moved() }
    showNumbers()
  }

  var numbers: SliderNumbers {
    didSet { showNumbers() }
  }

  /// The number, which may be outside of the bounds until the handle is moved.
  var value: Double {
    didSet { showValue() }
  }

  private func showNumbers() {
    let bounds = numbers.bounds
    scale.setBounds(bounds, step: numbers.step)
    let longest = [bounds.lowerBound, bounds.upperBound].map { numbers.text(of: $0).count }.max()
    words.reserve(characters: longest ?? 0)
    showValue()
  }

  private func showValue() {
    scale.value = value
    let text = numbers.text(of: value)
    words.text = text
    scale.setValueText(text)
  }

  private func moved() {
    let limits = limits?() ?? numbers.bounds
    value = min(max(numbers.nearest(to: scale.value), limits.lowerBound), limits.upperBound)
    onChange()
  }
}
