extension ValidationFormatter
where Value: BinaryFloatingPoint & LosslessStringConvertible & SendableMetatype {
  /// Rounds a number to this many decimal places, half away from zero.
  ///
  /// The decimal digits that the user sees are rounded, not the underlying binary fraction, which
  /// for 1.005 is slightly less. Infinity and NaN are unchanged.
  ///
  /// ```swift
  /// ValidationFormatter<Double>.rounded(to: 2).format(1.005)  // 1.01
  /// ValidationFormatter<Double>.rounded(to: 0).format(-2.5)  // -3.0
  /// ```
  ///
  /// - Precondition: `places` isn't negative.
  public static func rounded(to places: Int) -> Self {
    guard places >= 0 else {
      fatalError("A number can't be rounded to \(places) decimal places.")
    }
    return Self { value in
      value.isFinite ? rounded(value, to: places) : value
    }
  }

  /// Rounds the digits of the number's `description`, the shortest text that represents it.
  ///
  /// In the code, the number is `digits` with a point after the first `whole` of them; `whole` may
  /// be negative or exceed their count. A number with at most `places` decimals is unchanged, and
  /// one too small for any of them becomes 0 with its sign.
  private static func rounded(_ value: Value, to places: Int) -> Value {
    let parts = value.magnitude.description.split(separator: "e")
    let numerals = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    var digits = numerals.joined().utf8.map { Int($0) - 0x30 }
    let whole = numerals[0].count + exponent
    guard places < digits.count - whole else { return value }
    guard whole + places >= 0 else { return value.sign == .minus ? -0.0 : 0.0 }

    let isRoundedUp = digits[whole + places] >= 5
    digits.removeSubrange((whole + places)...)
    if isRoundedUp { increment(&digits) }
    let text = digits.map(String.init).joined()
    let magnitude = Value("0\(text)e-\(places)") ?? value.magnitude
    return value.sign == .minus ? -magnitude : magnitude
  }

  /// Adds 1 to a number in decimal digits, adding a digit in front if all of them are 9.
  private static func increment(_ digits: inout [Int]) {
    let nines = digits.reversed().prefix { $0 == 9 }.count
    let place = digits.count - nines
    for nine in place..<digits.count { digits[nine] = 0 }
    if place == 0 { digits.insert(1, at: 0) } else { digits[place - 1] += 1 }
  }
}
