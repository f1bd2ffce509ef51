/// The appearance of a ``FormChoice``.
public enum ChoiceStyle: CaseIterable, Sendable {
  /// A button that shows the chosen option and opens the list.
  ///
  /// It takes one line, whatever the number of options.
  case dropDown

  /// A radio button for each option, best for up to five.
  case radio
}

/// Returns the title of an option: its description or, for a case of an enumeration, its name.
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

/// Returns all cases if the type is a `CaseIterable` enumeration, or an empty array.
func knownCases<Option>(of type: Option.Type) -> [Option] {
  func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Option] {
    type.allCases.compactMap { $0 as? Option }
  }
  return (type as? any CaseIterable.Type).map { cases($0) } ?? []
}
