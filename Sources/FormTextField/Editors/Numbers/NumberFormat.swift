/// The number format of a locale: its separators, and the sizes of its digit groups.
nonisolated struct NumberFormat: Equatable {
  var decimal: Character = "."

  /// The separator between groups of digits, or `nil` if there is none.
  var grouping: Character?

  /// The group sizes, starting at the decimal separator; the last size repeats.
  var groups: [Int] = [3]

  /// Returns plain text in the locale's format, grouped if it has five digits or more.
  func text(_ plain: String) -> String {
    guard !plain.contains(where: \.isLetter) else {
      return plain.replacing(".", with: String(decimal))
    }
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    let sign = parts[0].hasPrefix("-") ? "-" : ""
    let whole = grouped(parts[0].dropFirst(sign.count))
    return sign + whole + (parts.count > 1 ? "\(decimal)\(parts[1])" : "")
  }

  /// Returns a number's text with the given number of decimals: "1,234.50" in English.
  func text(of number: Double, decimals: Int) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    guard let scaled = Int(exactly: (abs(number) * power).rounded()) else {
      return text("\(number)")
    }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    let sign = number < 0 && scaled != 0 ? "-" : ""
    let fraction = decimals > 0 ? ".\(padded.suffix(decimals))" : ""
    return text("\(sign)\(padded.dropLast(decimals))\(fraction)")
  }

  private func grouped(_ digits: Substring) -> String {
    guard let grouping, digits.count > 4 else { return String(digits) }
    var rest = digits
    var result = ""
    var place = 0
    while let size = groups.isEmpty ? nil : groups[min(place, groups.count - 1)],
      size > 0, rest.count > size
    {
      result = "\(grouping)\(rest.suffix(size))\(result)"
      rest = rest.dropLast(size)
      place += 1
    }
    return rest + result
  }
}
