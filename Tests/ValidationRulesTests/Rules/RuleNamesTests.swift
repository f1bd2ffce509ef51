import Foundation
import Testing

@testable import ValidationRules

@Suite struct RuleNamesTests {
  /// Every name without arguments, with a text that its rule accepts and one that it refuses.
  static let examples: [(name: String, valid: String, invalid: String)] = [
    ("alpha", "Mei", "Mei1"), ("alphanumeric", "mei98", "mei_98"), ("ascii", "a-1", "é"),
    ("base64", "TWU=", "TWU"), ("base64-url", "TW-_", "TW+/"), ("bic", "DEUTDEFF500", "DEUTDEFF50"),
    ("cidr", "192.0.2.0/24", "192.0.2.0"), ("contains-letter", "1a", "1"),
    ("contains-number", "a1", "a"), ("country-code", "FR", "FRA"),
    ("credit-card", "4111111111111111", "4111111111111112"), ("css-color", "red", "rad"),
    ("currency-code", "EUR", "EU"), ("data-uri", "data:,a", "data:a"), ("decimal", "1.5", "1e5"),
    ("digits", "0042", "-42"),
    ("e164", "+33603903594", "0603903594"),
    ("ean13", "4006381333931", "73513537"), ("ean14", "14006381333938", "4006381333931"),
    ("ean8", "73513537", "4006381333931"), ("email", "mei@example.com", "mei"),
    ("hex-color", "#1a2b3c", "red"),
    ("hexadecimal", "0xBEEF", "0xGEEF"), ("hostname", "www.example.com", "www_example.com"),
    ("iban", "DE89370400440532013000", "DE88370400440532013000"),
    ("imei", "490154203237518", "490154203237517"), ("integer", "-12", "1.5"),
    ("ip-address", "2001:db8::1", "192.0.2.256"), ("ipv4", "192.0.2.1", "::1"),
    ("ipv6", "::1", "192.0.2.1"), ("isbn", "3-598-21507-X", "0-9752298-0-3"),
    ("isbn10", "3-598-21507-X", "978-3-598-21500-1"),
    ("isbn13", "978-3-598-21500-1", "3-598-21507-X"),
    ("isin", "US0378331005", "US0378331006"), ("iso8601-date", "2024-02-29", "2023-02-29"),
    ("iso8601-duration", "P1DT12H", "1D"), ("issn", "0317-8471", "0317-8472"),
    ("json", "[1]", "[1"),
    ("json-pointer", "/a", "a"),
    ("jwt", "eyJhbGciOiJub25lIn0.e30.", "eyJhbGciOiJub25lIn0.e30"), ("language-code", "fr", "al"),
    ("language-tag", "zh-Hant-TW", "zh_TW"), ("latitude", "89.9", "90.1"),
    ("longitude", "179.9", "180.1"), ("luhn", "79927398713", "79927398710"),
    ("mac-address", "00:1a:2b:3c:4d:5e", "00"), ("md5", digest(32), digest(40)),
    ("mime-type", "text/html", "text"), ("mobile", "+33 6 03 90 35 94", "0603903594"),
    ("no-emojis", "Zoë", "Zoë 👍🏽"), ("number", "1.5", "x"), ("octal", "0o755", "789"),
    ("percentage", "12.5 %", "101"), ("port", "8080", "65536"),
    ("rfc3339-date-time", "2026-12-31T23:59:00Z", "2026-12-31"),
    ("semantic-version", "1.0.0", "v1"),
    ("sha1", digest(40), digest(32)), ("sha256", digest(64), digest(96)),
    ("sha384", digest(96), digest(64)), ("sha512", digest(128), digest(96)),
    ("slug", "a-b", "A-B"), ("time", "18:30", "24:00"),
    ("ulid", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "81ARZ3NDEKTSV4RRFFQ69G5FAV"),
    ("url", "example.com/may", "mailto:mei@example.com"), ("username", "mei_98", "-mei"),
    ("uuid", "00000000-0000-0000-0000-000000000000", "0"),
    ("vin", "WVWZZZ1JZXW000001", "WVWZZZ1JZXO000001"),
  ]

  private static var namesWithoutArguments: [String] {
    Rule<String>.names.filter { !$0.hasSuffix("(…)") }
  }

  /// Every name with arguments, with a text that its rule accepts and one that it refuses.
  static let examplesWithArguments: [(name: String, valid: String, invalid: String)] = [
    ("case-insensitive-contains(MEI)", "I am mei", "me"),
    ("case-insensitive-equals(MEI)", "mei", "I am mei"), ("contains(a, b)", "a, b", "a b"),
    ("ends-with(.com)", "example.com", "example.org"), ("equals(yes (all))", "yes (all)", "yes"),
    ("exact-contains-letters(2)", "a1b", "a1"), ("exact-contains-numbers(2)", "1a2", "1a"),
    ("length(3)", "mei", "meis"), ("length(3, 4)", "meis", "meiss"),
    ("max-contains-letters(1)", "a", "ab"), ("max-contains-numbers(1)", "1", "12"),
    ("max-length(1)", "a", "ab"), ("min-contains-letters(1)", "a", "1"),
    ("min-contains-numbers(1)", "1", "a"), ("min-length(2)", "ab", "a"),
    ("one-of(red, light green)", "light green", "green"), ("postal-code(FR)", "33506", "3350"),
    ("regex(^(a|b) c$)", "b c", "c c"), ("starts-with(ab)", "abc", "bc"),
    ("username(3, 4)", "mei", "me"),
    (
      "uuid(4)", "919108f7-52d1-4320-9bac-f847db4148a8", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
    ),
  ]

  @Test(arguments: examplesWithArguments.indices)
  func `arguments are in parentheses`(index: Int) throws {
    let (name, valid, invalid) = Self.examplesWithArguments[index]
    let rule = try #require(Rule.named(name), "\(name)")
    #expect(rule.accepts(valid), "\(name)")
    #expect(!rule.accepts(invalid), "\(name)")
  }

  @Test func `every name with arguments has an example`() {
    let examples = Self.examplesWithArguments.map { "\($0.name.prefix { $0 != "(" })(…)" }
    #expect(Set(examples).sorted() == Rule<String>.names.filter { $0.hasSuffix("(…)") })
  }

  private static func digest(_ digits: Int) -> String { String(repeating: "0f", count: digits / 2) }

  @Test(arguments: examples.indices)
  func `a name stands for its rule`(index: Int) throws {
    let (name, valid, invalid) = Self.examples[index]
    let rule = try #require(Rule.named(name), "\(name)")
    #expect(rule.accepts(valid), "\(name)")
    #expect(!rule.accepts(invalid), "\(name)")
  }

  /// Detects two names with swapped rules: no other rule gives the same results on all texts.
  @Test func `every name has an example, and every rule results of its own`() {
    #expect(Self.examples.map(\.name) == Self.namesWithoutArguments)
    let texts = Self.examples.flatMap { [$0.valid, $0.invalid] }
    let results = Dictionary(grouping: Self.namesWithoutArguments) { name in
      texts.map { Rule.named(name)?.accepts($0) }
    }
    #expect(results.values.filter { $0.count > 1 } == [])
  }

  @Test func `every rule on text has a name, which is its own in kebab case without is`() throws {
    let declared = try Self.declaredRules()
    #expect(declared.count > 60)
    #expect(declared.contains("isRFC3339DateTime"))
    #expect(
      declared.subtracting(["notEmpty"]).map(Self.interfaceName).sorted()
        == Self.namesWithoutArguments)
  }

  /// Returns the static properties that the sources declare as rules on text.
  private static func declaredRules() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ValidationRules/Rules").standardized
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    let extensionStart = /extension ValidationRule where Value(?: == String|: StringProtocol) \{/
    var names: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for part in source.split(separator: "\nextension", omittingEmptySubsequences: false) {
        guard "extension\(part.trimmingPrefix("extension"))".firstMatch(of: extensionStart) != nil
        else { continue }
        names.formUnion(
          part.matches(of: /\n  public static var (\w+): Self\b/).map { String($0.1) })
      }
    }
    return names
  }

  private static func interfaceName(of rule: String) -> String {
    let words = rule.trimmingPrefix(/is(?=[A-Z])/)
      .matches(of: /IPv\d|[A-Z]+\d+(?![a-z])|[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*/)
    return words.map { $0.output.lowercased() }.joined(separator: "-")
  }

  @Test(arguments: [
    "", "intger", "Number", " number", "not-empty", "()", "iban()", "length", "length(", "length()",
    "length(a)", "length(-1)", "length(3,)", "length(4, 3)", "length(1, 2, 3)", "regex([)",
    "postal-code(FRA)", "uuid(9)", "min-length(99999999999999999999)",
  ])
  func `what is no name stands for none`(name: String) {
    #expect(Rule.named(name) == nil)
  }
}
