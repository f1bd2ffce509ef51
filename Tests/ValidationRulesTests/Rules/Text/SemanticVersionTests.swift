import Testing
import ValidationRules

@Suite struct SemanticVersionTests {
  @Test(arguments: [
    "0.0.0", "1.9.0", "10.20.30", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-0.3.7", "1.0.0-x.7.z.92",
    "1.0.0-x-y-z.--", "1.0.0+001", "1.0.0+20130313144700", "1.0.0-beta+exp.sha.5114f85",
    "1.0.0+21AF26D3----117B344092BD", "1.0.0-0a", "1.0.0-00a", "1.0.0--", "1.0.0-0-0",
    "99999999999999999999999.999999999999999999.99999999999999999",
  ])
  func `accepts versions`(text: String) {
    #expect(Rule.isSemanticVersion.accepts(text))
  }

  @Test(arguments: [
    "1", "1.2", "1.2.3.4", "01.2.3", "1.02.3", "1.2.03", "1.2.3-01", "1.2.3-", "1.2.3+", "1.2.3-+b",
    "1.2.3-a..b", "1.2.3-.a", "1.2.3-a.", "1.2.3+a..b", "1.2.3+a+b", "v1.2.3", "V1.2.3", "=1.2.3",
    "-1.2.3", "1.2.-3", "1.2.x", "1.2.3-a_b", "1.2.3-é", "1..3", ".1.2", "1.2.3-00", "1.2.3 -a",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isSemanticVersion.accepts(text))
  }

  @Test func `agrees with the grammar on random texts`() {
    var random = RandomPieces(seed: 0x5E3_7E12)
    var accepted = 0
    let rounds = 40_000
    for _ in 0..<rounds {
      let text = random.version()
      let isVersion = isVersionByTheGrammar(text)
      #expect(
        Rule.isSemanticVersion.accepts(text) == isVersion, "\(text.debugDescription)")
      if isVersion { accepted += 1 }
    }
    #expect(accepted > rounds / 20 && accepted < rounds * 19 / 20, "\(accepted)")
  }

  @Test func `handles 1 MiB`() {
    let long = String(repeating: "a.-", count: (1 << 20) / 3)
    #expect(Rule.isSemanticVersion.accepts("1.0.0-" + long + "0"))
    #expect(!Rule.isSemanticVersion.accepts("1.0.0-" + long + "01" + ".01"))
    #expect(
      Rule.isSemanticVersion.accepts("1.0." + String(repeating: "7", count: 1 << 20)))
    #expect(!Rule.isSemanticVersion.accepts(String(repeating: "1.", count: 1 << 19)))
  }

  @Test func `shows versions`() {
    #expect(
      MessageCatalog().text(for: Rule.isSemanticVersion.message)
        == "Enter a version, such as 1.4.0 or 2.0.0-rc.1")
  }
}

/// Follows the grammar of semver.org, production by production, on pieces of the text.
private func isVersionByTheGrammar(_ text: String) -> Bool {
  let build = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
  let preRelease = build[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
  let core = preRelease[0].split(separator: ".", omittingEmptySubsequences: false)
  let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-"
  func isDigits(_ part: Substring) -> Bool { part.allSatisfy { "0123456789".contains($0) } }
  func isNumber(_ part: Substring) -> Bool {
    part == "0" || !part.isEmpty && part.first != "0" && isDigits(part)
  }
  func isIdentifier(_ part: Substring) -> Bool {
    !part.isEmpty && part.allSatisfy { letters.contains($0) || "0123456789".contains($0) }
  }
  func identifiers(_ list: Substring) -> [Substring] {
    list.split(separator: ".", omittingEmptySubsequences: false)
  }
  return core.count == 3 && core.allSatisfy(isNumber)
    && preRelease.dropFirst().allSatisfy { list in
      identifiers(list).allSatisfy { isNumber($0) || isIdentifier($0) && !isDigits($0) }
    }
    && build.dropFirst().allSatisfy { list in identifiers(list).allSatisfy(isIdentifier) }
}

/// Generates texts that are versions, or nearly.
///
/// The same seed gives the same texts.
private struct RandomPieces {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func version() -> String {
    let numbers = ["0", "1", "42", "9", "00", "01", "10", "12345678901234567890"]
    let pieces = numbers + ["a", "Z", "-", "--", "x-1", "0a", "a0", "rc"]
    let noise = ["", ".", "+", "-", "v", " ", "é", "\0", "\u{301}", "٣", "_", "..", "0"]
    var parts = [pick(numbers), ".", pick(numbers), ".", pick(numbers)]
    for sign in ["-", "+"] where next(below: 2) == 0 {
      parts.append(sign)
      parts.append(pick(pieces))
      while next(below: 3) == 0 { parts += [".", pick(pieces)] }
    }
    for _ in 0..<next(below: 3) {
      parts[next(below: parts.count)] = pick(noise + pieces)
    }
    return parts.joined()
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[next(below: texts.count)]
  }

  /// Returns the upper bits of a linear congruential generator.
  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
