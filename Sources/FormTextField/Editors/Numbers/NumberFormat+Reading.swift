extension NumberFormat {
  /// Returns a number's plain text (ASCII digits with `-` and `.`), or `nil` if the text isn't a number.
  ///
  /// Another locale's separator is accepted if it's unambiguous: 0.5 and 1.234,5 are accepted in every locale, but
  /// 1.234 only if the point is the locale's separator, or as a whole number.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - unit: A unit that may precede or follow the number.
  ///   - isWhole: Indicates whether fractions are refused.
  func plainText(of text: String, unit: String = "", isWhole: Bool = false) -> String? {
    var rest = trimmed(Substring(text))
    if !unit.isEmpty, rest.hasSuffix(unit) {
      rest = trimmed(rest.dropLast(unit.count))
    } else if !unit.isEmpty, rest.hasPrefix(unit) {
      rest = trimmed(rest.dropFirst(unit.count))
    }
    var sign = ""
    if let first = rest.first, "+-\u{2212}".contains(first) {
      if first != "+" { sign = "-" }
      rest = trimmed(rest.dropFirst())
    }
    var exponent = ""
    if let letter = rest.lastIndex(where: { $0 == "e" || $0 == "E" }) {
      exponent = "e" + rest[rest.index(after: letter)...]
      rest = rest[..<letter]
      guard Int(exponent.dropFirst()) != nil else { return nil }
    }
    return digits(in: rest, isWhole: isWhole).map { sign + $0 + exponent }
  }

  /// Reads digits and separators: the last separator may be a decimal one.
  private func digits(in text: Substring, isWhole: Bool) -> String? {
    var parts = [""]
    var separators: [Character] = []
    for character in text {
      if let digit = digit(character) {
        parts[parts.count - 1] += digit
      } else if let separator = separator(character) {
        separators.append(separator)
        parts.append("")
      } else {
        return nil
      }
    }
    guard parts.contains(where: { !$0.isEmpty }) else { return nil }
    guard let last = separators.last else { return parts[0] }
    let others = Set(separators.dropLast())
    let canBeDecimal = !others.contains(last) && ".,".contains(last)
    let isGrouped = others.union([last]).count == 1 && areGroups(parts)
    if others.isEmpty, canBeDecimal, isGrouped, last != separator(decimal) {
      // A single separator before three digits, which isn't the locale's decimal separator.
      guard isWhole || last == grouping.flatMap(separator) else { return nil }
      return parts.joined()
    }
    if canBeDecimal, others.count <= 1, others.isEmpty || areGroups(parts.dropLast()) {
      let (whole, fraction) = (parts.dropLast().joined(), parts[parts.count - 1])
      let plain = whole.isEmpty ? "0" : whole
      let hasFraction = isWhole ? fraction.contains { $0 != "0" } : !fraction.isEmpty
      return hasFraction ? "\(plain).\(fraction)" : plain
    }
    return isGrouped ? parts.joined() : nil
  }

  /// Returns whether digits are separated into groups: three in the last group, two or three in others.
  private func areGroups(_ parts: some BidirectionalCollection<String>) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return false }
    return (1...3).contains(first.count) && first.first != "0" && last.count == 3
      && parts.dropFirst().allSatisfy { (2...3).contains($0.count) }
  }

  /// Returns a decimal digit of any script in ASCII.
  private func digit(_ character: Character) -> String? {
    guard character.unicodeScalars.count == 1,
      character.unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return character.wholeNumberValue.map(String.init)
  }

  /// Returns a character's separator, which is the same one for all kinds of spaces and apostrophes.
  private func separator(_ character: Character) -> Character? {
    switch character {
    case ".", ",": character
    case "\u{66B}": "."
    case "'", "\u{2019}", "\u{66C}": "'"
    default: character.isWhitespace && !character.isNewline ? " " : nil
    }
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
