import Foundation

/// The literals of a Swift file.
struct SourceFile {
  let path: String

  /// The lines of code without comments.
  ///
  /// Each line of a multiline literal is separate.
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

  /// The literals that contain words for the user: two words in a row, or a capitalized word,
  /// possibly after an underscore.
  var wordyLiterals: [String] {
    lines.flatMap { line in
      line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.filter(Self.hasWords)
    }
  }

  /// Returns whether a literal reads like text for the user.
  static func hasWords(_ literal: String) -> Bool {
    let literal = literal.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "")
    return literal.contains(/\p{L}{2,}[,:;]? \p{L}/)
      || literal.wholeMatch(of: /_?\p{Lu}[\p{Ll}_]+/) != nil
  }

  /// Returns the files in a folder of the package.
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
