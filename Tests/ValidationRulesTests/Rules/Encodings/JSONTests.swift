import Testing
import ValidationRules

@Suite struct JSONTests {
  @Test(arguments: [
    "{}", "[]", "null", "true", "false", "0", "-0", "1.5e-3", "1E+2", #""""#, #""é👍\u0000""#,
    " \t\r\n[ ] ", "[1,2]", "[1 , 2 ]", #"{"a":1,"a":{"b":[null]}}"#, #"{ "a" : [ ] , "" : 0 }"#,
    #"["\"\\\/\b\f\n\r\t\u00E9\uD800"]"#, "[[[{\"a\":[]}]]]", "[\"\u{7F}\u{2028}\u{301}\"]",
    "[1.7976931348623157e999]", "7", "-12", "10", "0.5", "-1.25", "1e5", "1E+05", "0e-0", "2.0e10",
  ])
  func `accepts JSON`(text: String) {
    #expect(Rule.isJSON.accepts(text))
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "True", "NaN", "Infinity", "undefined", "01", "-", "-01", "+1", ".5",
    "1.", "1.e2", "1e", "1e+", "0x1", "1 2", "1,", "٣", "--1", "1_000",
    "1e5.0", "1.2.3", "1e5e5",
  ])
  func `refuses other words and numbers`(text: String) {
    #expect(!Rule.isJSON.accepts(text))
  }

  @Test(arguments: [
    "\"", "'a'", #""\x""#, #""\u12""#, #""\u12G4""#, #""\"#, #""\""#, "\"\n\"", "\"\0\"",
    "\"\t\"", #""a"b"#, "“a”", #""\U0041""#,
  ])
  func `refuses other strings`(text: String) {
    #expect(!Rule.isJSON.accepts(text))
  }

  @Test(arguments: [
    "[", "]", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1 2]", "[1:2]", "{", "}", #"{"a"}"#, #"{"a":}"#,
    #"{"a":1,}"#, #"{"a":1 "b":2}"#, #"{"a" 1}"#, "{a:1}", "{1:1}", "{,}", "[}", "{]", "[1}",
    #"{"a":1]"#, "[]]", "{}{}", "[]x", "[//\n]", "[/**/]", "\u{FEFF}[]", "[\u{A0}]", "[\u{C}]",
    "[\u{B}]",
    "[]\0",
  ])
  func `refuses other arrays and objects`(text: String) {
    #expect(!Rule.isJSON.accepts(text))
  }

  @Test func `follows a million brackets`() {
    let count = 1_000_000
    let opened = String(repeating: "[", count: count)
    let closed = String(repeating: "]", count: count)
    #expect(Rule.isJSON.accepts(opened + closed))
    #expect(!Rule.isJSON.accepts(opened))
    #expect(!Rule.isJSON.accepts(opened + closed + "]"))
    #expect(!Rule.isJSON.accepts(opened + String(closed.dropLast()) + "}"))
    let objects = String(repeating: #"{"a":["#, count: count / 2)
    #expect(!Rule.isJSON.accepts(objects))
    #expect(Rule.isJSON.accepts(objects + String(repeating: "]}", count: count / 2)))
  }

  @Test(arguments: [1, 2, 63, 64, 65, 66, 127, 128, 129, 130, 200])
  func `distinguishes arrays from objects at every depth`(depth: Int) {
    let kinds = (0..<depth).map { ($0 * $0 + $0 / 3).isMultiple(of: 2) }
    let opened = kinds.map { $0 ? "[" : #"{"a":"# }.joined()
    let closed = kinds.reversed().map { $0 ? "]" : "}" }
    #expect(Rule.isJSON.accepts(opened + "1" + closed.joined()))
    for wrong in closed.indices {
      var swapped = closed
      swapped[wrong] = closed[wrong] == "]" ? "}" : "]"
      #expect(!Rule.isJSON.accepts(opened + "1" + swapped.joined()))
    }
  }

  @Test func `handles 1 MiB`() {
    for piece in ["[1,", "{\"a\":", "\"\\", "1", "-", " ", "\u{301}", "{["] {
      let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
      #expect(Rule.isJSON.accepts(text) == (piece == "1"), "\(piece)")
    }
  }

  @Test func `asks for JSON`() {
    #expect(MessageCatalog().text(for: Rule.isJSON.message) == "Enter well-formed JSON")
  }
}
