/// Texts to validate: three of four are valid, as in forms, and the others have one wrong
/// character.
struct Inputs {
  static let count = 5_000

  static func make(_ one: (inout RandomSource) -> String) -> [String] {
    var random = RandomSource(seed: 2026)
    return (0..<count).map { _ in
      let text = one(&random)
      return Int.random(in: 0..<4, using: &random) == 0 ? spoilt(text, &random) : text
    }
  }

  /// Returns the text with one character replaced by one that seldom belongs there.
  private static func spoilt(_ text: String, _ random: inout RandomSource) -> String {
    var characters = Array(text)
    guard let place = characters.indices.randomElement(using: &random) else { return text }
    characters[place] = Array("@ -.:/éZ0~").randomElement(using: &random) ?? "@"
    return String(characters)
  }
}

extension RandomSource {
  mutating func one(of texts: [String]) -> String {
    texts[Int.random(in: texts.indices, using: &self)]
  }

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
  private static let digits = "0123456789"
  private static let hexadecimal = "0123456789abcdef"

  static let emails = make { random in
    let local = random.text(letters + digits + "._+-", 3...20)
    let domain = random.text(letters, 3...12)
    let topLevel = random.one(of: ["com", "org", "co.uk", "museum"])
    return "\(local)@\(domain).\(topLevel)"
  }

  static let integers = make { random in random.number(-1_000_000_000...1_000_000_000) }

  static let phoneNumbers = make { random in
    let first = random.number(1...9)
    return "+\(first)\(random.text(digits, 6...13))"
  }

  static let uuids = make { random in
    let first = random.text(hexadecimal, 8...8)
    let second = random.text(hexadecimal, 4...4)
    let third = random.text(hexadecimal, 3...3)
    let fourth = random.text(hexadecimal, 3...3)
    return "\(first)-\(second)-4\(third)-a\(fourth)-\(random.text(hexadecimal, 12...12))"
  }

  static let ipv4s = make { random in
    var parts: [String] = []
    for _ in 0..<4 { parts.append(random.number(0...255)) }
    return parts.joined(separator: ".")
  }

  static let ipv6s = make { random in
    var groups: [String] = []
    for _ in 0..<8 { groups.append(random.text(hexadecimal, 1...4)) }
    if Bool.random(using: &random) { return groups.joined(separator: ":") }
    return groups[..<3].joined(separator: ":") + "::" + groups[5...].joined(separator: ":")
  }

  static let dates = make { random in
    let year = random.number(1900...2100)
    let month = random.number(1...12, digits: 2)
    return "\(year)-\(month)-\(random.number(1...28, digits: 2))"
  }

  static let cardNumbers = make { random in withLuhnDigit(random.text(digits, 15...15)) }

  static let ibans = make { random in
    withIBANDigits(country: "DE", random.text(digits, 18...18))
  }

  static let colors = make { random in "#" + random.text(hexadecimal, 6...6) }
  static let hexadecimals = make { random in random.text(hexadecimal, 8...64) }
  static let sentences = make { random in random.text(letters + "   .,", 10...80) }
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
  let remainder = (account + letters + "00").reduce(0) { remainder, digit in
    (remainder * 10 + (digit.wholeNumberValue ?? 0)) % 97
  }
  let check = 98 - remainder
  return country + (check < 10 ? "0" : "") + String(check) + account
}
