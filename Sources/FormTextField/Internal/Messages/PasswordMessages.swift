import GenericForm

// The messages of password fields.

nonisolated extension ValidationMessage {
  static let passwordMessages =
    [showPassword, revealKey("Ctrl+H"), capsLockOn, met, notMet, rulesMet(2, of: 3)]
    + passwordStrengths

  static let showPassword = Self(key: "password.show", "Show “{field}”")

  /// The key that reveals a password, and hides it again.
  static func revealKey(_ key: String) -> Self {
    Self(
      key: "password.revealKey", "Press {key} to show or hide what you type",
      arguments: ["key": .text(key)])
  }

  static let capsLockOn = Self(key: "password.capsLock", "Caps Lock is on")
  static let met = Self(key: "password.met", "met")
  static let notMet = Self(key: "password.notMet", "not met")

  static func rulesMet(_ count: Int, of total: Int) -> Self {
    Self(
      key: "password.rulesMet", "{count} of {total} met",
      arguments: ["count": .number(count), "total": .number(total)])
  }

  /// The words for a strength from 0 to 4.
  static let passwordStrengths = [
    Self(key: "password.veryWeak", "Very weak password"),
    Self(key: "password.weak", "Weak password"),
    Self(key: "password.fair", "Fair password"),
    Self(key: "password.good", "Good password"),
    Self(key: "password.strong", "Strong password"),
  ]
}
