/// A mistake in a PO file.
///
/// ```swift
/// do throws(POFileError) {
///   _ = try Translation(po: "msgid required")
/// } catch {
///   error.description  // "Line 1: Expected text in quotes"
/// }
/// ```
public struct POFileError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, starting at 1.
  public let line: Int

  /// The mistake, in one sentence.
  public let reason: String

  /// The line and the reason.
  public var description: String { "Line \(line): \(reason)" }
}

/// An entry of a PO file.
struct POEntry {
  var line: Int
  var isFuzzy = false
  var context: String?
  var id = ""
  var plural: String?

  /// The translations by the number of their form; 0 for a message that doesn't count.
  var translations: [Int: String] = [:]

  /// The translations in the order of their forms, or `nil` if it isn't translated.
  ///
  /// - Parameter formCount: The number of plural forms, or `nil` if the file doesn't declare them.
  /// - Throws: ``POFileError`` if a form is missing or undeclared, or if its placeholders differ from the English ones.
  func texts(formCount: Int?) throws(POFileError) -> [String]? {
    if translations.values.allSatisfy(\.isEmpty) { return nil }
    let name = context ?? id
    let singular = Set(id.placeholders)
    let all = singular.union(plural?.placeholders ?? [])
    var texts: [String] = []
    guard let count = plural == nil ? 1 : formCount else {
      throw POFileError(
        line: line, reason: "“\(name)” has plural forms, but the header has no “Plural-Forms”")
    }
    for form in 0..<count {
      guard let text = translations[form], !text.isEmpty else {
        throw POFileError(line: line, reason: "“\(name)” has no form \(form)")
      }
      let names = Set(text.placeholders)
      if let foreign = names.subtracting(all).min() {
        throw POFileError(
          line: line, reason: "“\(name)” has {\(foreign)}, which isn't in the English text")
      }
      // A form for one number may say it in words, as the English does for 1.
      if let missing = singular.subtracting(names).min() {
        throw POFileError(line: line, reason: "“\(name)” lacks {\(missing)}")
      }
      texts.append(text)
    }
    return texts
  }
}

extension String {
  /// The names in braces, without the word `clause`.
  fileprivate var placeholders: [String] {
    var names: [String] = []
    _ = replacingArguments { name in
      names.append(name)
      return nil
    }
    return names
  }
}

/// Reads the entries of a PO file line by line, and ends at the first error.
struct POParser {
  private enum Part {
    case none
    case context
    case id
    case plural
    case translation(Int)
  }

  private let lines: [Substring]
  private var line = 0
  private var part = Part.none
  private var entry = POEntry(line: 1)
  private var found: [POEntry] = []

  init(_ text: String) {
    let scalars = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    lines = scalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  mutating func entries() throws(POFileError) -> [POEntry] {
    for text in lines {
      line += 1
      try read(text.drop { $0 == " " || $0 == "\t" })
    }
    end()
    return found
  }

  private mutating func read(_ text: Substring) throws(POFileError) {
    if text.isEmpty || text.hasPrefix("#") {
      // A comment belongs to the next entry.
      if case .translation = part { end() }
      if text.hasPrefix("#,"), text.contains("fuzzy") { entry.isFuzzy = true }
    } else if text.hasPrefix("\"") {
      try add(text)
    } else if let rest = text.after("msgctxt") {
      if case .translation = part { end() }
      part = .context
      entry.context = ""
      try add(rest)
    } else if let rest = text.after("msgid_plural") {
      part = .plural
      entry.plural = ""
      try add(rest)
    } else if let rest = text.after("msgid") {
      if case .translation = part { end() }
      part = .id
      entry.line = line
      try add(rest)
    } else if let rest = text.after("msgstr") {
      try addTranslation(rest)
    } else {
      throw POFileError(line: line, reason: "“\(text.prefix(20))” isn't a keyword")
    }
  }

  private mutating func addTranslation(_ text: Substring) throws(POFileError) {
    var (form, rest) = (0, text)
    if text.hasPrefix("[") {
      guard let close = text.firstIndex(of: "]"), let number = Int(text[..<close].dropFirst()),
        number >= 0
      else { throw POFileError(line: line, reason: "Expected a number in brackets") }
      (form, rest) = (number, text[text.index(after: close)...].drop { $0 == " " })
    }
    guard entry.translations[form] == nil else {
      throw POFileError(line: line, reason: "The same form has a second msgstr")
    }
    part = .translation(form)
    try add(rest)
  }

  /// Adds a text in quotes to the part that is being read.
  private mutating func add(_ quoted: Substring) throws(POFileError) {
    let text = try unquoted(quoted)
    switch part {
    case .none: throw POFileError(line: line, reason: "The text doesn't belong to an entry")
    case .context: entry.context? += text
    case .id: entry.id += text
    case .plural: entry.plural? += text
    case .translation(let form): entry.translations[form, default: ""] += text
    }
  }

  private func unquoted(_ quoted: Substring) throws(POFileError) -> String {
    guard quoted.first == "\"" else {
      throw POFileError(line: line, reason: "Expected text in quotes")
    }
    var text = String.UnicodeScalarView()
    var rest = quoted.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case let escaped?: text.append(escaped)
      case nil: break
      }
    }
    throw POFileError(line: line, reason: "The closing quotation mark is missing")
  }

  private mutating func end() {
    if case .none = part { return }
    found.append(entry)
    entry = POEntry(line: line)
    part = .none
  }
}

extension Substring {
  /// The rest after a word, or `nil` if the text doesn't start with it.
  fileprivate func after(_ word: String) -> Substring? {
    guard hasPrefix(word) else { return nil }
    return dropFirst(word.count).drop { $0 == " " }
  }
}
