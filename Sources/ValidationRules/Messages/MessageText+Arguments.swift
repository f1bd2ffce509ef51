extension MessageText {
  /// All sentences of the wording; the one for `other` is last.
  package var sentences: [String] {
    let categories = PluralCategory.allCases.map { counted?.categories[$0] }
    return ([counted?.none] + categories + [sentence]).compactMap(\.self)
  }

  /// The names of the arguments that the sentences mention, in order.
  var argumentNames: [String] {
    if counted == nil, !sentence.utf8.contains(UInt8(ascii: "{")) { return [] }
    var names = counted.map { [$0.argument] } ?? []
    for sentence in sentences {
      _ = sentence.replacingArguments { name in
        if !names.contains(name) { names.append(name) }
        return nil
      }
    }
    return names
  }
}

extension String {
  /// Returns this wording with the arguments in place of `{name}` and `{name, clause}`.
  ///
  /// Braces within an argument aren't replaced. They are searched among scalars, because a brace and a
  /// mark after it are a single character.
  ///
  /// - Parameter argument: Returns the text of the argument with a name, or `nil` to leave the
  ///   placeholder unchanged.
  func replacingArguments(with argument: (_ name: String) -> String?) -> String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var filled = ""
    var rest = unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      filled += Substring(rest[..<open])
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}",
        let text = Self.part(named: String(name), of: argument)
      {
        filled += text
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        filled += Substring(rest[open..<name.endIndex])
        rest = rest[name.endIndex...]
      }
    }
    return filled + Substring(rest)
  }

  /// Returns the text for `{name}` or `{name, clause}`, or `nil` if there is no such argument.
  private static func part(named name: String, of argument: (String) -> String?) -> String? {
    guard name.hasSuffix(", clause") else { return argument(name) }
    return argument(String(name.dropLast(", clause".count)))?.asClause
  }

  /// The sentence as a clause of another one: its first letter is lowercase, unless the first word has only one
  /// letter or more capitals, such as `IBAN`.
  private var asClause: String {
    let word = prefix(while: \.isLetter)
    guard word.count > 1, word.dropFirst().allSatisfy(\.isLowercase) else { return self }
    return word.prefix(1).lowercased() + dropFirst()
  }
}
