extension CharacterPattern {
  /// Rewrites what a backslash begins.
  mutating func rewriteEscape() {
    let escape = scanner.take(2)
    switch escape {
    case "\\d", "\\w", "\\s", "\\h", "\\v":
      appendSet(escape, wholeOnly: false)
    case "\\D", "\\W", "\\S", "\\H", "\\V":
      appendSet(escape, wholeOnly: true)
    case "\\N" where !scanner.starts(with: "{U+"):
      appendSet(escape, wholeOnly: true)
    case "\\X":
      appendSet("(?s:.)", wholeOnly: true)
    case "\\p", "\\P":
      rewriteProperty(escape)
    case "\\Q":
      rewriteQuotation()
    case "\\E":
      break
    case "\\N", "\\x", "\\o", "\\g", "\\k":
      append(escape + (scanner.next == "{" ? scanner.take(through: "}") : ""))
    case "\\c":
      append(escape + scanner.take(1))
    default:
      append(escape)
    }
  }

  private mutating func rewriteProperty(_ escape: String) {
    let name = scanner.next == "{" ? scanner.take(through: "}") : scanner.take(1)
    let isNegated = (escape == "\\P") != name.hasPrefix("{^")
    appendSet(escape + name, wholeOnly: isNegated)
  }

  /// Rewrites the text of `\Q…\E`, each character on its own.
  private mutating func rewriteQuotation() {
    while scanner.next != nil, !scanner.starts(with: "\\E") {
      let isPunctuation = scanner.next.map(PatternScanner.isPunctuation) ?? false
      append("(?:\(isPunctuation ? "\\" : "")\(scanner.takeLiteral()))")
    }
    _ = scanner.take(2)
  }
}

extension PatternScanner {
  /// Whether a backslash before the scalar makes it stand for itself.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": false
    default: scalar.isASCII
    }
  }
}
