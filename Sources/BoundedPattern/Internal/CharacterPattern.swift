/// Rewrites a pattern so that what it excludes or leaves open matches whole characters.
///
/// `.`, `\N`, `[^…]` and negated classes such as `\D` become `(?>(?=…)\X)`: one extended grapheme
/// cluster whose first scalar they match. What names scalars, such as `[a-z]`, stays as it is.
func matchingCharacters(_ pattern: String) -> String {
  var rewriter = CharacterPattern(rest: pattern[...])
  return rewriter.rewrite()
}

private struct CharacterPattern {
  var rest: Substring
  var output = ""

  mutating func rewrite() -> String {
    while let character = rest.first {
      switch character {
      case "\\": rewriteEscape()
      case "[": rewriteClass()
      case "(" where rest.hasPrefix("(?#"): copy(through: ")")
      case ".": rewriteAsCharacter(take(1))
      default: output += take(1)
      }
    }
    return output
  }

  private mutating func rewriteEscape() {
    if rest.hasPrefix("\\Q") {
      copy(through: "\\E")
      return
    }
    var escape = take(2)
    switch escape.last {
    case "p", "P", "x", "o", "g", "k", "N":
      if rest.first == "{" {
        escape += take(through: "}")
      } else if escape.last == "p" || escape.last == "P" {
        escape += take(1)
      }
    default:
      break
    }
    if isNegated(escape) { rewriteAsCharacter(escape) } else { output += escape }
  }

  private func isNegated(_ escape: String) -> Bool {
    ["\\N", "\\D", "\\W", "\\S", "\\H", "\\V"].contains(escape)
      || escape.hasPrefix("\\P") != escape.hasPrefix("\\p{^") && escape.count > 2
        && (escape.hasPrefix("\\P") || escape.hasPrefix("\\p{^"))
  }

  private mutating func rewriteClass() {
    var set = take(rest.hasPrefix("[^") ? 2 : 1)
    let isNegated = set == "[^"
    if rest.first == "]" { set += take(1) }
    while let character = rest.first, character != "]" {
      if rest.hasPrefix("\\Q") {
        set += take(through: "\\E")
      } else if character == "\\" {
        set += take(2)
      } else if rest.hasPrefix("[:") {
        set += take(through: ":]")
      } else {
        set += take(1)
      }
    }
    set += take(1)
    if isNegated { rewriteAsCharacter(set) } else { output += set }
  }

  private mutating func rewriteAsCharacter(_ item: String) {
    output += "(?>(?=\(item))\\X)"
  }

  private mutating func copy(through end: String) {
    output += take(through: end)
  }

  /// Removes and gives everything up to and with `end`, or the whole rest without it.
  private mutating func take(through end: String) -> String {
    var taken = ""
    while !rest.isEmpty {
      if rest.hasPrefix(end) { return taken + take(end.count) }
      taken += take(1)
    }
    return taken
  }

  private mutating func take(_ count: Int) -> String {
    defer { rest = rest.dropFirst(count) }
    return String(rest.prefix(count))
  }
}
