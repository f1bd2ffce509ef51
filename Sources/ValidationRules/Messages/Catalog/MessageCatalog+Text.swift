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
    if let labelled = message.labelledMessage, let label = message.field {
      let text = text(for: labelled, field: label)
      if text.hasWords(of: self.text(for: label)) { return text }
    }
    return wording(of: message).replacingArguments { name in
      if name == "field" {
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

  /// An argument as it appears in a sentence of this language.
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

  /// The sentence for the arguments of a message, before they are put into it.
  private func wording(of message: ValidationMessage) -> String {
    if let own = self[message.key] { return own.sentence(for: message.arguments, pluralRules) }
    for translation in translations {
      if let sentence = translation.sentence(for: message) { return sentence }
    }
    return message.defaultText.sentence(for: message.arguments, .english)
  }

  /// A text of the user within a sentence that is written from right to left.
  ///
  /// Its direction is found by its first letter, so that it mixes with no other word (Unicode UAX #9,
  /// FIRST STRONG ISOLATE).
  private func isolated(_ text: String) -> String {
    isRightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }

  /// A label or a clause within a sentence, isolated if nothing of it is written from right to left.
  ///
  /// One that only begins with a foreign word has the direction of its sentence.
  private func isolatedIfForeign(_ text: String) -> String {
    text.unicodeScalars.contains(where: \.isRightToLeft) ? text : isolated(text)
  }
}

extension ValidationMessage {
  /// The message of a field away from it, as in a summary: the label and the message.
  ///
  /// `{field}` in the message is the label too. A message that has the words of the label, such as
  /// "Enter your name" for "Name" and "Accept the terms" for "I accept the terms", is shown without
  /// it.
  package static func labelled(_ message: Self, with label: Self) -> Self {
    .rule(.`field.message`, ["field": .message(label), "message": .message(message)])
  }

  /// The label of a message in a summary, or `nil` for any other message.
  fileprivate var field: ValidationMessage? {
    if case .message(let label)? = arguments["field"] { label } else { nil }
  }

  /// The message after the label in a summary, or `nil` for any other message.
  fileprivate var labelledMessage: ValidationMessage? {
    guard case .message(let message)? = arguments["message"],
      key == RuleMessage.`field.message`.key
    else { return nil }
    return message
  }
}

extension String {
  /// Returns whether the words of a label follow each other in this text, in capital or small
  /// letters, with other endings too.
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

/// Returns whether a word is a label's word, perhaps with another ending, such as "nazwę" for "nazwa" in Polish.
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
