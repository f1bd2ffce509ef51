import Testing

@testable import ValidationRules

@Suite struct `An A-label` {
  // Most are samples of RFC 3492, section 7.1, in lowercase.
  @Test(arguments: [
    ("ü", "xn--tda"),
    ("bücher", "xn--bcher-kva"),
    ("münchen", "xn--mnchen-3ya"),
    ("例子", "xn--fsqu00a"),
    ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
    ("pročprostěnemluvíčesky", "xn--proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "xn--4dbcagdahymbxekheh6e0a7fei0b"),
    ("почемужеонинеговорятпорусски", "xn--b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    (
      "porquénopuedensimplementehablarenespañol",
      "xn--porqunopuedensimplementehablarenespaol-fmd56a"
    ),
    ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-super-monkeys", "xn---with-super-monkeys-pc58ag80a8qai00g7n9n"),
    ("パフィーdeルンバ", "xn--de-jg4avhby1noc0d"),
    ("そのスピードで", "xn--d9juau41awczczp"),
    ("😀", "xn--e28h"),
    ("ññ", "xn--idaa"),
    ("ß-ß", "xn----pfab"),
  ])
  func `is the Punycode of its U-label`(label: String, expected: String) {
    #expect(aLabel(of: label) == expected)
    #expect(aLabel(of: label.uppercased().lowercased()) == expected || label.contains("ß"))
  }

  @Test(arguments: [("BÜCHER", "xn--bcher-kva"), ("РФ", "xn--p1ai"), ("Straße", "xn--strae-oqa")])
  func `is in lower case`(label: String, expected: String) {
    #expect(aLabel(of: label) == expected)
  }

  @Test func `has at most 63 octets`() {
    let longest = "é" + String(repeating: "a", count: 55)
    #expect(aLabel(of: longest)?.utf8.count == 63)
    #expect(aLabel(of: longest + "a") == nil)
    #expect(aLabel(of: String(repeating: "é", count: 60)) == nil)
    #expect(aLabel(of: String(repeating: "é", count: 1 << 20)) == nil)
  }

  private func aLabel(of text: String) -> String? {
    let bytes = text.utf8.span
    guard let label = ALabel(bytes, bytes.indices) else { return nil }
    let octets = (0..<label.count).map { label.octets[$0] }
    return String(decoding: octets, as: UTF8.self)
  }
}
