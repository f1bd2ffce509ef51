/// A mistake in a wording with plural forms.
struct PluralSyntaxError: Error {
  /// The reason, as a clause within a sentence.
  let reason: String
}

extension MessageText {
  /// Creates a wording from its text in a strings file: a sentence, or plural forms as in ICU's message format.
  ///
  ///     {maximum, plural, =0 {Leave this empty} one {Use 1 letter} other {Use {maximum} letters}}
  ///
  /// Text is a plain sentence unless it starts with a brace, an argument and a comma. A sentence that
  /// starts with `{name, clause}` is plain too. Forms may come in any order; the form `other` is
  /// required, and replaces missing ones.
  ///
  /// - Throws: ``PluralSyntaxError`` for plural forms within a sentence, a word other than `plural`,
  ///   a selector that isn't a category or `=0`, a selector that occurs twice, unclosed braces, or text
  ///   outside of the braces.
  init(parsing text: String) throws(PluralSyntaxError) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      self = .plain(text)
      return
    }
    guard let comma = text.firstIndex(of: ","), text.first == "{" else {
      if text.contains(", plural,") {
        throw PluralSyntaxError(reason: "each plural form must be a whole sentence")
      }
      self = .plain(text)
      return
    }
    let argument = text[..<comma].dropFirst().trimmingBlanks
    let kind = text[comma...].dropFirst().prefix { $0 != "," && $0 != "}" }
    guard !argument.contains(where: { "{}".contains($0) }), kind.trimmingBlanks != "clause" else {
      self = .plain(text)
      return
    }
    guard kind.trimmingBlanks == "plural", text[kind.endIndex...].first == "," else {
      throw PluralSyntaxError(reason: "“plural” is missing after “\(argument)”")
    }
    guard text.last == "}" else { throw PluralSyntaxError(reason: "the last brace is missing") }
    let forms = try Self.forms(in: text[kind.endIndex...].dropFirst().dropLast())
    guard let other = forms["other"] else {
      throw PluralSyntaxError(reason: "the form “other” is missing")
    }
    self = .counted(
      by: String(argument), none: forms["=0"], zero: forms["zero"], one: forms["one"],
      two: forms["two"], few: forms["few"], many: forms["many"], other: other)
  }

  /// Returns the sentences of `one {…} other {…}` by their selectors, such as `one`.
  ///
  /// A sentence may itself contain braces, in pairs.
  private static func forms(in text: Substring) throws(PluralSyntaxError) -> [String: String] {
    var forms: [String: String] = [:]
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      let selector = String(rest[..<open].trimmingBlanks)
      guard selector == "=0" || PluralCategory(rawValue: selector) != nil else {
        throw PluralSyntaxError(reason: "“\(selector)” isn't a plural category")
      }
      guard forms[selector] == nil else {
        throw PluralSyntaxError(reason: "“\(selector)” occurs twice")
      }
      guard let sentence = rest[open...].bracedPrefix else {
        throw PluralSyntaxError(reason: "the closing brace of “\(selector)” is missing")
      }
      forms[selector] = String(sentence.dropFirst().dropLast())
      rest = rest[sentence.endIndex...]
    }
    guard rest.trimmingBlanks.isEmpty else {
      throw PluralSyntaxError(reason: "“\(rest.trimmingBlanks)” isn't in braces")
    }
    return forms
  }
}

extension MessageText: CustomStringConvertible {
  /// The wording as written in a strings file.
  ///
  /// ```swift
  /// MessageText.counted(by: "n", one: "1 item", other: "{n} items").description
  /// // "{n, plural, one {1 item} other {{n} items}}"
  /// ```
  public var description: String {
    guard let counted else { return sentence }
    let forms =
      [counted.none.map { "=0 {\($0)}" }]
      + PluralCategory.allCases.map { category in
        (category == .other ? sentence : counted.categories[category])
          .map { "\(category) {\($0)}" }
      }
    return "{\(counted.argument), plural, \(forms.compactMap(\.self).joined(separator: " "))}"
  }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmingBlanks: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...end]
  }

  /// The text from its first character, an opening brace, to the matching one, or `nil` if there is none.
  fileprivate var bracedPrefix: Substring? {
    var depth = 0
    for index in indices {
      if self[index] == "{" { depth += 1 }
      if self[index] == "}" { depth -= 1 }
      if depth == 0 { return self[...index] }
    }
    return nil
  }
}
