extension MessageCatalog {
  /// Creates a catalog from the text of a strings file.
  ///
  /// Each entry is `"key" = "wording";`, comments are `/* … */` and `// …`, and plural forms are
  /// written as in ICU's message format: `{argument, plural, =0 {…} one {…} other {…}}`. In quotes,
  /// `\"`, `\\`, `\n`, `\t` and `\r` mean the same as in Swift, and `\U201C` is the scalar with
  /// these four hexadecimal digits.
  ///
  /// ```swift
  /// let polish = try MessageCatalog(
  ///   strings: """
  ///     "required" = "Wypełnij to pole";
  ///     "minLength" = "{minimum, plural, one {Wpisz znak} other {Wpisz znaki: {minimum}}}";
  ///     """, language: "pl")
  /// ```
  ///
  /// - Throws: ``StringsFileError`` for the first ill-formed entry, with its line.
  public init(strings: String, language: String = "en") throws(StringsFileError) {
    var parser = StringsParser(strings)
    self.init(language: language, try parser.entries())
  }

  /// Returns the text of a strings file with the English wordings of messages, for translation.
  ///
  /// ```swift
  /// print(MessageCatalog.stringsFile(of: MessageCatalog.keys))
  /// // "required" = "Fill in this field";
  /// // …
  /// ```
  public static func stringsFile(of entries: [MessageEntry]) -> String {
    entries.map { entry in
      let names = entry.arguments.joined(separator: ", ")
      let comment = names.isEmpty ? "" : "/* \(names) */\n"
      return comment + "\(quoted(entry.key)) = \(quoted(entry.defaultText.description));\n"
    }.joined()
  }

  /// A text in quotes, with the escapes that ``StringsParser`` reads.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// An ill-formed entry in a strings file.
///
/// ```swift
/// do throws(StringsFileError) {
///   _ = try MessageCatalog(strings: "\"minLength\" = ;")
/// } catch {
///   error.description  // "Line 1: Expected the wording of “minLength” in quotes"
/// }
/// ```
public struct StringsFileError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, starting at 1.
  public let line: Int

  /// The mistake, in one sentence.
  public let reason: String

  /// The line and the reason.
  public var description: String { "Line \(line): \(reason)" }
}
