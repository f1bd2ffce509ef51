extension ValidationRule where Value == String {
  /// Accepts a ULID (universally unique, lexicographically sortable identifier).
  ///
  /// This is the canonical representation in the ULID specification: 26 digits of Crockford's
  /// Base32, which has no I, L, O and U, in either case. The maximum is
  /// `7ZZZZZZZZZZZZZZZZZZZZZZZZZ`, the largest number of 128 bits (*Overflow Errors*).
  ///
  /// ```swift
  /// Rule.isULID.accepts("01ARZ3NDEKTSV4RRFFQ69G5FAV")  // true
  /// Rule.isULID.failure(of: "81ARZ3NDEKTSV4RRFFQ69G5FAV")
  /// // Enter a ULID, such as 01ARZ3NDEKTSV4RRFFQ69G5FAV
  /// ```
  public static var isULID: Self {
    Self(.rule(.ulid)) { text in
      let text = text.utf8.span
      return text.count == 26 && text[0] <= UInt8(ascii: "7") && text.consists(of: .crockfordDigit)
    }
  }
}

extension ByteClass {
  /// The digits of Crockford's Base32.
  fileprivate static var crockfordDigit: Self {
    (.digit | .letter)
      .subtracting(.only("I") | .only("i") | .only("L") | .only("l"))
      .subtracting(.only("O") | .only("o") | .only("U") | .only("u"))
  }
}
