import GenericForm

// The messages of number fields.

nonisolated extension ValidationMessage {
  static let numberMessages: [Self] = [
    .decrease, .increase, .number(suchAs: "12.5"), .wholeNumber(suchAs: "12"),
    .number(from: "0.5"), .wholeNumber(from: "1"), .number(upTo: "0.5"), .wholeNumber(upTo: "8"),
    .number(from: "0", to: "0.5"), .wholeNumber(from: "1", to: "8"),
  ]

  static let decrease = Self(key: "number.decrease", "Decrease")
  static let increase = Self(key: "number.increase", "Increase")

  static func number(suchAs example: String) -> Self {
    Self(
      key: "number.any", "Enter a number, such as {example}",
      arguments: ["example": .text(example)])
  }

  static func wholeNumber(suchAs example: String) -> Self {
    Self(
      key: "number.whole", "Enter a whole number, such as {example}",
      arguments: ["example": .text(example)])
  }

  static func number(from minimum: String) -> Self {
    Self(
      key: "number.from", "Enter a number from {minimum} on",
      arguments: ["minimum": .text(minimum)])
  }

  static func wholeNumber(from minimum: String) -> Self {
    Self(
      key: "number.wholeFrom", "Enter a whole number from {minimum} on",
      arguments: ["minimum": .text(minimum)])
  }

  static func number(upTo maximum: String) -> Self {
    Self(
      key: "number.upTo", "Enter a number up to {maximum}",
      arguments: ["maximum": .text(maximum)])
  }

  static func wholeNumber(upTo maximum: String) -> Self {
    Self(
      key: "number.wholeUpTo", "Enter a whole number up to {maximum}",
      arguments: ["maximum": .text(maximum)])
  }

  static func number(from minimum: String, to maximum: String) -> Self {
    Self(
      key: "number.range", "Enter a number from {minimum} to {maximum}",
      arguments: ["minimum": .text(minimum), "maximum": .text(maximum)])
  }

  static func wholeNumber(from minimum: String, to maximum: String) -> Self {
    Self(
      key: "number.wholeRange", "Enter a whole number from {minimum} to {maximum}",
      arguments: ["minimum": .text(minimum), "maximum": .text(maximum)])
  }
}
