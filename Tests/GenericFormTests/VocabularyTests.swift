import Foundation
import Testing

/// One word for one thing: what `Documentation/glossary.md` has a word for is not called otherwise.
@Suite struct VocabularyTests {
  /// The words that are not used, as regular expressions, and what is written instead.
  private static let unused: [(word: String, instead: String)] = [
    (#"\bjudg\w*"#, "validate, decide"),
    (#"\bverdicts?\b"#, "result"),
    (#"\bfaults?\b"#, "error"),
    (#"\bcomplain\w*"#, "warning, error"),
    (#"\brefusals?\b"#, "error"),
    (#"\b(told|tells?|telling)\b"#, "report, notify, distinguish"),
    (#"\basked of\b"#, "validation, rule"),
    (#"\bsaid\b"#, "shown, reported"),
    (#"\blook(s|ed|ing)?\b(?!.(up|around|ahead|behind)\b| ?$)"#, "read, search, appear, style"),
    (#"\b(sees|seeing|seen)\b"#, "read, find, be shown"),
    (#"\bsee\b(?! ?[`\[*“]|:| ?$)"#, "read, find, be shown"),
    (#"\brooms?\b(?!( left)? for\b)"#, "space, folder"),
    (#"\bboards?\b"#, "status"),
    (#"\bstamps?\b"#, "time"),
  ]

  /// Uses of these words that mean something else.
  private static let exceptions = [
    // A part of the sentence of a full disk.
    "\"no room\"",
    // Names that were replaced.
    "`FieldFault`", "`FormVerdict`", "`faults`", "`verdict(on:)`", "`FieldRefusal`",
    "`VerdictDisplay`",
    // Variables for items that occurred before; the second is named by the URL Standard.
    "var seen", "seen.insert", "atSignSeen",
  ]

  /// The patterns above, and lists of data.
  private static let exempt: Set = [
    "Tests/GenericFormTests/VocabularyTests.swift",
    "Sources/ValidationRules/Rules/Network/Hosts/TopLevelDomains.swift",
  ]

  /// The text of each file, with its names split into words.
  private static let files: Result<[(path: String, words: String)], any Error> = Result {
    let folders = ["Sources", "Tests", "Examples", "Benchmarks", "Snippets", "Documentation"]
    let pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Package.swift"]
    let endings: Set = ["swift", "md", "h", "c", "cpp", "py"]
    let files =
      try folders.flatMap { try ProjectFile.all(in: $0, endingWith: endings) }
      + pages.map { try ProjectFile($0) }
    return files.filter { !exempt.contains($0.path) }.map { ($0.path, split($0.text)) }
  }

  @Test(arguments: unused)
  func `stands in no file`(word: String, instead: String) throws {
    let files = try Self.files.get()
    #expect(files.count > 700)
    for file in files {
      #expect(Self.lines(of: file.words, with: word) == [], "\(file.path): write \(instead)")
    }
  }

  @Test(
    arguments: [
      "It is judged", "testShowsTheVerdict", "form_faults", "Complaint", "No refusal.", "Tells",
      "what is asked of it", "He said", "It looks wrong", "look at it", "as a person sees it",
      "there is more to see here", "no room", "the board", "Stamped, a stamp",
    ])
  func `is found in prose and in names`(text: String) {
    let words = Self.split(text)
    #expect(Self.unused.contains { Self.lines(of: words, with: $0.word) != [] })
  }

  @Test(
    arguments: [
      "default", "Segfault", "Refuses empty text", "look up", "looks-up", "look-around", "Outlook",
      "see ``Form``", "Absent: see\nthe next", "See [the page](a.md)", "keyboard", "timestamp",
      "room for it", "mushroom", "onboarding",
    ])
  func `is not found in other words`(text: String) {
    let words = Self.split(text)
    #expect(!Self.unused.contains { Self.lines(of: words, with: $0.word) != [] })
  }

  /// Splits names such as `showsVerdict` into words, and drops the exceptions.
  private static func split(_ text: String) -> String {
    exceptions.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
      .replacingOccurrences(of: "(?<=[a-z])(?=[A-Z])|_", with: " ", options: .regularExpression)
  }

  /// The lines in which a word stands.
  private static func lines(of text: String, with word: String) -> [String] {
    func hasWord(_ text: some StringProtocol) -> Bool {
      text.range(of: "(?mi)\(word)", options: .regularExpression) != nil
    }
    return hasWord(text) ? text.split(separator: "\n").filter(hasWord).map(String.init) : []
  }
}
