// A key path in the words of a sentence.

extension AnyKeyPath {
  /// The key path as a program writes it, as far as it discloses that.
  ///
  /// It does not disclose the names of computed properties, nor what is between brackets: their types
  /// stand for them, as in `\Party.guests.<Guest>.name`. The text is the same in every process.
  package var text: String { text(with: []) }

  /// The same with the names of rows in place of their types, as in `\Party.guests[id: 3].name`.
  func text(with labels: [RowLabel]) -> String {
    var labels = labels[...]
    let (start, parts) = splitText
    return parts.reduce(start) { text, part in
      if let label = labels.first, label.type == part.type {
        labels = labels.dropFirst()
        return text + label.name + part.rest
      }
      return "\(text).<\(part.type)>\(part.rest)"
    }
  }

  /// The types of the values on the way that it does not disclose the names of.
  var undisclosedTypes: [String] { splitText.parts.map(\.type) }

  private var splitText: (start: String, parts: [(type: String, rest: String)]) {
    let texts = String(describing: self).split(
      separator: ".<computed ", omittingEmptySubsequences: false)
    let parts = texts.dropFirst().map { text in
      // It has the address of a function, which is another one each time: `0x0000 (Guest)>.name`.
      let type = text.drop { $0 != "(" }.balanced
      let rest = text.drop { $0 != "(" }.dropFirst(type.count + 3)
      return (type: String(type), rest: String(rest))
    }
    return (String(texts[0]), parts)
  }

  /// The text without the root, such as `.guests[id: 3].name`; empty for the root itself.
  func partsText(with labels: [RowLabel] = []) -> String {
    let parts = text(with: labels).dropFirst("\\\(Swift.type(of: self).rootType)".count)
    return parts == ".self" ? "" : String(parts)
  }
}

extension Substring {
  /// What is between the parenthesis at the start and the one that closes it.
  fileprivate var balanced: Substring {
    var depth = 0
    return dropFirst().prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0
    }
  }
}

/// What a program writes for a row with an identity.
///
/// An identity can be what a user types, which is not for a sentence: only numbers are.
func rowText(_ id: some Hashable, _ occurrence: Int = 0) -> String {
  let number = id is any Numeric ? "\(id)" : "…"
  return occurrence == 0 ? "[id: \(number)]" : "[id: \(number), occurrence: \(occurrence)]"
}
