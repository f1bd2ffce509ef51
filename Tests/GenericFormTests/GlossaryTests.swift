import Foundation
import Testing

/// The types and members in `Documentation/glossary.md` exist.
@Suite struct GlossaryTests {
  private static let sources = Result {
    try ProjectFile.all(in: "Sources", endingWith: ["swift"]).map(\.text).joined(separator: "\n")
  }

  /// Returns the names in code style, such as `FieldStatus.isPending`.
  private static func names() throws -> [String] {
    try ProjectFile("Documentation/glossary.md").text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test func `each type and member exists`() throws {
    let names = try Self.names()
    let sources = try Self.sources.get()
    #expect(names.count > 20)
    for name in names {
      #expect(Self.exists(name, in: sources), "\(name)")
    }
  }

  @Test func `each row names its type`() throws {
    let rows = try ProjectFile("Documentation/glossary.md").text.split(separator: "\n")
      .filter { $0.hasPrefix("| **") }
    #expect(rows.count > 20)
    for row in rows {
      #expect(row.split(separator: "|").count == 3, "\(row)")
      #expect(row.contains("`"), "\(row)")
    }
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func `is linked`(page: String) throws {
    #expect(try ProjectFile(page).text.contains("(Documentation/glossary.md)"))
  }

  @Test(
    arguments: [
      ("Form", true), ("Form.submit()", true), ("Form.isValid", true), ("Fo", false),
      ("Form.isValidating", false), ("Field.submit()", false), ("FieldOutcome", false),
      ("CheckState.done", true), ("form.field", false),
    ])
  func `a name is found at its declaration`(name: String, isThere: Bool) {
    let sources = """
      public final class Form<State> {
      }
      extension Form where State: Equatable {
        public func submit() -> Submission<State> {
          var isValidating = true
        }

        public var isValid: Bool { true }
      }
      public struct Field<Value> {
      }
      enum CheckState {
        case done
      }
      """
    #expect(Self.exists(name, in: sources) == isThere)
  }

  /// Returns whether a type is declared, or a member such as `Form.submit()`.
  private static func exists(_ name: String, in sources: String) -> Bool {
    let parts = name.replacing("()", with: "").split(separator: ".")
    guard let type = parts.first, parts.count <= 2 else { return false }
    let kinds = "struct|class|enum|protocol|actor|typealias"
    guard matches(#"\b(\#(kinds)) \#(type)\b"#, sources) else { return false }
    guard parts.count == 2 else { return true }
    // A declaration ends at a closing brace in the first column.
    let body = #"(?ms)\b(\#(kinds)|extension) \#(type)\b(?:(?!^\}).)*?^  (?=\S)[^\n]*"#
    return matches(#"\#(body)\b(var|let|func|case) \#(parts[1])\b"#, sources)
  }

  private static func matches(_ pattern: String, _ text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}
