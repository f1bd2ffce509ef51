import Foundation

/// A file of Swift, as far as its literals go.
struct SourceFile {
  let path: String

  /// The lines of code, without comments; of a literal over several lines, each is one.
  let lines: [String]

  init(path: String, text: String) {
    self.path = path
    var isInLiteral = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop(while: \.isWhitespace)
      if code.contains("\"\"\"") {
        isInLiteral.toggle()
        return ""
      }
      if isInLiteral { return "\"\(code.filter { $0 != "\"" && $0 != "\\" })\"" }
      return code.hasPrefix("//") ? "" : String(line)
    }
  }

  /// The literals with words for a person in them: two words in a row, or one with a capital that
  /// nothing but an underscore stands before.
  var wordyLiterals: [String] {
    lines.flatMap { line in
      line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.filter(Self.hasWords)
    }
  }

  /// Returns whether a literal reads as something a person is to read.
  static func hasWords(_ literal: String) -> Bool {
    let literal = literal.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "")
    return literal.contains(/\p{L}{2,}[,:;]? \p{L}/)
      || literal.wholeMatch(of: /_?\p{Lu}[\p{Ll}_]+/) != nil
  }

  /// The files in a folder of the package.
  static func all(in folder: String) throws -> [SourceFile] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let top = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: top.path())?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      SourceFile(
        path: "\(folder)/\(path)",
        text: try String(contentsOf: top.appending(path: path), encoding: .utf8))
    }
  }
}
