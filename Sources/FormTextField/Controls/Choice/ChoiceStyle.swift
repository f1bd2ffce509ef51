/// How a ``FormChoice`` shows its options.
public enum ChoiceStyle: CaseIterable, Sendable {
  /// A button with the chosen option, which opens the list of all.
  ///
  /// It has one line, however many options there are.
  case dropDown

  /// A radio button for each option, all of them visible; best for up to five.
  case radio
}

/// What a person reads for an option: its description, and for a case of an enumeration its name.
///
/// ```swift
/// readableTitle("Blue")  // "Blue"
/// readableTitle(Contract.partTime)  // "Part time"
/// ```
public nonisolated func readableTitle<Option>(_ option: Option) -> String {
  if let option = option as? any CustomStringConvertible { return option.description }
  var words = ""
  for character in String(describing: option) {
    if words.isEmpty {
      words += character.uppercased()
    } else if character.isUppercase {
      words += " " + character.lowercased()
    } else {
      words += character == "_" ? " " : String(character)
    }
  }
  return words
}
