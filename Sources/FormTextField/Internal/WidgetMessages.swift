import GenericForm

// Every sentence of the widgets that a person can read, in English, under its key.

extension ValidationMessage {
  static let required = Self(key: "field_required", "required")
  static let checked = Self(key: "field_checked", "checked")
  static let submitted = Self(key: "form_submitted", "Done")
  static let corrected = Self(
    key: "form_mended", "Everything is in order now: you can submit again")
  static let retry = Self(key: "field_retry", "_Try again")

  static func problems(_ count: Int) -> Self {
    Self(
      key: "form_problems",
      .counted(
        by: "count", one: "1 field needs your attention",
        other: "{count} fields need your attention"),
      arguments: ["count": .number(count)])
  }
}

extension ValidationMessage {
  /// The words for this message in the shared catalogue.
  var text: String { MessageCatalog.shared.text(for: self) }
}
