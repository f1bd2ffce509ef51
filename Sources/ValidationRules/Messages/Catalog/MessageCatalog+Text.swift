extension MessageCatalog {
  /// The sentence for a message.
  ///
  /// A part of the wording such as `{name}` stays as it is where the message has no such argument.
  ///
  /// ```swift
  /// MessageCatalog().text(for: "Use {name}")  // "Use {name}"
  /// ```
  public func text(for message: ValidationMessage) -> String {
    text(for: message, field: nil)
  }

  /// The sentence for a message about a field, whose name stands for `{field}` in the wording.
  ///
  /// ```swift
  /// let catalog: MessageCatalog = ["required": "{field} is missing"]
  /// catalog.text(for: message, field: "Name")  // "Name is missing"
  /// ```
  public func text(for message: ValidationMessage, field: ValidationMessage?) -> String {
    if let labelled = message.labelledMessage, let label = message.field {
      let text = text(for: labelled, field: label)
      if text.hasWords(of: self.text(for: label)) { return text }
    }
    return fill(wording(of: message)) { name in
      if name == "field" {
        (message.field ?? field).map { text(for: $0) } ?? wording(of: .unnamedField)
      } else {
        message.arguments[name].map { text(of: $0, field: message.field ?? field) }
      }
    }
  }

  /// An argument as it appears in a sentence of this language.
  ///
  /// - Parameter field: The name of the field, for an argument that is a message itself.
  func text(of argument: MessageArgument, field: ValidationMessage?) -> String {
    switch argument {
    case .number(let number): String(number)
    case .text(let text): text
    case .list(let items): items.joined(separator: wording(of: .listSeparator))
    case .message(let message): text(for: message, field: field)
    }
  }

  /// The sentence for the arguments of a message, before they are put into it.
  private func wording(of message: ValidationMessage) -> String {
    let own = self[message.key]
    return (own ?? message.defaultText)
      .sentence(for: message.arguments, own == nil ? .english : pluralRules)
  }

  /// Puts arguments into a wording in one pass, so that an argument is never read as a wording.
  ///
  /// Braces are found among the scalars: a joiner or a mark after one makes another character.
  private func fill(_ wording: String, with argument: (String) -> String?) -> String {
    guard wording.utf8.contains(UInt8(ascii: "{")) else { return wording }
    var filled = ""
    var rest = wording.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      filled += Substring(rest[..<open])
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}",
        let text = part(named: String(name), of: argument)
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

  /// Returns the text for `{name}` or `{name, clause}`; nil where there is no such argument.
  private func part(named name: String, of argument: (String) -> String?) -> String? {
    guard name.hasSuffix(", clause") else { return argument(name) }
    return argument(String(name.dropLast(", clause".count)))?.asClause
  }
}

extension ValidationMessage {
  /// The label of a message in a summary; nil for any other message.
  fileprivate var field: ValidationMessage? {
    if case .message(let label)? = arguments["field"] { label } else { nil }
  }

  /// The message behind the label in a summary; nil for any other message.
  fileprivate var labelledMessage: ValidationMessage? {
    guard key == "field.message", case .message(let message)? = arguments["message"] else {
      return nil
    }
    return message
  }
}

extension String {
  /// Whether all words of another text follow each other in this one, in capital or small letters.
  fileprivate func hasWords(of other: String) -> Bool {
    let (words, others) = (words, other.words)
    return !others.isEmpty
      && words.indices.contains { words[$0...].starts(with: others) }
  }

  private var words: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The sentence in the middle of another one: with a small letter, unless its first word is one
  /// letter or has a second capital, as `IBAN` has.
  fileprivate var asClause: String {
    let word = prefix(while: \.isLetter)
    guard word.count > 1, word.dropFirst().allSatisfy(\.isLowercase) else { return self }
    return word.prefix(1).lowercased() + dropFirst()
  }
}
