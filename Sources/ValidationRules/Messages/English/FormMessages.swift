// Combined rules, checks and summaries.

extension ValidationMessage {
  static let formMessages: [Self] = [
    .all("First", "Second"), .any("First", "Second"), .opposite(of: "First"), .couldNotBeChecked,
    .stillBeingChecked, .labelled("Message", with: "Label"),
  ]

  /// The message of two rules that a value has to pass both.
  static func all(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "and", "{first}, and {second, clause}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

  /// The message of two rules of which a value has to pass one.
  static func any(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "or", "{first}, or {second, clause}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

  /// The message of the opposite of a rule that has none of its own.
  static func opposite(of message: Self) -> Self {
    Self(
      key: "negated", "Enter something else", arguments: ["message": .message(message)])
  }

  package static let couldNotBeChecked = Self(
    key: "check.unverified", "Try again: this could not be checked")

  package static let stillBeingChecked = Self(
    key: "check.pending", "Wait until this has been checked")

  /// The message of a field away from it, as in a summary.
  package static func labelled(_ message: Self, with label: Self) -> Self {
    Self(
      key: "field.message", "{field}: {message}",
      arguments: ["field": .message(label), "message": .message(message)])
  }
}
