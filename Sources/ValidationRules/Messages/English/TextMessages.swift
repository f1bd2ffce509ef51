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
    Self(key: "text_missing", "Include “{text}”", arguments: ["text": .text(text)])
  }

  static func notToContain(_ text: String) -> Self {
    Self(key: "not_text_missing", "Leave out “{text}”", arguments: ["text": .text(text)])
  }

  static func toContainInAnyCase(_ text: String) -> Self {
    Self(
      key: "text_missing_in_any_case", "Include “{text}”, in capital or small letters",
      arguments: ["text": .text(text)])
  }

  static func notToContainInAnyCase(_ text: String) -> Self {
    Self(
      key: "not_text_missing_in_any_case", "Leave out “{text}”, in capital and small letters",
      arguments: ["text": .text(text)])
  }

  static func toStart(with prefix: String) -> Self {
    Self(key: "prefix_missing", "Start with “{prefix}”", arguments: ["prefix": .text(prefix)])
  }

  static func notToStart(with prefix: String) -> Self {
    Self(
      key: "not_prefix_missing", "Start with something other than “{prefix}”",
      arguments: ["prefix": .text(prefix)])
  }

  static func toEnd(with suffix: String) -> Self {
    Self(key: "suffix_missing", "End with “{suffix}”", arguments: ["suffix": .text(suffix)])
  }

  static func notToEnd(with suffix: String) -> Self {
    Self(
      key: "not_suffix_missing", "End with something other than “{suffix}”",
      arguments: ["suffix": .text(suffix)])
  }

  /// For rules on patterns, which a person cannot read; a message of the program is better.
  static let patternNotMatched = Self(
    key: "pattern_not_matched", "Use the expected format")

  static let notToMatchPattern = Self(
    key: "not_pattern_not_matched", "Use another format")

  /// For a text on which a pattern reaches its bound, with the rule and with its opposite.
  package static let textNotChecked = Self(
    key: "text_not_checked", "Enter a shorter text: this one could not be checked")

  package static let containsEmoji = Self(
    key: "contains_emoji", "Use no emojis")

  static let toHaveEmoji = Self(
    key: "not_contains_emoji", "Use an emoji")

  static let notASCII = Self(
    key: "not_ascii", "Use unaccented letters, digits and common signs only")

  /// For letters of ASCII; the next message is for those of every script.
  static let notAlpha = Self(
    key: "not_alpha", "Use the letters A–Z only")

  static let notLetters = Self(
    key: "not_letters", "Use letters only")

  /// For letters and digits of ASCII.
  static let notAlphanumeric = Self(
    key: "not_alphanumeric", "Use the letters A–Z and digits only")

  static let notDigits = Self(
    key: "not_digits", "Use digits only")

  /// For letters and numbers of every script.
  static let notLettersOrNumbers = Self(
    key: "not_letters_or_numbers", "Use letters and numbers only")
}
