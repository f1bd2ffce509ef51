extension ValidationRule where Value == String {
  /// Accepts a number of any length whose last digit is the right Luhn check digit.
  ///
  /// A single space or hyphen may separate any two digits, but one text can't mix the two.
  /// Implements ISO/IEC 7812-1:2017, Annex B (the Luhn formula, "modulus 10").
  ///
  /// ```swift
  /// Rule.isLuhn.accepts("4992 7398 716")  // true
  /// Rule.isLuhn.failure(of: "4992 7398 717")  // Check the digits of the number
  /// ```
  public static var isLuhn: Self {
    Self(.rule(.luhn)) { text in
      var sum = LuhnSum()
      return readCode(text.utf8.span, separators: .spacesOrHyphensAlike) { byte in
        guard let digit = byte.decimalValue else { return nil }
        sum.append(digit)
        return true
      } && sum.isValid
    }
  }
}

/// The Luhn sum of a number whose digits are added from the left, ending with the check digit.
///
/// How many digits follow decides whether a digit is doubled, so this type keeps both sums.
struct LuhnSum {
  /// The sum if the last digit isn't doubled, as is the case for the check digit.
  private var ifLastIsPlain = 0
  /// The sum if the last digit is doubled, as is the case just before the check digit.
  private var ifLastIsDoubled = 0

  /// Adds the next digit, 0 to 9, which counts as the sum of its digits if doubled.
  mutating func append(_ digit: Int) {
    let doubled = digit < 5 ? digit * 2 : digit * 2 - 9
    (ifLastIsPlain, ifLastIsDoubled) = (ifLastIsDoubled + digit, ifLastIsPlain + doubled)
  }

  /// Indicates whether the last digit is the check digit of those before it.
  var isValid: Bool { ifLastIsPlain % 10 == 0 }
}

extension LuhnSum {
  /// Creates the sum of a code, or returns `nil` if it contains a letter.
  init?(_ code: PrintedCode) {
    self.init()
    for position in 0..<code.count {
      guard let digit = code[position].decimalValue else { return nil }
      append(digit)
    }
  }
}
