import GenericForm

// The messages of text fields and text areas.

nonisolated extension ValidationMessage {
  static let textMessages: [Self] = [.characters(12, of: 140)]

  static func characters(_ count: Int, of limit: Int) -> Self {
    Self(
      key: "field.characters", "{count} / {limit}",
      arguments: ["count": .number(count), "limit": .number(limit)])
  }
}
