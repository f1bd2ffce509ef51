public import GenericForm

// Marks, buttons and summaries of the widgets.

extension MessageCatalog {
  /// Every message of `FormTextField`, with sample arguments: what there is to translate.
  public nonisolated static let controlKeys: [ValidationMessage] =
    [
      .required, .checked, .submitted, .corrected, .retry, .problems(2), .moreProblems(2), .cancel,
      .submitFailed, .details, .closeNotice, .displayUnavailable,
    ] + ValidationMessage.textMessages + ValidationMessage.passwordMessages
    + ValidationMessage.numberMessages
    + ValidationMessage.choiceMessages + ValidationMessage.dateMessages
    + ValidationMessage.rowMessages + ValidationMessage.pageMessages
    + ValidationMessage.fileMessages + ValidationMessage.draftMessages
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
  static let submitFailed = Self(
    key: "form.failed", "The form could not be submitted. Try again, or show the details")
  static let details = Self(key: "form.details", "_Details")
  static let closeNotice = Self(key: "form.closeNotice", "Close")
  static let displayUnavailable = Self(
    key: "display.unavailable",
    "No window can be shown: set WAYLAND_DISPLAY or DISPLAY to a display that opens")
}

extension ValidationMessage {
  /// The words for this message in the shared catalog.
  package nonisolated var text: String { MessageCatalog.shared.text(for: self) }
}
