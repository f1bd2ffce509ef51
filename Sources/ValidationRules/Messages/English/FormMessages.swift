// Opposites of rules, checks and summaries.

extension ValidationMessage {
  /// The messages of opposites, of checks and of summaries, with sample arguments.
  ///
  /// Whoever submits a form reads them. The messages that are made of others have these as
  /// arguments, which are put into the sentence in the same language.
  static let formMessages: [Self] = [
    .opposite(of: "First"), .couldNotBeChecked, .stillBeingChecked, .textTooLong(maximum: 100_000),
    .labelled("Message", with: "Label"),
  ]

  /// The message of the opposite of a rule that has none of its own.
  ///
  /// The wording does not use its argument `message`, which keeps the opposites of two rules
  /// unequal.
  static func opposite(of message: Self) -> Self {
    Self(
      key: "negated", "Enter something else", arguments: ["message": .message(message)])
  }

  /// For a check whose result is not known, as without a network.
  package static let couldNotBeChecked = Self(
    key: "check.unverified", "Try again: this could not be checked")

  /// For a check that is pending when the form is submitted.
  package static let stillBeingChecked = Self(
    key: "check.pending", "Wait until this has been checked")

  /// For a text that is too long for the rules of a form.
  package static func textTooLong(maximum: Int) -> Self {
    Self(
      key: "form.textTooLong", "This text is too long to check. Shorten it to {maximum} characters",
      arguments: ["maximum": .number(maximum)])
  }

  /// The message of a field away from it, as in a summary.
  ///
  /// The argument `field` is the label, and `message` the message. `{field}` in that message is the
  /// label too. A message that has the words of the label, such as "Enter your name" for "Name", is
  /// shown without it.
  package static func labelled(_ message: Self, with label: Self) -> Self {
    Self(
      key: "field.message", "{field}: {message}",
      arguments: ["field": .message(label), "message": .message(message)])
  }
}
