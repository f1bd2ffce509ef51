import GenericForm

// Passwords.

nonisolated extension ValidationMessage {
  static let passwordMessages: [Self] =
    [.showPassword, .capsLockOn, .met, .notMet, .rulesMet(2, of: 3)] + passwordStrengths

  static let showPassword = Self(key: "password.show", "Show password")
  static let capsLockOn = Self(key: "password.capsLock", "Caps Lock is on")
  static let met = Self(key: "rule.met", "met")
  static let notMet = Self(key: "rule.notMet", "not met")

  static func rulesMet(_ count: Int, of total: Int) -> Self {
    Self(
      key: "rules.met", "{count} of {total} met",
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
