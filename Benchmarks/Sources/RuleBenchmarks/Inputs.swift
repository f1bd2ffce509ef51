/// Texts to judge: mostly right ones, as forms see them, and one in four with a fault in it.
struct Inputs {
  static let count = 5_000

  private var random = RandomSource(seed: 2026)

  static func make(_ one: (inout RandomSource) -> String) -> [String] {
    var random = RandomSource(seed: 2026)
    return (0..<count).map { _ in
      let text = one(&random)
      return Int.random(in: 0..<4, using: &random) == 0 ? spoilt(text, &random) : text
    }
  }

  /// The text with one character replaced by one that seldom belongs there.
  private static func spoilt(_ text: String, _ random: inout RandomSource) -> String {
    var characters = Array(text)
    guard let place = characters.indices.randomElement(using: &random) else { return text }
    characters[place] = Array("@ -.:/éZ0~").randomElement(using: &random) ?? "@"
    return String(characters)
  }
}

extension RandomSource {
  mutating func text(_ alphabet: String, _ lengths: ClosedRange<Int>) -> String {
    let letters = Array(alphabet)
    let length = Int.random(in: lengths, using: &self)
    return String((0..<length).map { _ in letters[Int.random(in: letters.indices, using: &self)] })
  }

  mutating func number(_ range: ClosedRange<Int>, digits: Int = 1) -> String {
    let text = String(Int.random(in: range, using: &self))
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Inputs {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"
  private static let hexadecimal = "0123456789abcdef"

  static let emails = make {
    let domain = $0.text(letters, 3...12) + "." + ["com", "org", "co.uk", "museum"].randomElement(using: &$0, or: "com")
    return $0.text(letters + "0123456789._+-", 3...20) + "@" + domain
  }
  static let integers = make { $0.number(-1_000_000_000...1_000_000_000) }
  static let phoneNumbers = make { "+" + $0.number(1...9) + $0.text("0123456789", 6...13) }
  static let uuids = make {
    [8, 4].map { count in $0.text(hexadecimal, count...count) }.joined(separator: "-")
      + "-4" + $0.text(hexadecimal, 3...3) + "-a" + $0.text(hexadecimal, 3...3) + "-"
      + $0.text(hexadecimal, 12...12)
  }
  static let ipv4s = make { random in
    (0..<4).map { _ in random.number(0...255) }.joined(separator: ".")
  }
  static let ipv6s = make { random in
    let groups = (0..<8).map { _ in random.text(hexadecimal, 1...4) }
    return Bool.random(using: &random)
      ? groups.joined(separator: ":")
      : groups[..<3].joined(separator: ":") + "::" + groups[5...].joined(separator: ":")
  }
  static let dates = make {
    "\($0.number(1900...2100))-\($0.number(1...12, digits: 2))-\($0.number(1...28, digits: 2))"
  }
  static let cardNumbers = make { withLuhnDigit($0.text("0123456789", 15...15)) }
  static let ibans = make { random in
    let account = random.text("0123456789", 18...18)
    return withIBANDigits(country: "DE", account)
  }
  static let colors = make { "#" + $0.text(hexadecimal, 6...6) }
  static let hexadecimals = make { $0.text(hexadecimal, 8...64) }
  static let sentences = make { $0.text(letters + "   .,", 10...80) }
}

extension Array {
  fileprivate func randomElement(using random: inout RandomSource, or other: Element) -> Element {
    randomElement(using: &random) ?? other
  }
}

private func withLuhnDigit(_ digits: String) -> String {
  let sum = digits.reversed().enumerated().reduce(0) { sum, item in
    let digit = item.element.wholeNumberValue ?? 0
    let doubled = digit * 2
    return sum + (item.offset % 2 == 0 ? (doubled > 9 ? doubled - 9 : doubled) : digit)
  }
  return digits + String((10 - sum % 10) % 10)
}

private func withIBANDigits(country: String, _ account: String) -> String {
  let letters = country.utf8.map { String(Int($0) - 55) }.joined()
  let remainder = (account + letters + "00").reduce(0) { ($0 * 10 + ($1.wholeNumberValue ?? 0)) % 97 }
  let check = 98 - remainder
  return country + (check < 10 ? "0" : "") + String(check) + account
}
