import GenericForm

/// The numbers that a field accepts, and their format.
final class NumberLimits<Number: FormNumber> {
  var bounds = Bounds<Number>()
  var step: Number? { didSet { requireStep() } }
  var unit = ""

  let format: NumberFormat

  init(format: NumberFormat = .current) {
    self.format = format
  }

  private func requireStep() {
    guard let step, let zero = Number(plainText: "0") else { return }
    guard zero < step else {
      fatalError("The step of a number field must be greater than 0, not \(step.plainText).")
    }
  }

  /// Returns the number in a text, whatever the bounds.
  func number(in text: String) -> Number? {
    format.plainText(of: text, unit: unit, isWhole: !Number.hasFractions)
      .flatMap { Number(plainText: $0) }
  }

  func text(of number: Number) -> String {
    format.text(number.plainText)
  }

  /// Returns the number after the given steps, within the bounds; without a number, counting starts at zero.
  func number(_ number: Number?, steps: Int) -> Number? {
    guard var result = number ?? Number(plainText: "0"), let step = step ?? Number(plainText: "1")
    else { return number }
    for _ in 0..<abs(steps) {
      result = steps > 0 ? result.adding(step) : result.subtracting(step)
    }
    return bounds.nearest(to: result)
  }

  /// Returns a number field as text, for an entry.
  ///
  /// Text that isn't a number within the bounds is kept, with an error that states the bounds.
  func text(of field: Field<Number?>) -> Field<String> {
    field.converted(format: { number in number.map(self.text(of:)) ?? "" }) { text in
      if text.allSatisfy(\.isWhitespace) { return .value(nil) }
      guard let number = self.number(in: text) else { return .error(self.message) }
      return self.bounds.contain(number) ? .value(number) : .error(self.boundsMessage)
    }
  }

  /// The error of text that isn't a number of this type.
  var message: ValidationMessage {
    guard !Number.hasFractions else { return boundsMessage }
    return switch limits {
    case (let minimum?, let maximum?):
      .control(.`number.wholeRange`, ["minimum": minimum, "maximum": maximum])
    case (let minimum?, nil): .control(.`number.wholeFrom`, ["minimum": minimum])
    case (nil, let maximum?): .control(.`number.wholeUpTo`, ["maximum": maximum])
    case (nil, nil): .control(.`number.whole`, ["example": .text("12")])
    }
  }

  /// The error of a number outside the bounds, in the words of the rules.
  private var boundsMessage: ValidationMessage {
    switch limits {
    case (let minimum?, let maximum?):
      .rule(.`inRange.number`, ["minimum": minimum, "maximum": maximum])
    case (let minimum?, nil): .rule(.`atLeast.number`, ["limit": minimum])
    case (nil, let maximum?): .rule(.`atMost.number`, ["limit": maximum])
    case (nil, nil): .control(.`number.any`, ["example": .text(format.text("12.5"))])
    }
  }

  private var limits: (minimum: MessageArgument?, maximum: MessageArgument?) {
    (bounds.minimum.map { .text(text(of: $0)) }, bounds.maximum.map { .text(text(of: $0)) })
  }
}
