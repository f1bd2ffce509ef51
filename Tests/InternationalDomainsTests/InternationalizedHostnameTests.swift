import InternationalDomains
import Testing
import ValidationRules

@Suite struct `An internationalized host name` {
  private let rule = Rule.isHostname(.internationalized)

  @Test(arguments: [
    "bücher.example", "例子.广告", "مثال.إختبار", "उदाहरण.परीक्षा", "실례.테스트", "παράδειγμα.δοκιμή",
    "faß.example",
    "localhost", "1host.example", "WWW.Example.com", "xn--bcher-kva.example",
    "XN--BCHER-KVA.example", "192.0.2.1",
  ])
  func `has letters of any script`(name: String) {
    #expect(rule.accepts(name))
  }

  @Test(arguments: [
    "Bücher.example", "☃.example", "💩.la", "👩‍👩‍👧.example", "a_b.example", "a b.example",
    "bücher.example:80", "http://bücher.example", "bücher/", "㍿.example", "ｂücher.example", "ǆ",
  ])
  func `has no capitals, symbols or punctuation beyond ASCII`(name: String) {
    #expect(!rule.accepts(name))
  }

  @Test(arguments: ["", ".", "。", "a..b", "ä..b", ".bücher", "bücher.", "bücher。", "ä.。b"])
  func `has no empty label`(name: String) {
    #expect(!rule.accepts(name))
  }

  @Test(arguments: [
    "-bücher", "bücher-", "-a", "a-", "ab--cd.example", "äb--cd.example", "xn--", "xn--a",
    "xn--bcher-", "xn--ü", "XN--aa---o47jg78q", "xn--n3h.example",
  ])
  func `has hyphens inside, and two only in an A-label of a U-label`(name: String) {
    #expect(!rule.accepts(name))
  }

  @Test(arguments: ["bücher。example", "bücher．example", "bücher｡example"])
  func `has dots of any width`(name: String) {
    #expect(rule.accepts(name))
  }

  @Test func `is the same in every normalization form`() {
    #expect(rule.accepts("b\u{FC}cher.example"))
    #expect(rule.accepts("bu\u{308}cher.example"))
    #expect(!rule.accepts("\u{308}bucher.example"))
  }

  @Test(arguments: [
    ("क्\u{200D}ष", true), ("क\u{200D}ष", false), ("a\u{200D}b", false),
    ("بي\u{200C}بي", true), ("a\u{200C}b", false), ("l·l", true), ("l·a", false),
    ("・ァ", true), ("a・b", false), ("α͵β", true), ("α͵b", false), ("א׳ב", true), ("a׳ב", false),
    ("ب٠ب", true), ("ب٠۰", false), ("۰0", true),
  ])
  func `has some characters only in their context`(name: String, isValid: Bool) {
    #expect(rule.accepts(name) == isValid)
  }

  @Test func `has the lengths of its A-labels`() {
    // The "ä" becomes "xn--", a hyphen and three letters; with 55 letters, that's 63 octets.
    let longest = "ä" + String(repeating: "a", count: 55)
    #expect(rule.accepts(longest + ".example"))
    #expect(!rule.accepts("a" + longest + ".example"))
    #expect(rule.accepts(String(repeating: "a", count: 63)))
    #expect(!rule.accepts(String(repeating: "a", count: 64)))
    // "xn--4ca." is 8 octets: 31 of these and "abcde" are 253.
    let name = String(repeating: "ä.", count: 31)
    #expect(rule.accepts(name + "abcde"))
    #expect(!rule.accepts(name + "abcdef"))
  }

  @Test(arguments: [
    "\0", "bücher\0.example", "\0bücher", "bücher\n", "\u{FEFF}bücher", "\u{202E}bücher",
    "\u{FFFD}",
    "\u{AD}", "a\u{301}\0", "\u{301}", "e\u{301}\u{200D}", "\r\n",
  ])
  func `isn't found in hard texts`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(.timeLimit(.minutes(10))) func `isn't found in a mebibyte, in bounded time`() {
    let pieces = ["a", "ä", "ä.", "a.", "\u{301}\u{316}", "。", "xn--", "👍", "א", "\0", "-"]
    for piece in pieces {
      #expect(!rule.accepts(String(repeating: piece, count: (1 << 20) / piece.utf8.count)))
    }
  }

  @Test func `is validated the same way in a substring`() {
    let text = "host bücher.example now"
    #expect(rule.accepts(String(text.dropFirst(5).prefix(14))))
  }

  @Test func `is validated from many tasks at once`() async {
    let results = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask { [rule] in rule.accepts(number.isMultiple(of: 2) ? "bücher" : "Bücher") }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count { $0 } == 100)
  }

  @Test func `can require a dot`() {
    let rule = Rule.isHostname(.internationalized.requiringDot)
    #expect(rule.accepts("bücher.example"))
    #expect(!rule.accepts("bücher"))
  }

  @Test func `is used like any other rule`() {
    let rules = [Rule.isHostname(.internationalized)]
    #expect(rules.failures(of: "☃").count == 1)
    #expect(rules.failures(of: "bücher.example") == [])
  }
}
