import GenericForm

// The messages of text fields and text areas.

nonisolated extension ValidationMessage {
  static let textMessages: [Self] = [
    .characters(12, of: 140), .clear, .suggestions(2), .suggestion("Austria", 1, of: 2),
    .cutOff,
  ]

  static let clear = Self(key: "field.clear", "Clear")

  /// Shown after a paste or a drop that exceeds the maximum length: GTK keeps only its beginning.
  static let cutOff = Self(key: "field.cutOff", "The text was too long, so its end was cut off")

  static func suggestions(_ count: Int) -> Self {
    Self(
      key: "field.suggestions",
      .counted(by: "count", one: "1 suggestion", other: "{count} suggestions"),
      arguments: ["count": .number(count)])
  }

  static func suggestion(_ text: String, _ place: Int, of count: Int) -> Self {
    Self(
      key: "field.suggestion", "{text}, {place} of {count}",
      arguments: ["text": .text(text), "place": .number(place), "count": .number(count)])
  }

  static func characters(_ count: Int, of limit: Int) -> Self {
    Self(
      key: "field.characters", "{count} / {limit}",
      arguments: ["count": .number(count), "limit": .number(limit)])
  }
}
