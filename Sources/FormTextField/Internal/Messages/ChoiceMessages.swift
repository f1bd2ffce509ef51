import GenericForm

// The messages of choices, ranges and colors.

nonisolated extension ValidationMessage {
  static let choiceMessages: [Self] = [.choose, .search, .noMatch, .from, .to, .chooseColor]

  /// The entry of a list that stands for no choice, and the error of a value that must be one.
  static let choose = Self(key: "choice.none", "Choose…")

  static let search = Self(key: "choice.search", "Search…")
  static let noMatch = Self(key: "choice.noMatch", "No option contains this text")

  /// The label of the lower end of a range.
  static let from = Self(key: "range.from", "From")

  /// The label of the upper end of a range.
  static let to = Self(key: "range.to", "To")

  static let chooseColor = Self(key: "color.choose", "Choose a color")
}
