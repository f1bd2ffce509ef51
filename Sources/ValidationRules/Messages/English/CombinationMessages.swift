// Combined rules.

extension ValidationMessage {
  /// The messages of combined rules, with sample messages as arguments.
  ///
  /// Whoever fails a combined rule reads them. The arguments are put into the sentence in the same
  /// language, the second one with a small letter.
  static let combinationMessages: [Self] = [
    .all("First", "Second"), .all(.any("First", "Second"), "Third"),
    .all(.any(.all("First", "Second"), "Third"), "Fourth"),
    .any("First", "Second"), .any(.all("First", "Second"), "Third"),
    .any(.all(.any("First", "Second"), "Third"), "Fourth"), .any("First", "Second").afterEither,
  ]

  /// The message of two rules that a value has to pass both.
  ///
  /// The arguments are `first` and `second`, the messages of the rules in their order. Two messages
  /// that are equal are one. A comma separates the rules, a semicolon groups of rules, and brackets
  /// groups of groups, so that each combination has one meaning.
  static func all(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return switch max(first.depth(within: "and"), second.depth(within: "and")) {
    case 1: Self(key: "and", "{first}, and {second, clause}", first, second)
    case 2:
      Self(
        key: "and.groups", "{first}; and {second, clause}", first.afterEither, second.afterEither)
    default: Self(key: "and.nested", "({first}) and ({second})", first, second)
    }
  }

  /// The message of two rules of which a value has to pass one.
  ///
  /// The arguments are those of ``all(_:_:)``.
  static func any(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return switch max(first.depth(within: "or"), second.depth(within: "or")) {
    case 1: Self(key: "or", "{first}, or {second, clause}", first, second)
    case 2: Self(key: "or.groups", "{first}; or {second, clause}", first, second)
    default: Self(key: "or.nested", "({first}) or ({second})", first, second)
    }
  }

  /// The message of an alternative as a part of another message; each other message as it is.
  private var afterEither: Self {
    if key != "or" { return self }
    return Self(
      key: "or.either", "Either {first, clause}, or {second, clause}", arguments: arguments)
  }

  /// How many of "and" and "or" alternate where this message is joined with another one by `word`.
  private func depth(within word: String) -> Int {
    let (own, depth) =
      switch key {
      case "and": ("and", 1)
      case "and.groups": ("and", 2)
      case "and.nested": ("and", 3)
      case "or": ("or", 1)
      case "or.groups": ("or", 2)
      case "or.nested": ("or", 3)
      default: (word, 1)
      }
    return own == word ? depth : depth + 1
  }

  private init(key: String, _ text: MessageText, _ first: Self, _ second: Self) {
    self.init(
      key: key, text, arguments: ["first": .message(first), "second": .message(second)])
  }
}
