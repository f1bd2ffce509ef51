/// A phone number as it's typed: the text with grouped digits, and the position of the caret.
///
/// ```swift
/// let number = TypedPhoneNumber("06123", caret: 3, region: "FR")
/// number.text  // "06 12 3"
/// number.caret  // 4, after the 1 as before
/// ```
public struct TypedPhoneNumber: Hashable, Sendable {
  /// The grouped digits, or the unchanged text if it contains anything else.
  public let text: String

  /// The number of characters before the caret.
  public let caret: Int

  /// Groups the digits of typed text.
  ///
  /// - Parameters:
  ///   - text: The whole text, grouped or not.
  ///   - caret: The number of characters before the caret, or `nil` for the end of the text.
  ///   - region: The region in which the number is dialed (ISO 3166-1).
  public init(_ text: String, caret: Int? = nil, region: String) {
    guard let typed = dialable(text),
      let grouped = PhoneLibrary.formatAsTyped(typed, region: PhoneRegion(region).code)
    else {
      self.text = text
      self.caret = caret ?? text.count
      return
    }
    self.text = grouped
    guard let caret else {
      self.caret = grouped.count
      return
    }
    self.caret = position(
      in: grouped, after: text.prefix(max(caret, 0)).count(where: isDialable))
  }
}

/// Returns the ASCII digits of a number, with a leading `+` if it has one, or `nil` for other text.
private func dialable(_ text: String) -> String? {
  guard text.utf8.count <= PhoneLibrary.longestText else { return nil }
  var typed = ""
  for character in text {
    if let digit = character.wholeNumberValue, isDialable(character) {
      typed += String(digit)
    } else if isDialable(character), typed.isEmpty {
      typed += "+"
    } else if !isSeparator(character) {
      return nil
    }
  }
  return typed.isEmpty ? nil : typed
}

private func isDialable(_ character: Character) -> Bool {
  character == "+" || character == "\u{FF0B}"
    || character.unicodeScalars.count == 1
      && character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
}

private func isSeparator(_ character: Character) -> Bool {
  switch character {
  case " ", "\u{A0}", "\u{202F}", "-", "\u{2010}"..."\u{2015}", "(", ")", ".", "/": true
  default: false
  }
}

/// Returns the position after a number of digits; a `+` counts as a digit.
private func position(in text: String, after digits: Int) -> Int {
  var rest = digits
  var position = 0
  for character in text where rest > 0 {
    if isDialable(character) { rest -= 1 }
    position += 1
  }
  return position
}
