/// The text of a telephone number while it is typed, grouped, and where the caret stands in it.
///
/// ```swift
/// let number = TypedPhoneNumber("06123", caret: 3, region: "FR")
/// number.text  // "06 12 3"
/// number.caret  // 4, behind the 1 as before
/// ```
public struct TypedPhoneNumber: Hashable, Sendable {
  /// The grouped digits, or the text as it was when it holds more than a number.
  public let text: String

  /// How many characters stand before the caret.
  public let caret: Int

  /// Groups what was typed.
  ///
  /// - Parameters:
  ///   - text: The whole text, grouped before or not.
  ///   - caret: How many characters stand before the caret; without it, all.
  ///   - region: Where the number is dialed (ISO 3166-1).
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

/// The digits of a number, in ASCII, after a `+` if there is one, or `nil` for what isn't a number.
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

/// The position after the given number of digits; a `+` counts as one.
private func position(in text: String, after digits: Int) -> Int {
  var rest = digits
  var position = 0
  for character in text where rest > 0 {
    if isDialable(character) { rest -= 1 }
    position += 1
  }
  return position
}
