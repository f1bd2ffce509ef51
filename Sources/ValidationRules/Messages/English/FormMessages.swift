// Combined rules, checks and summaries.

extension ValidationMessage {
  /// The messages of combined rules, of checks and of summaries, with sample arguments.
  ///
  /// Whoever submits a form reads them. The messages that are made of others have these as
  /// arguments, which are put into the sentence in the same language.
  static let formMessages: [Self] = [
    .all("First", "Second"), .any("First", "Second"), .opposite(of: "First"), .couldNotBeChecked,
    .stillBeingChecked, .labelled("Message", with: "Label"),
  ]

  /// The message of two rules that a value has to pass both.
  ///
  /// The arguments are `first` and `second`, the messages of the rules in their order; the second
  /// starts with a small letter. Two messages that are equal are one.
  static func all(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "and", "{first}, and {second, clause}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

  /// The message of two rules of which a value has to pass one.
  ///
  /// The arguments are those of ``all(_:_:)``.
  static func any(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "or", "{first}, or {second, clause}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

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

  /// The message of a field away from it, as in a summary.
  ///
  /// The argument `field` is the label, and `message` the message. `{field}` in that message is the
  /// label too.
  package static func labelled(_ message: Self, with label: Self) -> Self {
    Self(
      key: "field.message", "{field}: {message}",
      arguments: ["field": .message(label), "message": .message(message)])
  }
}
