extension AnyKeyPath {
  /// The key path as written in a program, as far as it can be determined.
  ///
  /// A key path doesn't disclose the names of computed properties or the arguments of subscripts;
  /// their types appear instead, as in `\Party.guests.<Guest>.name`. The text is the same in every
  /// process.
  package var text: String { text(with: []) }

  /// Returns this text with the names of rows in place of their types, as in `\Party.guests[id:
  /// 3].name`.
  func text(with labels: [RowLabel]) -> String {
    var labels = labels[...]
    let (start, parts) = splitText
    return parts.reduce(start) { text, next in
      if let label = labels.first, label.type == next.type {
        labels = labels.dropFirst()
        return text + label.name + next.rest
      }
      return "\(text).<\(next.type)>\(next.rest)"
    }
  }

  /// The types of the values along the key path whose names aren't disclosed.
  var undisclosedTypes: [String] { splitText.parts.map(\.type) }

  private var splitText: (start: String, parts: [(type: String, rest: String)]) {
    let texts = String(describing: self).split(
      separator: ".<computed ", omittingEmptySubsequences: false)
    let parts = texts.dropFirst().map { text in
      // It contains a function's address, which differs each time: `0x0000 (Guest)>.name`.
      let type = text.drop { $0 != "(" }.balanced
      let rest = text.drop { $0 != "(" }.dropFirst(type.count + 3)
      return (type: String(type), rest: String(rest))
    }
    return (String(texts[0]), parts)
  }

  /// Returns the text without the root, such as `.guests[id: 3].name`, which is empty for the root
  /// itself.
  package func partsText(with labels: [RowLabel] = []) -> String {
    let parts = text(with: labels).dropFirst("\\\(Swift.type(of: self).rootType)".count)
    return parts == ".self" ? "" : String(parts)
  }
}

extension Substring {
  /// The text between the opening parenthesis at the start and the matching one.
  fileprivate var balanced: Substring {
    var depth = 0
    return dropFirst().prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0
    }
  }
}

/// One step of a key path to a row.
package struct RowLabel {
  /// The type of the row.
  let type: String

  /// The step as written in a program, such as `[id: 3]`.
  let name: String
}

/// Returns the subscript of a row with an identity, as written in a program.
///
/// An identity may be user input, which doesn't belong in a message, so only numbers are shown.
func rowText(_ id: some Hashable, _ occurrence: Int = 0) -> String {
  let number = id is any Numeric ? "\(id)" : "…"
  return occurrence == 0 ? "[id: \(number)]" : "[id: \(number), occurrence: \(occurrence)]"
}
