import Testing

@testable import ValidationRules

/// Every sentence of the validators that a person can read, word by word.
@Suite struct EnglishMessagesTests {
  private static let sentences: [(message: ValidationMessage, key: String, sentence: String)] = [
    (.fieldEmpty, "field_empty_error", "This field should not be empty"),
    (.emailInvalid, "email_format_invalid_error", "Invalid email format"),
    (.mobileNumberInvalid, "mobile_number_invalid", "Invalid phone number"),
    (
      .passwordNeedsSpecialCharacter, "specials_characters",
      "Use at least one special character and no spaces"
    ),
    (
      .passwordHasWrongLength, "password_has_wrong_length", "Password must be 8–20 characters"
    ),
    (
      .passwordNeedsLetterAndNumber, "password_number_letter_suggestion",
      "Use at least one number and one letter"
    ),
    (.patternNotMatched, "pattern_not_matched", "Use the expected format"),
    (.textNotChecked, "text_not_checked", "This text could not be checked. Use a shorter one."),
    (.containsEmoji, "contains_emoji", "Use no emojis"),
    (.notValid, "not_valid", "This value is not valid"),
    (.tooShort(minimum: 0), "too_short", "Use at least 0 characters"),
    (.tooShort(minimum: 1), "too_short", "Use at least 1 character"),
    (.tooShort(minimum: 2), "too_short", "Use at least 2 characters"),
    (.tooLong(maximum: 0), "too_long", "Leave this empty"),
    (.tooLong(maximum: 1), "too_long", "Use at most 1 character"),
    (.tooLong(maximum: 2000), "too_long", "Use at most 2000 characters"),
    (.couldNotBeChecked, "could_not_be_checked", "This could not be checked. Try again."),
    (.stillBeingChecked, "still_being_checked", "This is still being checked"),
    (.field("Name", says: .notValid), "field_says", "Name: This value is not valid"),
  ]

  @Test(arguments: sentences)
  func `stands under its key`(message: ValidationMessage, key: String, sentence: String) {
    #expect(message.key == key)
    #expect(MessageCatalog().text(for: message) == sentence)
  }
}
