// Presence, choice and switches.

extension ValidationMessage {
  /// The messages of the strategy and of the rules on presence, choices and switches, with sample
  /// arguments.
  ///
  /// Whoever leaves a field empty, chooses or switches reads them. The last two are parts of other
  /// messages.
  static let presenceMessages: [Self] = [
    .fieldEmpty, .toBeFilled, .notToBeFilled, .toBeThere, .toBeOffered,
    .toBeOneOf(["red", "green"]),
    .notToBeOneOf, .toBeOn, .toBeOff, .notValid, .unnamedField, .listSeparator,
  ]

  /// For the strategy `required`, and for the validator of that name.
  package static let fieldEmpty = Self(
    key: "required", "This field should not be empty")

  /// For the rule `notEmpty` of text.
  static let toBeFilled = Self(
    key: "notEmpty", "Enter some text")

  /// For the opposites of rules on presence, and for limits that leave nothing else, as
  /// `maxLength(0)`.
  static let notToBeFilled = Self(
    key: "required.not", "Leave this empty")

  /// For `nonOptional` without a message of its own.
  static let toBeThere = Self(
    key: "nonOptional", "Choose a value")

  /// For `isOneOf` of values that are not `LosslessStringConvertible`, which cannot be listed.
  static let toBeOffered = Self(
    key: "oneOf", "Choose one of the offered values")

  /// For `isOneOf` of values that can be listed, which `choices` has in their order.
  ///
  /// Without choices the rule accepts nothing, and its message lists nothing.
  static func toBeOneOf(_ choices: [String]) -> Self {
    if choices.isEmpty { return .notToBeOneOf }
    return Self(
      key: "oneOf.listed", "Choose one of these: {choices}",
      arguments: ["choices": .list(choices)])
  }

  static let notToBeOneOf = Self(
    key: "oneOf.not", "Choose something else")

  package static let toBeOn = Self(
    key: "true", "Turn this on")

  static let toBeOff = Self(
    key: "false", "Turn this off")

  /// For rules and validators without a message of their own.
  package static let notValid = Self(
    key: "result.notValid", "Enter a valid value")

  /// What stands for `{field}` where the field has no label.
  static let unnamedField = Self(
    key: "field.unnamed", "This field")

  /// What stands between the items of a list.
  static let listSeparator = Self(
    key: "list.separator", ", ")
}
