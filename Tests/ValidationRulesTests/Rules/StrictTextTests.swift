import Testing
import ValidationRules

/// A rule whose standard allows only ASCII, and a text that it accepts.
struct StrictRule: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: Rule<String>
  let accepted: String
  let acceptsEmpty: Bool

  var testDescription: String { name }

  init(
    _ name: String, _ rule: Rule<String>, accepts accepted: String,
    orEmpty acceptsEmpty: Bool = false
  ) {
    self.name = name
    self.rule = rule
    self.accepted = accepted
    self.acceptsEmpty = acceptsEmpty
  }

  static let all = [
    Self("isISO8601Date", .isISO8601Date, accepts: "2024-02-29"),
    Self("isRFC3339DateTime", .isRFC3339DateTime, accepts: "1998-12-31T15:59:60.25-08:00"),
    Self("isTime", .isTime, accepts: "23:59:59.125"),
    Self("isISO8601Duration", .isISO8601Duration, accepts: "P3Y6M4DT12H30M5S"),
    Self("isInteger", .isInteger, accepts: "-1234567890123456789"),
    Self("isDecimal", .isDecimal, accepts: "+12345678901234.5678"),
    Self("isHexColor", .isHexColor, accepts: "#1a2B3c4D"),
    Self("isSemanticVersion", .isSemanticVersion, accepts: "1.20.3-rc.4+build.56"),
    Self("isBase64", .isBase64, accepts: "aGVsbG8gd29ybGQgMTIzNA==", orEmpty: true),
    Self("isBase64URL", .isBase64URL, accepts: "w7_Dv8O-w74KaGVsbG8", orEmpty: true),
    Self("isHexadecimal", .isHexadecimal, accepts: "0xDEADbeef0123456789"),
    Self("isOctal", .isOctal, accepts: "0o755000000000000000"),
    Self("isMD5", .isMD5, accepts: "d41d8cd98f00b204e9800998ecf8427e"),
    Self("isSHA1", .isSHA1, accepts: "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    Self("isSHA256", .isSHA256, accepts: String(repeating: "9aF0", count: 16)),
    Self("isSHA384", .isSHA384, accepts: String(repeating: "9aF0", count: 24)),
    Self("isSHA512", .isSHA512, accepts: String(repeating: "9aF0", count: 32)),
    Self("isULID", .isULID, accepts: "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
    Self("isAlpha", .isAlpha, accepts: "abcdefghijklmnopqrstuvwxyzABC"),
    Self("isAlphanumeric", .isAlphanumeric, accepts: "mei1998"),
    Self("isDigits", .isDigits, accepts: "0042"),
  ]
}

@Suite struct StrictTextTests {
  @Test(arguments: StrictRule.all)
  func `accepts the whole text`(strict: StrictRule) {
    #expect(strict.rule.accepts(strict.accepted))
  }

  @Test(arguments: StrictRule.all)
  func `refuses the empty text unless it encodes nothing`(strict: StrictRule) {
    #expect(strict.rule.accepts("") == strict.acceptsEmpty)
  }

  @Test(arguments: StrictRule.all)
  func `refuses text with something before, after or on top of it`(strict: StrictRule) {
    for extra in ["\0", " ", "\n", "\r\n", "\u{FEFF}", "\u{202E}", "\u{200B}", "👍🏽", "א", "é"] {
      #expect(!strict.rule.accepts(extra + strict.accepted), "before: \(extra.debugDescription)")
      #expect(!strict.rule.accepts(strict.accepted + extra), "after: \(extra.debugDescription)")
    }
    for scalar in strict.accepted.indices {
      var marked = strict.accepted
      marked.insert("\u{301}", at: marked.index(after: scalar))
      #expect(!strict.rule.accepts(marked))
    }
  }

  @Test(arguments: StrictRule.all)
  func `refuses digits and letters of other scripts`(strict: StrictRule) {
    for (position, scalar) in strict.accepted.unicodeScalars.enumerated() {
      for twin in twins(of: scalar) {
        var scalars = Array(strict.accepted.unicodeScalars)
        scalars[position] = twin
        var disguised = String.UnicodeScalarView()
        disguised.append(contentsOf: scalars)
        #expect(!strict.rule.accepts(String(disguised)), "\(disguised)")
      }
    }
  }

  /// Returns the full-width form, and the Arabic-Indic digit or the Kelvin sign.
  private func twins(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let fullWidth = Unicode.Scalar(scalar.value + 0xFEE0)
    let foreign: Unicode.Scalar? =
      switch scalar {
      case "0"..."9": Unicode.Scalar(scalar.value - 0x30 + 0x0660)
      case "k", "K": "\u{212A}"
      case "s", "S": "\u{017F}"
      default: nil
      }
    return [fullWidth, foreign].compactMap(\.self)
  }

  @Test(arguments: StrictRule.all)
  func `validates a piece of a longer text by itself`(strict: StrictRule) {
    let longer = "é\0(" + strict.accepted + ")\u{301}é"
    let start = longer.unicodeScalars.index(longer.startIndex, offsetBy: 3)
    let end = longer.unicodeScalars.index(start, offsetBy: strict.accepted.utf8.count)
    #expect(strict.rule.accepts(String(longer[start..<end])))
    #expect(!strict.rule.accepts(longer))
  }

  @Test(arguments: StrictRule.all)
  func `handles 1 MiB`(strict: StrictRule) {
    for piece in ["@", "{[", "(#-", "é", "\u{301}"] {
      let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
      #expect(!strict.rule.accepts(text))
      #expect(!strict.rule.accepts(strict.accepted + text))
    }
  }
}
