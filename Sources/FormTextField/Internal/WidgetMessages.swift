public import GenericForm

// Marks, buttons and summaries of the widgets.

extension MessageCatalog {
  /// Every message of `FormTextField`, with sample arguments: what there is to translate.
  public nonisolated static let controlMessages: [ValidationMessage] = [
    .required, .checked, .submitted, .corrected, .retry, .problems(2), .displayUnavailable,
    .choose, .search, .noMatch, .from, .to,
  ]
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

  static let displayUnavailable = Self(
    key: "display.unavailable",
    "No window can be shown: set WAYLAND_DISPLAY or DISPLAY to a display that opens")
}

// Choices.
nonisolated extension ValidationMessage {
  /// The entry of a list that stands for no choice, and the error of a value that must be one.
  static let choose = Self(key: "choice.none", "Choose…")

  static let search = Self(key: "choice.search", "Search…")
  static let noMatch = Self(key: "choice.noMatch", "No option contains this text")
}

// Ranges.
nonisolated extension ValidationMessage {
  /// The label of the lower end of a range.
  static let from = Self(key: "range.from", "From")

  /// The label of the upper end of a range.
  static let to = Self(key: "range.to", "To")
}

extension ValidationMessage {
  /// The words for this message in the shared catalogue.
  package nonisolated var text: String { MessageCatalog.shared.text(for: self) }
}
