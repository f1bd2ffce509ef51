extension ValidationRule where Value == String {
  /// Accepts a color as `#` and 3, 4, 6 or 8 hexadecimal digits, in either case.
  ///
  /// This is the hexadecimal notation of CSS Color 4, section 5.2: red, green, blue and, with 4 or
  /// 8 digits, opacity.
  ///
  /// ```swift
  /// Rule.isHexColor.accepts("#1a2B3c")  // true
  /// Rule.isHexColor.failure(of: "#12345")  // Enter a color, such as #1a2b3c
  /// ```
  public static var isHexColor: Self {
    Self(.rule(.hexColor)) { text in isHexNotation(text.utf8.span) }
  }
}

/// Returns whether the text is `#` and a valid number of digits, without anything after them.
private func isHexNotation(_ text: Span<UInt8>) -> Bool {
  var position = 0
  guard text.take("#", at: &position) else { return false }
  switch text.skip(.hexDigit, at: &position) {
  case 3, 4, 6, 8: return position == text.count
  default: return false
  }
}

/// An opaque color with three components from 0 to 255.
///
/// ```swift
/// HexColor("#1A2B3C")?.red  // 26
/// HexColor(red: 255, green: 0, blue: 0).description  // "#ff0000"
/// ```
public struct HexColor: Hashable, Sendable {
  /// The red component.
  public let red: UInt8

  /// The green component.
  public let green: UInt8

  /// The blue component.
  public let blue: UInt8

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}

extension HexColor: LosslessStringConvertible {
  /// Reads `#` and 3 or 6 hexadecimal digits, or returns `nil` for other text.
  public init?(_ description: String) {
    guard description.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for character in description.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(UInt8(digit))
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 else { return nil }
    self.init(
      red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3],
      blue: digits[4] << 4 | digits[5])
  }

  /// The color as `#` and 6 hexadecimal digits in lowercase.
  public var description: String {
    "#"
      + [red, green, blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

extension HexColor: Codable {
  /// Reads the text of a color.
  public init(from decoder: any Decoder) throws { self = try textValue(from: decoder) }

  /// Writes the color as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
