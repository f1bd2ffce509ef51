// Presence, choice and switches.

extension ValidationMessage {
  static let presenceMessages: [Self] = [
    .fieldEmpty, .notToBeFilled, .toBeThere, .toBeOffered, .toBeOneOf(["red", "green"]),
    .notToBeOneOf, .toBeOn, .toBeOff, .notValid, .unnamedField, .listSeparator,
  ]

  package static let fieldEmpty = Self(
    key: "field_empty_error", "This field should not be empty")

  static let notToBeFilled = Self(
    key: "not_field_empty_error", "Leave this empty")

  static let toBeThere = Self(
    key: "value_missing", "Choose a value")

  static let toBeOffered = Self(
    key: "choice_expected", "Choose one of the offered values")

  static func toBeOneOf(_ choices: [String]) -> Self {
    if choices.isEmpty { return .notToBeOneOf }
    return Self(
      key: "listed_choice_expected", "Choose one of these: {choices}",
      arguments: ["choices": .list(choices)])
  }

  static let notToBeOneOf = Self(
    key: "not_choice_expected", "Choose something else")

  static let toBeOn = Self(
    key: "off", "Turn this on")

  static let toBeOff = Self(
    key: "on", "Turn this off")

  package static let notValid = Self(
    key: "not_valid", "Enter a valid value")

  static let unnamedField = Self(
    key: "unnamed_field", "This field")

  /// What stands between the items of a list.
  static let listSeparator = Self(
    key: "list_separator", ", ")
}
