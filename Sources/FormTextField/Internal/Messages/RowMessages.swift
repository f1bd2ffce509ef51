import GenericForm

// The rows of a collection.

nonisolated extension ValidationMessage {
  static let rowMessages: [Self] = [
    .addRow, .row("Guest", 2), .inRow("Guest 2", "Name"), .removeRow("Guest 2"),
    .moveRowUp("Guest 2"), .moveRowDown("Guest 2"), .fewestRows(2), .mostRows(2),
  ]

  static let addRow = Self(key: "rows.add", "_Add")

  /// The heading of a row: what it is called, and its number.
  static func row(_ title: String, _ number: Int) -> Self {
    Self(
      key: "rows.row", "{title} {number}",
      arguments: ["title": .text(title), "number": .number(number)])
  }

  /// The label of a field with its row.
  static func inRow(_ row: String, _ field: ValidationMessage) -> Self {
    Self(
      key: "rows.field", "{row}, {field}", arguments: ["row": .text(row), "field": .message(field)])
  }

  static func removeRow(_ row: String) -> Self {
    Self(key: "rows.remove", "Remove {row}", arguments: ["row": .text(row)])
  }

  static func moveRowUp(_ row: String) -> Self {
    Self(key: "rows.up", "Move {row} up", arguments: ["row": .text(row)])
  }

  static func moveRowDown(_ row: String) -> Self {
    Self(key: "rows.down", "Move {row} down", arguments: ["row": .text(row)])
  }

  static func fewestRows(_ count: Int) -> Self {
    Self(
      key: "rows.fewest",
      .counted(
        by: "count", one: "At least 1 is needed", other: "At least {count} are needed"),
      arguments: ["count": .number(count)])
  }

  static func mostRows(_ count: Int) -> Self {
    Self(
      key: "rows.most",
      .counted(by: "count", one: "There can be only 1", other: "There can be at most {count}"),
      arguments: ["count": .number(count)])
  }
}
