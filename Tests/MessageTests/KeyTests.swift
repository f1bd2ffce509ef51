import FormTextField
import GenericForm
import PasswordStrength
import PhoneNumbers
import Testing

@testable import GtkFormApp

/// The scheme of keys: the name of a rule or an area, followed by a word if it has several
/// messages.
@Suite struct KeyTests {
  private static let keys = MessageEntry.ofEveryModule.map(\.key)

  /// The areas of messages that don't belong to a rule.
  private static let areas: Set = [
    "required", "emojis", "digest", "result", "check", "field", "form", "list", "display", "choice",
    "range", "phone", "money", "tags", "code", "text", "link", "files",
    "clock", "date", "rows", "pages", "file", "color", "signUp", "store",
    "draft", "closing", "messages", "cause", "window", "menu", "about", "preferences", "shortcuts",
    "gallery", "group", "summary", "option", "state",
  ]

  /// The names of the rules without `is`, starting with a lowercase letter.
  private func ruleNames() throws -> Set<String> {
    let folders = [
      "Sources/ValidationRules/Rules", "Sources/PhoneNumbers", "Sources/PasswordStrength",
    ]
    let lines = try folders.flatMap { try SourceFile.all(in: $0) }.flatMap(\.lines)
    let names = lines.flatMap { $0.matches(of: /public static (?:var|func) (?:is(?=[A-Z]))?(\w+)/) }
    return Set(names.map { String($0.1).lowercased() })
  }

  @Test func `no two messages share a key`() {
    #expect(Self.keys.count == Set(Self.keys).count)
    #expect(!Self.keys.isEmpty)
  }

  @Test func `is the name of a rule, or of an area, and a word`() throws {
    let owners = try ruleNames().union(Self.areas.map { $0.lowercased() })
    for key in Self.keys {
      #expect(key.wholeMatch(of: /[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?/) != nil, "\(key)")
      #expect(owners.contains(key.prefix { $0 != "." }.lowercased()), "\(key)")
    }
  }

  @Test func `says not once, and only for the opposite of another`() {
    for key in Self.keys {
      #expect(!key.hasPrefix("no") || ["nonOptional", "notEmpty"].contains(key), "\(key)")
      guard key.hasSuffix(".not") else { continue }
      let positive = String(key.dropLast(".not".count))
      #expect(Self.keys.contains { $0 == positive }, "\(key)")
    }
  }

  @Test func `every listed area has a message and isn't a rule`() throws {
    let owners = Set(Self.keys.map { String($0.prefix { $0 != "." }) })
    #expect(Self.areas.subtracting(owners) == [])
    #expect(try ruleNames().isDisjoint(with: Self.areas.map { $0.lowercased() }))
  }
}
