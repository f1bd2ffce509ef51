// What a text contains.

extension ValidationMessage {
  /// The messages of the rules on what a text contains, with sample arguments.
  ///
  /// Whoever enters free text reads them. `text`, `prefix` and `suffix` are those of the rule,
  /// shown as they are.
  static let textMessages: [Self] = [
    .toContain("a"), .notToContain("a"), .toContainInAnyCase("a"), .notToContainInAnyCase("a"),
    .toStart(with: "a"), .notToStart(with: "a"), .toEnd(with: "a"), .notToEnd(with: "a"),
    .patternNotMatched, .notToMatchPattern, .textNotChecked, .containsEmoji, .toHaveEmoji,
    .notASCII,
    .notAlpha, .notLetters, .notAlphanumeric, .notDigits, .notLettersOrNumbers,
  ]

  static func toContain(_ text: String) -> Self {
    Self(key: "contains", "Include “{text}”", arguments: ["text": .text(text)])
  }

  static func notToContain(_ text: String) -> Self {
    Self(key: "contains.not", "Leave out “{text}”", arguments: ["text": .text(text)])
  }

  static func toContainInAnyCase(_ text: String) -> Self {
    Self(
      key: "caseInsensitiveContains", "Include “{text}”, in capital or small letters",
      arguments: ["text": .text(text)])
  }

  static func notToContainInAnyCase(_ text: String) -> Self {
    Self(
      key: "caseInsensitiveContains.not", "Leave out “{text}”, in capital and small letters",
      arguments: ["text": .text(text)])
  }

  static func toStart(with prefix: String) -> Self {
    Self(key: "startsWith", "Start with “{prefix}”", arguments: ["prefix": .text(prefix)])
  }

  static func notToStart(with prefix: String) -> Self {
    Self(
      key: "startsWith.not", "Start with something other than “{prefix}”",
      arguments: ["prefix": .text(prefix)])
  }

  static func toEnd(with suffix: String) -> Self {
    Self(key: "endsWith", "End with “{suffix}”", arguments: ["suffix": .text(suffix)])
  }

  static func notToEnd(with suffix: String) -> Self {
    Self(
      key: "endsWith.not", "End with something other than “{suffix}”",
      arguments: ["suffix": .text(suffix)])
  }

  /// For rules on patterns, which a person cannot read; a message of the program is better.
  static let patternNotMatched = Self(
    key: "matches", "Use the expected format")

  static let notToMatchPattern = Self(
    key: "matches.not", "Use another format")

  /// For a text on which a pattern reaches its bound, with the rule and with its opposite.
  package static let textNotChecked = Self(
    key: "matches.unchecked", "This text is too long to check. Shorten it")

  package static let containsEmoji = Self(
    key: "emojis.not", "Use no emojis")

  static let toHaveEmoji = Self(
    key: "emojis", "Use an emoji")

  static let notASCII = Self(
    key: "ascii", "Use unaccented letters, digits and common signs only")

  /// For letters of ASCII; the next message is for those of every script.
  static let notAlpha = Self(
    key: "alpha", "Use the letters A–Z only")

  static let notLetters = Self(
    key: "alpha.unicode", "Use letters only")

  /// For letters and digits of ASCII.
  static let notAlphanumeric = Self(
    key: "alphanumeric", "Use the letters A–Z and digits only")

  static let notDigits = Self(
    key: "digits", "Use digits only")

  /// For letters and numbers of every script.
  static let notLettersOrNumbers = Self(
    key: "alphanumeric.unicode", "Use letters and numbers only")
}
