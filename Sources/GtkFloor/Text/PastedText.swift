/// Text that is pasted or dropped into a single-line entry.
package enum PastedText {
  /// Returns the text as a single line.
  ///
  /// White space that contains a line break or tab becomes the separator, or nothing at either end.
  static func inOneLine(_ text: String, separator: String = " ") -> String {
    guard text.contains(where: isBreak) else { return text }
    var line = ""
    var space = ""
    for character in text {
      if character.isWhitespace {
        space.append(character)
      } else {
        let isBroken = space.contains(where: isBreak)
        line += isBroken ? line.isEmpty ? "" : separator : space
        line.append(character)
        space = ""
      }
    }
    return space.contains(where: isBreak) ? line : line + space
  }

  /// Returns the text without white space that would be at an end of the entry's text.
  package static func trimmed(_ text: String, atStart: Bool, atEnd: Bool) -> String {
    var text = Substring(text)
    if atStart { text = text.drop(while: \.isWhitespace) }
    while atEnd, text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Returns the length in bytes without a trailing line break, which a secret drops.
  static func lengthWithoutLineBreak(_ bytes: UnsafeBufferPointer<CChar>) -> Int {
    var length = bytes.count
    for lineBreak: CChar in [10, 13]
    where unsafe length > 0 && bytes[length - 1] == lineBreak {
      length -= 1
    }
    return length
  }

  private static func isBreak(_ character: Character) -> Bool {
    character.isNewline || character == "\t"
  }
}

extension String {
  /// Returns the start of the text, at most this many UTF-8 bytes, without splitting a scalar.
  package func prefix(bytes count: Int) -> Substring {
    guard utf8.count > count else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: count)
    return Substring(unicodeScalars[..<end])
  }
}
