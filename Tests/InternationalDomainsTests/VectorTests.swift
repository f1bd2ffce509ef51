import InternationalDomains
import Testing
import ValidationRules

@Suite struct `The vectors of other projects` {
  @Test func `on host names are all satisfied`() throws {
    let rule = Rule.isHostname(.internationalized)
    let vectors = try Vector.all(in: "hostname")
    try #require(!vectors.isEmpty)
    #expect(vectors.filter { rule.accepts($0.input) != $0.valid }.map(\.input) == [])
  }

  @Test func `on URLs are all satisfied`() throws {
    let rule = Rule.isURL(.internationalized)
    let vectors = try Vector.all(in: "url")
    try #require(!vectors.isEmpty)
    #expect(vectors.filter { rule.accepts($0.input) != $0.valid }.map(\.input) == [])
  }

  @Test func `on domains are satisfied unless libidn2 is stricter`() throws {
    let rule = Rule.isURL(.internationalized)
    let vectors = try Vector.all(in: "hostname_idna")
    try #require(!vectors.isEmpty)
    let differing = vectors.filter { rule.accepts(url(of: $0.input)) != isValidHost($0) }
    #expect(differing.filter { !isValidHost($0) }.map(\.input) == [])
    let unexplained = differing.filter { KnownDifference.reason(for: $0) == nil }
    #expect(unexplained.map(\.input) == [])
  }

  /// Returns whether the result of a vector is a valid host.
  ///
  /// URLs forbid some characters that UTS #46 allows, and names that end in a number but aren't
  /// addresses.
  private func isValidHost(_ vector: Vector) -> Bool {
    guard vector.valid, let ascii = vector.ascii else { return false }
    return Rule.isURL(.standard).accepts(url(of: ascii))
  }

  private func url(of domain: String) -> String {
    "https://" + domain.utf8.map(escaped).joined() + "/"
  }

  private func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      String(UnicodeScalar(byte))
    default:
      "%" + String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
    }
  }
}
