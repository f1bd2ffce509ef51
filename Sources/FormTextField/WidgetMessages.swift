import GenericForm

// Every sentence of the widgets that a person can read, in English, under its key.

extension ValidationMessage {
  static let required = Self(key: "field_required", "required")
}

extension ValidationMessage {
  /// The words for this message in the shared catalogue.
  var text: String { MessageCatalog.shared.text(for: self) }
}
