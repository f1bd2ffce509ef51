// Presence, choice and switches.

extension ValidationMessage {
  static let presenceMessages: [Self] = [
    .fieldEmpty, .notToBeFilled, .toBeThere, .toBeOffered, .toBeOneOf(["red", "green"]),
    .notToBeOneOf, .toBeOn, .toBeOff, .notValid, .unnamedField, .listSeparator,
  ]

  package static let fieldEmpty = Self(
    key: "required", "This field should not be empty")

  static let notToBeFilled = Self(
    key: "required.not", "Leave this empty")

  static let toBeThere = Self(
    key: "nonOptional", "Choose a value")

  static let toBeOffered = Self(
    key: "oneOf", "Choose one of the offered values")

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

  package static let notValid = Self(
    key: "result.notValid", "Enter a valid value")

  static let unnamedField = Self(
    key: "field.unnamed", "This field")

  /// What stands between the items of a list.
  static let listSeparator = Self(
    key: "list.separator", ", ")
}
