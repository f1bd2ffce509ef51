/// A mistake in a wording that counts.
struct PluralSyntaxError: Error {
  /// A clause that goes on a sentence.
  let reason: String
}

extension MessageText {
  /// A wording as a strings file has it: a sentence, or plural forms as in ICU's message format.
  ///
  ///     {maximum, plural, =0 {Leave this empty} one {Use 1 letter} other {Use {maximum} letters}}
  ///
  /// Text is a plain sentence unless it starts with a brace, an argument and a comma; a sentence
  /// may start with `{name, clause}` as well. Forms may come in any order. Those that are missing
  /// are that of `other`, which is required.
  ///
  /// - Throws: ``PluralSyntaxError`` for plural forms within a sentence, for another word than
  ///   `plural`, for a selector that isn't a category or `=0`, for one that occurs twice, for
  ///   braces that are not closed, and for text outside of them.
  init(parsing text: String) throws(PluralSyntaxError) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      self = .plain(text)
      return
    }
    guard let comma = text.firstIndex(of: ","), text.first == "{" else {
      if text.contains(", plural,") {
        throw PluralSyntaxError(reason: "each plural form is to be a whole sentence")
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
      throw PluralSyntaxError(reason: "“plural” is expected after “\(argument)”")
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

  /// The sentences of `one {…} other {…}`, by what stands before the braces.
  ///
  /// A sentence may itself contain braces, in pairs.
  private static func forms(in text: Substring) throws(PluralSyntaxError) -> [String: String] {
    var forms: [String: String] = [:]
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      let selector = String(rest[..<open].trimmingBlanks)
      guard selector == "=0" || PluralCategory(rawValue: selector) != nil else {
        throw PluralSyntaxError(reason: "“\(selector)” is no plural category")
      }
      guard forms[selector] == nil else {
        throw PluralSyntaxError(reason: "“\(selector)” is there twice")
      }
      guard let sentence = rest[open...].bracedPrefix else {
        throw PluralSyntaxError(reason: "the form “\(selector)” has no closing brace")
      }
      forms[selector] = String(sentence.dropFirst().dropLast())
      rest = rest[sentence.endIndex...]
    }
    guard rest.trimmingBlanks.isEmpty else {
      throw PluralSyntaxError(reason: "“\(rest.trimmingBlanks)” is not in braces")
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
  /// The text without the white space at both ends.
  fileprivate var trimmingBlanks: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...end]
  }

  /// The text from the opening brace in front to its closing one, or `nil` if there is none.
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
