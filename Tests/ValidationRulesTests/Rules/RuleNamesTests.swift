import Foundation
import Testing

@testable import ValidationRules

@Suite struct RuleNamesTests {
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

  @Test(arguments: [
    ("iban", "DE89370400440532013000", "DE88370400440532013000"), ("ean8", "73513537", "73513536"),
    ("base64-url", "TW-_", "TW+/"), ("contains-letter", "1a", "1"), ("no-emojis", "Zoë", "Zoë 👍🏽"),
  ])
  func `a name represents its rule`(name: String, valid: String, invalid: String) throws {
    let rule = try #require(Rule.named(name))
    #expect(rule.accepts(valid))
    #expect(!rule.accepts(invalid))
  }

  @Test func `every rule on text has a name, which is its own in kebab case without is`() throws {
    let declared = try Self.declaredRules()
    #expect(declared.count > 60)
    #expect(declared.contains("isRFC3339DateTime"))
    let named = declared.subtracting(["notEmpty"])
    #expect(named.map(Self.interfaceName).sorted() == Self.namesWithoutArguments)
    let list = try String(
      contentsOf: Self.folder.appending(path: "RulesByName.swift"), encoding: .utf8)
    for rule in named {
      #expect(list.contains("  \"\(Self.interfaceName(of: rule))\": .\(rule),\n"), "\(rule)")
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/ValidationRules/Rules").standardized

  /// Returns the static properties that the sources declare as rules on text.
  private static func declaredRules() throws -> Set<String> {
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
  func `text that isn't a name represents no rule`(name: String) {
    #expect(Rule.named(name) == nil)
  }
}
