import GenericForm

/// A scale with its number beside it.
final class SliderScale {
  let row = Box(.row, spacing: 9)
  let scale = Scale()
  private let words = Label()

  /// The current limits within the bounds, such as those set by another handle, or `nil` for the bounds.
  var limits: (() -> ClosedRange<Double>)?

  var onChange: () -> Void = {}

  init() {
    scale.expandsHorizontally = true
    words.addStyleClass("form-number")
    words.alignTextToEnd()
    row.append(scale)
    row.append(words)
    scale.onChange = { [weak self] in self?.moved() }
    showNumbers()
  }

  var numbers = SliderNumbers() {
    didSet { showNumbers() }
  }

  /// The number, which may be outside the bounds until the handle moves.
  var value = 0.0 {
    didSet { showValue() }
  }

  private func showNumbers() {
    let range = numbers.range
    scale.setBounds(range, step: numbers.step)
    scale.marks = numbers.marks.map { ($0, numbers.text(of: $0)) }
    if numbers.marks.isEmpty { words.alignToMiddle() } else { words.alignToTop() }
    let longest = [range.lowerBound, range.upperBound].map { numbers.text(of: $0).count }.max()
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
    let limits = limits?() ?? numbers.range
    value = min(max(numbers.nearest(to: scale.value), limits.lowerBound), limits.upperBound)
    onChange()
  }
}
