import GenericForm

// Choices.

nonisolated extension ValidationMessage {
  static let choiceMessages: [Self] = [.choose]

  /// The entry of a list that stands for no choice, and the error of a value that must be one.
  static let choose = Self(key: "choice.none", "Choose…")
}
