import Testing

@testable import BoundedPattern

@Suite struct PatternScannerRunTests {
  @Test(
    arguments: [
      ("*a", Run(minimum: 0, mode: "")), ("+a", Run(minimum: 1, mode: "")),
      ("*?a", Run(minimum: 0, mode: "?")), ("{8,}a", Run(minimum: 8, mode: "")),
      ("{8,}?a", Run(minimum: 8, mode: "?")), ("{8,}+a", Run(minimum: 8, mode: "+")),
      ("(?# why )*a", Run(minimum: 0, mode: "")),
    ] as [(String, Run)])
  func `takes a quantifier without an upper bound`(pattern: String, run: Run) {
    var scanner = PatternScanner(pattern)
    #expect(scanner.takeRun(ignoringSpace: false) == run)
    #expect(scanner.next == "a")
  }

  @Test(arguments: ["", "a", "?", "{8}", "{2,8}", "{,8}", "{", "{8,", " *"])
  func `leaves everything else`(pattern: String) {
    var scanner = PatternScanner(pattern)
    #expect(scanner.takeRun(ignoringSpace: false) == nil)
    #expect(scanner.take(9) == pattern)
  }

  @Test func `passes over space and comments where they are ignored`() {
    var scanner = PatternScanner(" # many\n *a")
    #expect(scanner.takeRun(ignoringSpace: true) == Run(minimum: 0, mode: ""))
    #expect(scanner.next == "a")
  }
}
