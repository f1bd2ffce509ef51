/// The wording of a message: one sentence, or several that differ by a count.
///
/// `{name}` in a wording is replaced with the argument of that name. `{name, clause}` inserts an
/// argument that is itself a sentence, with its first letter in lowercase. In every message,
/// `{field}` is the name of the field.
///
/// ```swift
/// let plain: MessageText = "Fill in this field"
/// let counted = MessageText.counted(
///   by: "minimum", one: "Use at least 1 character", other: "Use at least {minimum} characters")
/// ```
public struct MessageText: Hashable, Sendable {
  /// The sentences that are chosen by a number.
  struct Counted: Hashable, Sendable {
    /// The name of the argument whose number chooses the sentence.
    let argument: String

    /// The sentence for the number 0, whatever its category is.
    let none: String?
    /// The sentences by plural category.
    ///
    /// `other` is not among them: it is ``MessageText/sentence``.
    let categories: [PluralCategory: String]
  }

  /// The sentences that differ by a count, or `nil` for a plain wording.
  let counted: Counted?

  /// The sentence to use if no other applies.
  let sentence: String
}

extension MessageText {
  /// Returns a wording with one sentence, whatever the arguments are.
  public static func plain(_ sentence: String) -> Self {
    Self(counted: nil, sentence: sentence)
  }

  /// Returns a wording with a sentence for each plural category that the language distinguishes.
  ///
  /// The language decides each number's category: see ``PluralRules``. English needs `one` and `other`,
  /// Polish also `few` and `many`.
  ///
  /// ```swift
  /// let text = MessageText.counted(by: "n", none: "No item", one: "1 item", other: "{n} items")
  /// ValidationMessage(key: "items", text, arguments: ["n": 12]).text  // "12 items"
  /// ```
  ///
  /// - Parameters:
  ///   - argument: The name of the argument that is the number.
  ///   - none: The sentence for the number 0 in every language; by default, that of its category.
  ///   - zero: The sentence of the category *zero*.
  ///   - one: The sentence of the category *one*.
  ///   - two: The sentence of the category *two*.
  ///   - few: The sentence of the category *few*.
  ///   - many: The sentence of the category *many*.
  ///   - other: The sentence for every category without its own.
  public static func counted(
    by argument: String, none: String? = nil, zero: String? = nil, one: String? = nil,
    two: String? = nil, few: String? = nil, many: String? = nil, other: String
  ) -> Self {
    let categories: [PluralCategory: String?] = [
      .zero: zero, .one: one, .two: two, .few: few, .many: many,
    ]
    return Self(
      counted: Counted(
        argument: argument, none: none, categories: categories.compactMapValues(\.self)),
      sentence: other)
  }

  /// Returns the sentence for these arguments.
  ///
  /// If the argument that counts is missing or isn't a number, the sentence is that of `other`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the message, by name.
  ///   - rules: The plural rules of the language that the wording is in.
  func sentence(for arguments: [String: MessageArgument], _ rules: PluralRules) -> String {
    guard let counted, case .number(let number) = arguments[counted.argument] else {
      return sentence
    }
    if number == 0, let none = counted.none { return none }
    return counted.categories[rules.category(of: number)] ?? sentence
  }
}

extension MessageText: ExpressibleByStringLiteral {
  /// Creates a plain wording.
  public init(stringLiteral value: String) {
    self = .plain(value)
  }
}
