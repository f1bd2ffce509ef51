// Every sentence of the core that a person can read, in English, under its key.

extension ValidationMessage {
  static let fieldEmpty = Self(
    key: "field_empty_error", "This field should not be empty")

  static let emailInvalid = Self(
    key: "email_format_invalid_error", "Invalid email format")

  static let mobileNumberInvalid = Self(
    key: "mobile_number_invalid", "Invalid phone number")

  static let passwordNeedsLetterAndNumber = Self(
    key: "password_number_letter_suggestion", "Use at least one number and one letter")

  static let passwordHasWrongLength = Self(
    key: "password_has_wrong_length", "Password must be 8–20 characters")

  static let passwordNeedsSpecialCharacter = Self(
    key: "specials_characters", "Use at least one special character and no spaces")

  static let patternNotMatched = Self(
    key: "pattern_not_matched", "Use the expected format")

  static let containsEmoji = Self(
    key: "contains_emoji", "Use no emojis")

  static let notValid = Self(
    key: "not_valid", "This value is not valid")

  static func tooShort(minimum: Int) -> Self {
    Self(
      key: "too_short",
      .counted(
        by: "minimum", one: "Use at least 1 character", other: "Use at least {minimum} characters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func tooLong(maximum: Int) -> Self {
    Self(
      key: "too_long",
      .counted(
        by: "maximum", one: "Use at most 1 character", other: "Use at most {maximum} characters"),
      arguments: ["maximum": .number(maximum)])
  }
}

// MARK: - Rules that are combined

extension ValidationMessage {
  static func all(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "all_of", "{first}, and: {second}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

  static func any(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "any_of", "{first}, or: {second}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

  static func opposite(of message: Self) -> Self {
    Self(key: "not_\(message.key)", "Enter something else", arguments: message.arguments)
  }
}

// MARK: - Text, presence and comparison

extension ValidationMessage {
  static let notToBeFilled = Self(
    key: "not_field_empty_error", "Leave this empty")

  static let toBeThere = Self(
    key: "value_missing", "Choose a value")

  static let toHaveEmoji = Self(
    key: "not_contains_emoji", "Use an emoji")

  static let notToMatchPattern = Self(
    key: "not_pattern_not_matched", "Use another format")

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

  static let toEqual = Self(
    key: "different", "Enter the matching value")

  static let notToEqual = Self(
    key: "not_different", "Enter a different value")

  static let toEqualInAnyCase = Self(
    key: "different_in_any_case", "Enter the matching text, in capital or small letters")

  static let notToEqualInAnyCase = Self(
    key: "not_different_in_any_case", "Enter a different text")

  static let toBeOffered = Self(
    key: "choice_expected", "Choose one of the offered values")

  static func toBeOneOf(_ choices: [String]) -> Self {
    Self(
      key: "listed_choice_expected", "Choose one of these: {choices}",
      arguments: ["choices": .text(choices.joined(separator: ", "))])
  }

  static let notToBeOneOf = Self(
    key: "not_choice_expected", "Choose something else")

  static let toBeOn = Self(
    key: "off", "Turn this on")

  static let toBeOff = Self(
    key: "on", "Turn this off")

  static func toBeGreater(than limit: some Any) -> Self {
    Self(
      key: "greater_number_expected", "Enter a number greater than {limit}",
      arguments: ["limit": MessageArgument(value: limit)])
  }

  static func toBe(atLeast minimum: some Any) -> Self {
    Self(
      key: "too_small", "Enter {minimum} or a greater number",
      arguments: ["minimum": MessageArgument(value: minimum)])
  }

  static func toBeSmaller(than limit: some Any) -> Self {
    Self(
      key: "smaller_number_expected", "Enter a number smaller than {limit}",
      arguments: ["limit": MessageArgument(value: limit)])
  }

  static func toBe(atMost maximum: some Any) -> Self {
    Self(
      key: "too_great", "Enter {maximum} or a smaller number",
      arguments: ["maximum": MessageArgument(value: maximum)])
  }

  static func toBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "out_of_range", "Enter a value from {minimum} to {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static func notToBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "not_out_of_range", "Enter a value below {minimum} or above {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static let toBeNumber = Self(
    key: "number_expected", "Enter a number, such as 12 or 12.5")

  static let notToBeNumber = Self(
    key: "not_number_expected", "Enter something other than a number")

  static let toBeWholeNumber = Self(
    key: "whole_number_expected", "Enter a whole number, such as 12")

  static let notToBeWholeNumber = Self(
    key: "not_whole_number_expected", "Enter something other than a whole number")

  static let toBeUnique = Self(
    key: "repeated", "Use each value only once")

  static let notToBeUnique = Self(
    key: "not_repeated", "Use a value twice")
}

// MARK: - Counts of letters, digits, characters and items

extension ValidationMessage {
  static func toHaveLetters(atLeast minimum: Int) -> Self {
    Self(
      key: "too_few_letters",
      .counted(
        by: "minimum", one: "Use at least 1 letter", other: "Use at least {minimum} letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func toHaveLetters(atMost maximum: Int) -> Self {
    Self(
      key: "too_many_letters",
      maximum == 0
        ? "Use no letters"
        : .counted(
          by: "maximum", one: "Use at most 1 letter", other: "Use at most {maximum} letters"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveLetters(exactly count: Int) -> Self {
    Self(
      key: "wrong_number_of_letters",
      count == 0
        ? "Use no letters"
        : .counted(by: "count", one: "Use exactly 1 letter", other: "Use exactly {count} letters"),
      arguments: ["count": .number(count)])
  }

  static func toHaveLetters(notExactly count: Int) -> Self {
    Self(
      key: "not_wrong_number_of_letters",
      .counted(
        by: "count", one: "Use more or less than 1 letter",
        other: "Use more or fewer than {count} letters"),
      arguments: ["count": .number(count)])
  }

  static func toHaveDigits(atLeast minimum: Int) -> Self {
    Self(
      key: "too_few_digits",
      .counted(by: "minimum", one: "Use at least 1 digit", other: "Use at least {minimum} digits"),
      arguments: ["minimum": .number(minimum)])
  }

  static func toHaveDigits(atMost maximum: Int) -> Self {
    Self(
      key: "too_many_digits",
      maximum == 0
        ? "Use no digits"
        : .counted(
          by: "maximum", one: "Use at most 1 digit", other: "Use at most {maximum} digits"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveDigits(exactly count: Int) -> Self {
    Self(
      key: "wrong_number_of_digits",
      count == 0
        ? "Use no digits"
        : .counted(by: "count", one: "Use exactly 1 digit", other: "Use exactly {count} digits"),
      arguments: ["count": .number(count)])
  }

  static func toHaveDigits(notExactly count: Int) -> Self {
    Self(
      key: "not_wrong_number_of_digits",
      .counted(
        by: "count", one: "Use more or less than 1 digit",
        other: "Use more or fewer than {count} digits"),
      arguments: ["count": .number(count)])
  }

  static func toHaveLength(_ length: Int) -> Self {
    Self(
      key: "wrong_length",
      .counted(
        by: "length", one: "Use exactly 1 character", other: "Use exactly {length} characters"),
      arguments: ["length": .number(length)])
  }

  static func notToHaveLength(_ length: Int) -> Self {
    Self(
      key: "not_wrong_length",
      .counted(
        by: "length", one: "Use more or less than 1 character",
        other: "Use more or fewer than {length} characters"),
      arguments: ["length": .number(length)])
  }

  static func toHaveLength(in range: ClosedRange<Int>) -> Self {
    Self(
      key: "length_out_of_range",
      .counted(
        by: "maximum", one: "Use {minimum} to 1 character",
        other: "Use {minimum} to {maximum} characters"),
      arguments: ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
  }

  static func notToHaveLength(in range: ClosedRange<Int>) -> Self {
    Self(
      key: "not_length_out_of_range",
      .counted(
        by: "maximum", one: "Use fewer than {minimum} or more than 1 character",
        other: "Use fewer than {minimum} or more than {maximum} characters"),
      arguments: ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
  }

  static func toHaveItems(atLeast minimum: Int) -> Self {
    Self(
      key: "too_few_items",
      .counted(by: "minimum", one: "Add at least 1 item", other: "Add at least {minimum} items"),
      arguments: ["minimum": .number(minimum)])
  }

  static func toHaveItems(atMost maximum: Int) -> Self {
    Self(
      key: "too_many_items",
      maximum == 0
        ? "Leave this empty"
        : .counted(
          by: "maximum", one: "Keep at most 1 item", other: "Keep at most {maximum} items"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveItems(exactly count: Int) -> Self {
    Self(
      key: "wrong_number_of_items",
      count == 0
        ? "Leave this empty"
        : .counted(
          by: "count", one: "Choose exactly 1 item", other: "Choose exactly {count} items"),
      arguments: ["count": .number(count)])
  }

  static func toHaveItems(notExactly count: Int) -> Self {
    Self(
      key: "not_wrong_number_of_items",
      .counted(
        by: "count", one: "Choose more or less than 1 item",
        other: "Choose more or fewer than {count} items"),
      arguments: ["count": .number(count)])
  }
}
