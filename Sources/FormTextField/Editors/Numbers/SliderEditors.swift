import GenericForm

/// An editor of numbers within bounds.
protocol NumbersEditor: FormEditor {
  var numbers: SliderNumbers { get set }
}

/// An editor of a number: a scale with one handle.
final class SliderEditor: NumbersEditor {
  private let scale = SliderScale()

  init() {
    scale.onChange = { [weak self] in self?.onChange() }
  }

  var numbers: SliderNumbers {
    get { scale.numbers }
    set { scale.numbers = newValue }
  }

  var onChange: () -> Void = {}

  var widget: Widget { scale.row }

  var focusWidget: Widget { scale.scale }

  var value: Double {
    get { scale.value }
    set { scale.value = newValue }
  }
}

/// An editor for a range of numbers, with one scale above the other.
///
/// GTK has no scale with two handles. Two scales work with the keyboard and screen readers like any others. Neither
/// end can pass the other.
final class RangeSliderEditor: NumbersEditor, ChangeFocusing {
  private let column = Box(.column, spacing: 3)
  private let lower = SliderScale()
  private let upper = SliderScale()

  init() {
    upper.value = numbers.range.upperBound
    lower.limits = { [unowned lower, unowned upper] in
      min(lower.numbers.range.lowerBound, upper.value)...upper.value
    }
    upper.limits = { [unowned lower, unowned upper] in
      lower.value...max(upper.numbers.range.upperBound, lower.value)
    }
    let width = max(ControlMessage.`range.from`.text.count, ControlMessage.`range.to`.text.count)
    add(lower, .`range.from`, width: width)
    add(upper, .`range.to`, width: width)
    column.onMnemonic { [weak self] in self?.focus() }
  }

  private func add(_ scale: SliderScale, _ name: ControlMessage, width: Int) {
    let label = Label(name.text)
    label.labels(scale.scale)
    // The range doesn't start at the scale's minimum.
    scale.scale.isFilled = false
    label.reserve(characters: width)
    scale.row.prepend(label)
    scale.onChange = { [weak self] in self?.onChange() }
    column.append(scale.row)
  }

  var numbers = SliderNumbers() {
    didSet {
      upper.numbers = numbers
      // The marks are below the lower scale only.
      lower.numbers = numbers
      lower.numbers.marks = []
    }
  }

  var onChange: () -> Void = {}

  var widget: Widget { column }

  var parts: [Widget] { [lower.scale, upper.scale] }

  var value: ClosedRange<Double> {
    get { min(lower.value, upper.value)...upper.value }
    set {
      isUpperChanged = newValue.upperBound != upper.value
      lower.value = newValue.lowerBound
      upper.value = newValue.upperBound
    }
  }

  /// Indicates whether the program changed the upper end last.
  private var isUpperChanged = false

  func focusChange() {
    (isUpperChanged ? upper : lower).scale.grabFocus()
  }
}
