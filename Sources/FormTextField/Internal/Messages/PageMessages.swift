import GenericForm

// The pages of a form.

nonisolated extension ValidationMessage {
  static let pageMessages: [Self] = [
    .back, .next, .currentPage, .step(1, of: 2), .page(1, of: 2, "Work"),
  ]

  static let back = Self(key: "pages.back", "_Back")
  static let next = Self(key: "pages.next", "_Next")
  static let currentPage = Self(key: "pages.current", "shown now")

  static func step(_ number: Int, of count: Int) -> Self {
    Self(
      key: "pages.step", "Step {number} of {count}",
      arguments: ["number": .number(number), "count": .number(count)])
  }

  static func page(_ number: Int, of count: Int, _ title: String) -> Self {
    Self(
      key: "pages.page", "Step {number} of {count}: {title}",
      arguments: ["number": .number(number), "count": .number(count), "title": .text(title)])
  }
}
