extension ValidationRule where Value == String {
  /// Accepts a vehicle identification number of 17 characters.
  ///
  /// Implements ISO 3779:2009, content and structure of the VIN: digits and capitals except I, O
  /// and Q, with digits in the last four places. The check digit prescribed in North America isn't
  /// required; for that, use ``isVIN(requiringCheckDigit:)``.
  ///
  /// ```swift
  /// Rule.isVIN.accepts("WVWZZZ1JZXW000001")  // true
  /// Rule.isVIN.failure(of: "WVWZZZ1JZXO000001")
  /// // Enter the 17 characters of the vehicle identification number
  /// ```
  public static var isVIN: Self {
    isVIN(requiringCheckDigit: false)
  }

  /// Accepts a vehicle identification number, optionally requiring a valid check digit.
  ///
  /// The check digit is the ninth character, which 49 CFR 565.15(c) defines. All other checks are
  /// those of ``isVIN``.
  ///
  /// ```swift
  /// Rule.isVIN(requiringCheckDigit: true).accepts("1M8GDM9AXKP042788")  // true
  /// Rule.isVIN(requiringCheckDigit: true).failure(of: "1M8GDM9A1KP042788")
  /// // Enter the 17 characters of the vehicle identification number
  /// ```
  ///
  /// - Parameter requiringCheckDigit: Pass `true` to require a check digit, as in North America.
  ///   Elsewhere, manufacturers may use the ninth character for other purposes.
  public static func isVIN(requiringCheckDigit: Bool) -> Self {
    Self(.rule(.vin)) { text in
      isVehicle(text.utf8.span, requiringCheckDigit: requiringCheckDigit)
    }
  }
}

/// Returns whether the text is 17 valid characters, with the right check digit if it's required.
///
/// The check digit is the weighted sum of all values modulo 11, with X for 10.
private func isVehicle(_ text: Span<UInt8>, requiringCheckDigit: Bool) -> Bool {
  guard text.count == 17 else { return false }
  var sum = 0
  for position in text.indices {
    guard let value = vehicleValue(of: text[position]),
      position < 13 || text[position].decimalValue != nil
    else { return false }
    sum += vehicleWeight(of: position) * value
  }
  guard requiringCheckDigit else { return true }
  let remainder = sum % 11
  return remainder == 10 ? text[8] == UInt8(ascii: "X") : text[8].decimalValue == remainder
}

/// Returns the weight of a position (49 CFR 565.15(c), table IV), which is 0 for the ninth character.
private func vehicleWeight(of position: Int) -> Int {
  switch position {
  case ..<7: 8 - position
  case 7: 10
  case 8: 0
  default: 18 - position
  }
}

/// Returns the value of a character (49 CFR 565.15(c), table III), or `nil` if it isn't allowed.
private func vehicleValue(of byte: UInt8) -> Int? {
  if let digit = byte.decimalValue { return digit }
  guard ByteClass.capital.contains(byte), let letter = byte.letterValue else { return nil }
  switch byte {
  case UInt8(ascii: "I"), UInt8(ascii: "O"), UInt8(ascii: "Q"): return nil
  case UInt8(ascii: "A")...UInt8(ascii: "R"): return letter % 9 + 1
  default: return letter - 16
  }
}
