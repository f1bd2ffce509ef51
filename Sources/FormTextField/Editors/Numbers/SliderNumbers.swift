/// The numbers of a slider: its range, its step, and their format.
public struct SliderNumbers {
  /// The minimum and the maximum.
  public var range: ClosedRange<Double> = 0...100

  /// The difference between two adjacent numbers.
  public var step = 1.0

  /// The unit shown after a number, or empty text.
  public var unit = ""

  /// The numbers marked on the scale.
  public var marks: [Double] = []

  /// Returns the text shown for a number, or `nil` to show the number and its unit.
  public var title: ((Double) -> String)?

  /// The number of decimals.
  private var decimals: Int {
    let text = step.description
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 0 }
    let digits = text[text.index(after: point)...]
    return digits == "0" ? 0 : digits.count
  }

  /// Returns the nearest number that the user can choose.
  func nearest(to number: Double) -> Double {
    let steps = ((number - range.lowerBound) / step).rounded()
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let stepped = ((range.lowerBound + steps * step) * power).rounded() / power
    return min(max(stepped, range.lowerBound), range.upperBound)
  }

  /// Returns the visible text of a number.
  func text(of number: Double) -> String {
    if let title { return title(number) }
    let text = NumberFormat.current.text(of: number, decimals: decimals)
    return unit.isEmpty ? text : "\(text)\u{A0}\(unit)"
  }
}
