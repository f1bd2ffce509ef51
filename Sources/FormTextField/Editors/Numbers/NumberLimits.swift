import GenericForm

/// The numbers that a field accepts: its bounds, its step, and how it writes them.
final class NumberLimits<Number: FormNumber> {
  var minimum: Number?
  var maximum: Number?
  var step: Number? { didSet { requireStep() } }
  var unit = ""

  let format: NumberFormat

  /// - Precondition: The step is greater than 0.
  init(
    _ range: ClosedRange<Number>? = nil, step: Number? = nil, format: NumberFormat = .current
  ) {
    minimum = range?.lowerBound
    maximum = range?.upperBound
    self.step = step
    self.format = format
    requireStep()
  }

  private func requireStep() {
    guard let step, let zero = Number(plainText: "0") else { return }
    guard zero < step else {
      fatalError("The step of a number field must be greater than 0, not \(step.plainText).")
    }
  }

  func contain(_ number: Number) -> Bool {
    minimum.map { $0 <= number } ?? true && maximum.map { number <= $0 } ?? true
  }

  /// The number of the bounds that is nearest.
  func nearest(to number: Number) -> Number {
    if let minimum, number < minimum { return minimum }
    if let maximum, maximum < number { return maximum }
    return number
  }

  /// The number that a text stands for, whatever the bounds.
  func number(in text: String) -> Number? {
    format.plainText(of: text, unit: unit, isWhole: !Number.hasFractions)
      .flatMap { Number(plainText: $0) }
  }

  func text(of number: Number) -> String {
    format.text(number.plainText)
  }

  /// Returns the number so many steps on, within the bounds; for no number, the first from zero on.
  func number(_ number: Number?, steps: Int) -> Number? {
    guard var result = number ?? Number(plainText: "0"), let step = step ?? Number(plainText: "1")
    else { return number }
    for _ in 0..<abs(steps) {
      result = steps > 0 ? result.adding(step) : result.subtracting(step)
    }
    return nearest(to: result)
  }

  /// The text of a field of a number, for an entry.
  ///
  /// Text that isn't a number within the bounds is kept, with an error that states the bounds.
  func text(of field: Field<Number?>) -> Field<String> {
    field.converted(format: { number in number.map(self.text(of:)) ?? "" }) { text in
      if text.allSatisfy(\.isWhitespace) { return .value(nil) }
      guard let number = self.number(in: text), self.contain(number) else {
        return .error(self.message)
      }
      return .value(number)
    }
  }

  /// The error of a text that is not one of these numbers.
  var message: ValidationMessage {
    let isWhole = !Number.hasFractions
    var arguments: [String: MessageArgument] = [:]
    arguments["minimum"] = minimum.map { .text(text(of: $0)) }
    arguments["maximum"] = maximum.map { .text(text(of: $0)) }
    switch (minimum, maximum) {
    case (_?, _?): return .control(isWhole ? .`number.wholeRange` : .`number.range`, arguments)
    case (_?, nil): return .control(isWhole ? .`number.wholeFrom` : .`number.from`, arguments)
    case (nil, _?): return .control(isWhole ? .`number.wholeUpTo` : .`number.upTo`, arguments)
    case (nil, nil):
      arguments["example"] = .text(isWhole ? "12" : format.text("12.5"))
      return .control(isWhole ? .`number.whole` : .`number.any`, arguments)
    }
  }
}
