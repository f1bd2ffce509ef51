/// Translates the texts of a `.ui` file that are marked as translatable.
///
/// GtkBuilder asks only gettext, which doesn't know the program's PO files. A text without a translation stays marked,
/// so that GtkBuilder looks it up as usual. Whatever isn't well-formed is left to GtkBuilder, which reports it.
struct InterfaceTranslation {
  /// Returns the translation of a text with an optional context, or `nil` if there is none.
  let translation: (_ text: String, _ context: String?) -> String?

  /// Returns the text of a file with its translations, with every line in its place.
  func translate(_ file: String) -> String {
    var (result, rest) = ("", file[...])
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = endOfMarkup(rest) else { break }
      let tag = rest[..<end]
      rest = rest[end...]
      let text = rest.prefix { $0 != "<" }
      guard let translated = translated(tag, text, isWhole: rest[text.endIndex...].hasPrefix("</"))
      else {
        result += tag
        continue
      }
      result += translated
      rest = rest[text.endIndex...]
    }
    return result + rest
  }

  /// Returns the end of the tag, the comment or the section at the start of a text.
  private func endOfMarkup(_ text: Substring) -> String.Index? {
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>")] where text.hasPrefix(start) {
      return text.firstRange(of: end)?.upperBound
    }
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return text.index(after: index)
      }
    }
    return nil
  }

  /// Returns a tag that isn't marked as translatable anymore with the translated text, or `nil` if there is none.
  private func translated(_ tag: Substring, _ text: Substring, isWhole: Bool) -> String? {
    guard isWhole, tag.contains("translatable") else { return nil }
    let attributes = attributes(of: tag)
    guard let mark = attributes["translatable"],
      ["1", "y", "yes", "t", "true"].contains(tag[mark].lowercased()),
      let plain = unescaped(text)
    else { return nil }
    let context = attributes["context"].flatMap { unescaped(tag[$0]) }
    guard let translation = translation(plain, context) else { return nil }
    return tag[..<mark.lowerBound] + "no" + tag[mark.upperBound...] + escaped(translation)
  }

  /// Returns where the values of a tag's attributes are.
  private func attributes(of tag: Substring) -> [Substring: Range<String.Index>] {
    var found: [Substring: Range<String.Index>] = [:]
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[equals...].dropFirst().drop(while: \.isWhitespace)
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else {
        break
      }
      found[name] = value.index(after: value.startIndex)..<end
      rest = tag[end...].dropFirst()
    }
    return found
  }
}

private let entities: [(name: String, character: Character)] = [
  ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&"),
]

/// Returns a text without entities, or `nil` if one isn't well-formed.
private func unescaped(_ text: Substring) -> String? {
  var (result, rest) = ("", text)
  while let start = rest.firstIndex(of: "&") {
    guard let end = rest[start...].firstIndex(of: ";"),
      let character = character(ofEntity: rest[start..<end].dropFirst())
    else { return nil }
    result += rest[..<start]
    result.append(character)
    rest = rest[end...].dropFirst()
  }
  return result + rest
}

private func character(ofEntity name: Substring) -> Character? {
  if let known = entities.first(where: { $0.name == name }) { return known.character }
  guard name.hasPrefix("#") else { return nil }
  let isHexadecimal = name.hasPrefix("#x")
  let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
  return code.flatMap(Unicode.Scalar.init).map(Character.init)
}

private func escaped(_ text: String) -> String {
  String(
    text.flatMap { character in
      entities.first { $0.character == character }.map { Array("&\($0.name);") } ?? [character]
    })
}
