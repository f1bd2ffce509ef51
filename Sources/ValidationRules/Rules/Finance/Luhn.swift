extension ValidationRule where Value == String {
  /// Accepts any number of digits whose last one is the right Luhn check digit.
  ///
  /// A single space or a single hyphen may stand between two digits, but not both kinds in one
  /// text. Implements ISO/IEC 7812-1:2017, Annex B (the Luhn formula, "modulus 10").
  ///
  /// ```swift
  /// Rule.isLuhn.accepts("4992 7398 716")  // true
  /// Rule.isLuhn.accepts("4992 7398 717")  // false
  /// ```
  public static var isLuhn: Self {
    Self(.rule(.luhn)) { text in
      var sum = LuhnSum()
      return readCode(text.utf8.span, separators: .spacesOrHyphensAlike) { byte in
        guard let digit = byte.decimalValue else { return false }
        sum.append(digit)
        return true
      } && sum.isValid
    }
  }
}

/// The Luhn sum of a number whose digits come from the left, with the check digit last.
///
/// Whether a digit is doubled depends on how many follow it, so both sums are carried along.
struct LuhnSum {
  /// The sum if the digit added last isn't doubled, as in the last place.
  private var ifLastIsPlain = 0
  /// The sum if the digit added last is doubled, as in the place before the last.
  private var ifLastIsDoubled = 0

  /// Adds the next digit, 0 to 9; a doubled one counts as the sum of its two digits.
  mutating func append(_ digit: Int) {
    let doubled = digit < 5 ? digit * 2 : digit * 2 - 9
    (ifLastIsPlain, ifLastIsDoubled) = (ifLastIsDoubled + digit, ifLastIsPlain + doubled)
  }

  /// Indicates whether the last digit is the check digit of those before it.
  var isValid: Bool { ifLastIsPlain % 10 == 0 }
}

extension LuhnSum {
  /// The sum of a code of nothing but digits, or `nil` for a code with a letter.
  init?(_ code: PrintedCode) {
    self.init()
    for position in 0..<code.count {
      guard let digit = code[position].decimalValue else { return nil }
      append(digit)
    }
  }
}
