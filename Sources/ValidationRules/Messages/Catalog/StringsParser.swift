/// Reads the entries of a strings file, scalar by scalar.
struct StringsParser {
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  init(_ text: String) {
    rest = text.unicodeScalars[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  mutating func entries() throws(StringsFileError) -> [String: MessageText] {
    var texts: [String: MessageText] = [:]
    try skipBlanksAndComments()
    while !rest.isEmpty {
      let start = line
      let key = try quotedText("A key in quotes is expected")
      guard texts[key] == nil else { throw error("The key “\(key)” is there twice", at: start) }
      try take("=", after: "the key “\(key)”")
      let wording = try quotedText("The wording of “\(key)” is expected in quotes")
      try take(";", after: "the wording of “\(key)”")
      do throws(PluralSyntaxError) {
        texts[key] = try MessageText(parsing: wording)
      } catch {
        throw self.error("In “\(key)”, \(error.reason)", at: start)
      }
      try skipBlanksAndComments()
    }
    return texts
  }

  private mutating func skipBlanksAndComments() throws(StringsFileError) {
    while let scalar = rest.first {
      if scalar.properties.isWhitespace {
        next()
      } else if rest.starts(with: "//".unicodeScalars) {
        while let scalar = rest.first, scalar != "\n" { next() }
      } else if rest.starts(with: "/*".unicodeScalars) {
        let start = line
        while !rest.starts(with: "*/".unicodeScalars) {
          guard next() != nil else { throw error("A comment has no end", at: start) }
        }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  private mutating func take(
    _ sign: Unicode.Scalar, after part: String
  ) throws(StringsFileError) {
    let end = line
    try skipBlanksAndComments()
    guard rest.first == sign else { throw error("A “\(sign)” is missing after \(part)", at: end) }
    next()
  }

  private mutating func quotedText(_ expectation: String) throws(StringsFileError) -> String {
    try skipBlanksAndComments()
    let start = line
    guard next() == "\"" else { throw error(expectation, at: start) }
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw error("A quotation mark has no counterpart", at: start)
  }

  private mutating func escaped() throws(StringsFileError) -> Unicode.Scalar {
    switch next() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(rest.prefix(4))
      rest = rest.dropFirst(4)
      let number = digits.utf8.count == 4 ? UInt32(digits, radix: 16) : nil
      guard let scalar = number.flatMap(Unicode.Scalar.init) else {
        throw error("“\\U\(digits)” is no character", at: line)
      }
      return scalar
    case let scalar? where ["\"", "\\", "'"].contains(scalar): return scalar
    case let scalar: throw error("“\\\(scalar.map(String.init) ?? "")” is unknown", at: line)
    }
  }

  @discardableResult private mutating func next() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    if scalar == "\n" { line += 1 }
    return scalar
  }

  private func error(_ reason: String, at line: Int) -> StringsFileError {
    StringsFileError(line: line, reason: reason)
  }
}
