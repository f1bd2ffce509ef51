public import GenericForm

// Marks, buttons and summaries of the widgets.

extension MessageCatalog {
  /// Every message of `FormTextField`, with sample arguments: what there is to translate.
  public nonisolated static let controlMessages: [ValidationMessage] =
    [
      .required, .checked, .submitted, .corrected, .retry, .problems(2), .moreProblems(2), .cancel,
      .displayUnavailable,
    ] + ValidationMessage.passwordMessages + ValidationMessage.choiceMessages
}

nonisolated extension ValidationMessage {
  static let required = Self(key: "field.required", "required")
  static let checked = Self(key: "field.checked", "checked")
  static let submitted = Self(key: "form.submitted", "Done")
  static let corrected = Self(
    key: "form.corrected", "All fields are corrected: you can submit again")
  static let retry = Self(key: "field.retry", "_Try again")

  static func problems(_ count: Int) -> Self {
    Self(
      key: "form.problems",
      .counted(
        by: "count", one: "1 field needs your attention",
        other: "{count} fields need your attention"),
      arguments: ["count": .number(count)])
  }

  static func moreProblems(_ count: Int) -> Self {
    Self(
      key: "form.moreProblems",
      .counted(by: "count", one: "Show 1 more", other: "Show {count} more"),
      arguments: ["count": .number(count)])
  }

  static let cancel = Self(key: "form.cancel", "_Cancel")
  static let displayUnavailable = Self(
    key: "display.unavailable",
    "No window can be shown: set WAYLAND_DISPLAY or DISPLAY to a display that opens")
}

// MARK: - Passwords

nonisolated extension ValidationMessage {
  fileprivate static let passwordMessages: [Self] =
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

// MARK: - Choices

nonisolated extension ValidationMessage {
  fileprivate static let choiceMessages: [Self] = [.choose]

  /// The entry of a list that stands for no choice, and the error of a value that must be one.
  static let choose = Self(key: "choice.none", "Choose…")
}

extension ValidationMessage {
  /// The words for this message in the shared catalogue.
  package nonisolated var text: String { MessageCatalog.shared.text(for: self) }
}
