/// Reads the entries of a strings file, scalar by scalar.
///
/// The grammar is the part of Apple's strings files that catalogs need: entries such as
/// `"key" = "wording";`, with white space and comments anywhere between their parts. Reading takes a
/// single pass, and ends at the first error.
struct StringsParser {
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  /// Creates a parser at the start of a text, after its byte order mark if it has one.
  init(_ text: String) {
    rest = text.unicodeScalars[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  /// Reads all entries, and returns the wordings by their keys.
  ///
  /// - Throws: ``StringsFileError`` for an ill-formed entry, a key that occurs twice, or a wording whose
  ///   plural forms are ill-formed.
  mutating func entries() throws(StringsFileError) -> [String: MessageText] {
    var texts: [String: MessageText] = [:]
    try skipBlanksAndComments()
    while !rest.isEmpty {
      let start = line
      let key = try quotedText("Expected a key in quotes")
      guard texts[key] == nil else { throw error("The key “\(key)” occurs twice", at: start) }
      try take("=", after: "the key “\(key)”")
      let wording = try quotedText("Expected the wording of “\(key)” in quotes")
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

  /// Moves to the next part of an entry, or to the end; throws if a comment isn't closed.
  private mutating func skipBlanksAndComments() throws(StringsFileError) {
    while let scalar = rest.first {
      if scalar.properties.isWhitespace {
        next()
      } else if rest.starts(with: "//".unicodeScalars) {
        while let scalar = rest.first, scalar != "\n" { next() }
      } else if rest.starts(with: "/*".unicodeScalars) {
        let start = line
        rest = rest.dropFirst(2)
        while !rest.starts(with: "*/".unicodeScalars) {
          guard next() != nil else { throw error("The comment isn't closed", at: start) }
        }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  /// Moves past a sign.
  ///
  /// If it's missing, the error has the line on which the part before it ends, because it belongs there.
  private mutating func take(
    _ sign: Unicode.Scalar, after part: String
  ) throws(StringsFileError) {
    let end = line
    try skipBlanksAndComments()
    guard rest.first == sign else { throw error("A “\(sign)” is missing after \(part)", at: end) }
    next()
  }

  /// Reads text in quotes, which may span several lines, and replaces the escapes.
  ///
  /// - Parameter expectation: The reason in the error if no quotation mark comes next.
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
    throw error("The closing quotation mark is missing", at: start)
  }

  /// Reads the rest of an escape: `n`, `t`, `r`, a quotation mark, a backslash, or `U` and the
  /// four hexadecimal digits of a scalar.
  ///
  /// Half of a surrogate pair is an error, because it isn't a scalar.
  private mutating func escaped() throws(StringsFileError) -> Unicode.Scalar {
    switch next() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(rest.prefix(4))
      rest = rest.dropFirst(4)
      let isNumber = digits.utf8.count == 4 && digits.allSatisfy(\.isHexDigit)
      let number = isNumber ? UInt32(digits, radix: 16) : nil
      guard let scalar = number.flatMap(Unicode.Scalar.init) else {
        throw error("“\\U\(digits)” isn't a character", at: line)
      }
      return scalar
    case let scalar? where ["\"", "\\", "'"].contains(scalar): return scalar
    case let scalar: throw error("“\\\(scalar.map(String.init) ?? "")” isn't an escape", at: line)
    }
  }

  /// Moves past a scalar, counts the lines, and returns the scalar, or `nil` at the end.
  @discardableResult private mutating func next() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    if scalar == "\n" { line += 1 }
    return scalar
  }

  private func error(_ reason: String, at line: Int) -> StringsFileError {
    StringsFileError(line: line, reason: reason)
  }
}
