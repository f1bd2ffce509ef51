@_spi(_Unicode) private import Swift

extension ValidationRule where Value == String {
  /// The rules for a new password, one for each requirement, in the order of their messages.
  ///
  /// Pass 0 to drop a requirement. NIST SP 800-63B-4, section 3.1.1.2, recommends a length only: to
  /// follow it, set all other numbers to 0.
  ///
  /// User-perceived characters of any script are counted:
  ///
  /// - Lowercase and uppercase letters have the Unicode properties `Lowercase` and `Uppercase`.
  /// - Digits have the general category `Nd`.
  /// - Special characters, including emoji, have the categories P and S (UAX #44, section 5).
  ///
  /// ```swift
  /// Rule.strongPassword().allSatisfy { $0.accepts("Tr0ub4dor&3") }  // true
  /// Rule.strongPassword().compactMap { $0.failure(of: "troubador") }
  /// // [Use at least 1 uppercase letter, Use at least 1 digit, Use at least 1 special character]
  /// ```
  public static func strongPassword(
    minLength: Int = 8, lowercase: Int = 1, uppercase: Int = 1, digits: Int = 1, special: Int = 1
  ) -> [Self] {
    var demands: [Self] = []
    if minLength > 0 { demands.append(.minLength(minLength)) }
    if lowercase > 0 {
      demands.append(
        Self(.rule(.`strongPassword.lowercase`, ["minimum": .number(lowercase)])) { text in
          text.hasCharacters(lowercase) { $0.properties.isLowercase }
        })
    }
    if uppercase > 0 {
      demands.append(
        Self(.rule(.`strongPassword.uppercase`, ["minimum": .number(uppercase)])) { text in
          text.hasCharacters(uppercase) { $0.properties.isUppercase }
        })
    }
    if digits > 0 {
      demands.append(
        Self(.rule(.minContainsNumbers, ["minimum": .number(digits)])) { text in
          text.hasCharacters(digits) { $0.properties.generalCategory == .decimalNumber }
        })
    }
    if special > 0 {
      demands.append(
        Self(.rule(.`strongPassword.special`, ["minimum": .number(special)])) { text in
          text.hasCharacters(special, where: isSpecial)
        })
    }
    return demands
  }

  /// Accepts a strong password; its message is the first requirement that isn't met.
  ///
  /// The requirements are those of ``strongPassword(minLength:lowercase:uppercase:digits:special:)``.
  ///
  /// ```swift
  /// Rule.isStrongPassword().accepts("Tr0ub4dor&3")  // true
  /// Rule.isStrongPassword().failure(of: "Troubador&")  // Use at least 1 digit
  /// ```
  public static func isStrongPassword(
    minLength: Int = 8, lowercase: Int = 1, uppercase: Int = 1, digits: Int = 1, special: Int = 1
  ) -> Self {
    let demands = strongPassword(
      minLength: minLength, lowercase: lowercase, uppercase: uppercase, digits: digits,
      special: special)
    guard let first = demands.first else { return Self(.notValid) { _ in true } }
    if demands.count == 1 { return first }
    let message: ValidationMessage =
      minLength > 0 ? .rule(.strongPassword) : .rule(.`strongPassword.kinds`)
    return Self(message) { text, form in
      for demand in demands {
        let result = demand.test(text, form)
        if !result.isPassed { return result }
      }
      return .passed
    }
  }
}

extension String {
  /// Returns whether at least `minimum` characters are of a kind.
  ///
  /// The kind of a character is that of the first scalar in its canonical decomposition, such as a
  /// letter without its accents.
  fileprivate func hasCharacters(
    _ minimum: Int, where isOfKind: (Unicode.Scalar) -> Bool
  ) -> Bool {
    var found = 0
    var index = startIndex
    while found < minimum, index < endIndex {
      if isOfKind(unicodeScalars[index].base) { found += 1 }
      formIndex(after: &index)
    }
    return found >= minimum
  }
}

extension Unicode.Scalar {
  /// The first scalar in the canonical decomposition of this one (UAX #15).
  fileprivate var base: Self {
    value < 0xC0 ? self : String(self)._nfd.first { _ in true } ?? self
  }
}

/// Returns whether a scalar has one of the categories P and S (UAX #44, section 5.7.1).
private func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol:
    true
  default:
    false
  }
}
