extension MessageCatalog {
  /// Returns the sentence for a message.
  ///
  /// A placeholder such as `{name}` stays as it is if the message has no such argument.
  ///
  /// ```swift
  /// MessageCatalog().text(for: "Use {name}")  // "Use {name}"
  /// ```
  public func text(for message: ValidationMessage) -> String {
    text(for: message, field: nil)
  }

  /// Returns the sentence for a message about a field, with the field's name in place of `{field}`.
  ///
  /// ```swift
  /// let catalog: MessageCatalog = ["required": "{field} is missing"]
  /// catalog.text(for: message, field: "Name")  // "Name is missing"
  /// ```
  public func text(for message: ValidationMessage, field: ValidationMessage?) -> String {
    if let labeled = message.labeledMessage, let label = message.field {
      let text = text(for: labeled, field: label)
      if text.hasWords(of: self.text(for: label)) { return text }
    }
    return wording(of: message).replacingArguments { name in
      // Text in place of a label, such as a file's name, is an argument like any other.
      if name == "field", message.field != nil || message.arguments[name] == nil {
        (message.field ?? field).map { isolatedIfForeign(text(for: $0)) }
          ?? wording(of: .rule(.`field.unnamed`))
      } else {
        message.arguments[name].map { text(of: $0, field: message.field ?? field) }
      }
    }
  }

  /// Returns the translation of a text with an optional context, as in a `.ui` file, or `nil` if there is none.
  package func translation(of text: String, context: String?) -> String? {
    translations.lazy.compactMap { $0.text(for: text, context: context) }.first
  }

  /// Returns an argument as it appears in a sentence of this language.
  ///
  /// - Parameter field: The name of the field, for an argument that is a message itself.
  func text(of argument: MessageArgument, field: ValidationMessage?) -> String {
    switch argument {
    // In right-to-left text, the sign would move behind the digits.
    case .number(let number) where number < 0: isolated(format?(argument) ?? String(number))
    case .decimal(let number) where number < 0: isolated(format?(argument) ?? String(number))
    case .number(let number): format?(argument) ?? String(number)
    case .decimal(let number): format?(argument) ?? String(number)
    case .date(let date): isolated(format?(argument) ?? date.description)
    case .time(let time): isolated(format?(argument) ?? time.description)
    case .dateTime(let dateTime): isolated(format?(argument) ?? dateTime.description)
    case .money(let money): isolated(format?(argument) ?? money.description)
    case .text(let text): isolated(text)
    case .list(let items):
      items.map(isolated).joined(separator: wording(of: .rule(.`list.separator`)))
    case .message(let message): isolatedIfForeign(text(for: message, field: field))
    }
  }

  /// Returns the wording of a message that fits its arguments, with their placeholders.
  private func wording(of message: ValidationMessage) -> String {
    if let own = self[message.key] { return own.sentence(for: message.arguments, pluralRules) }
    for translation in translations {
      if let sentence = translation.sentence(for: message) { return sentence }
    }
    return message.defaultText.sentence(for: message.arguments, .english)
  }

  /// Returns a text that keeps its own direction within a right-to-left sentence.
  ///
  /// Its first letter determines the direction, and the words around it stay in order (Unicode UAX #9,
  /// FIRST STRONG ISOLATE).
  private func isolated(_ text: String) -> String {
    isRightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Returns a label or a clause for use within a sentence, isolated if it has no right-to-left letter.
  ///
  /// One that only starts with a foreign word keeps the direction of its sentence.
  private func isolatedIfForeign(_ text: String) -> String {
    text.unicodeScalars.contains(where: \.isRightToLeft) ? text : isolated(text)
  }
}

extension ValidationMessage {
  /// Returns a field's message for use elsewhere, as in a summary: its label, then the message.
  ///
  /// `{field}` in the message is replaced by the label. A message that contains the words of the label, such as
  /// "Enter your name" for "Name" and "Accept the terms" for "I accept the terms", is shown without
  /// the label.
  package static func labeled(_ message: Self, with label: Self) -> Self {
    .rule(.`field.message`, ["field": .message(label), "message": .message(message)])
  }

  /// The label of a message in a summary, or `nil` for any other message.
  fileprivate var field: ValidationMessage? {
    if case .message(let label)? = arguments["field"] { label } else { nil }
  }

  /// The message after the label in a summary, or `nil` for any other message.
  fileprivate var labeledMessage: ValidationMessage? {
    guard case .message(let message)? = arguments["message"],
      key == RuleMessage.`field.message`.key
    else { return nil }
    return message
  }
}

extension String {
  /// Returns whether this text contains the words of a label in order, ignoring case and endings.
  ///
  /// The first word of a long label may be missing, as in "Accept the terms" for "I accept the
  /// terms".
  fileprivate func hasWords(of label: String) -> Bool {
    let (words, sought) = (words, label.words)
    let starts = sought.count > 2 ? [0, 1] : [0]
    return !sought.isEmpty
      && starts.contains { start in
        words.indices.contains { words[$0...].starts(with: sought[start...], by: isSameWord) }
      }
  }

  private var words: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

/// Returns whether a word is a label's word, even with another ending, such as the Polish "nazwę" for "nazwa".
private func isSameWord(_ word: String, _ labelWord: String) -> Bool {
  if word == labelWord { return true }
  return labelWord.count >= 5 && word.hasPrefix(labelWord.dropLast())
    && abs(word.count - labelWord.count) <= 2
}

extension Unicode.Scalar {
  /// Indicates whether this is a letter of Hebrew, Arabic or a similar script.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
