/// The A-label of a label beyond ASCII (RFC 5890, section 2.3.2.1): `xn--` and its Punycode, by the
/// encoding procedure of RFC 3492, section 6.3, in at most 63 octets.
struct ALabel {
  /// The octets; those from ``count`` on are zero.
  private(set) var octets = InlineArray<63, UInt8>(repeating: 0)

  /// The number of octets.
  private(set) var count = 0

  /// The number of decoder states skipped since the last insertion.
  private var delta = 0
  /// The bias of the variable-length integers, which starts at 72 (RFC 3492, section 5).
  private var bias = 72

  /// Encodes a label of well-formed UTF-8 in lower case, unless it is too long.
  ///
  /// The scalars beyond ASCII are handled in ascending order. The time grows with the square of the
  /// number of scalars, which is 59 at most; so no number can overflow.
  init?(_ text: Span<UInt8>, _ label: Range<Int>) {
    guard let scalars = LabelScalars(text, label) else { return nil }
    for byte in "xn--".utf8 { append(byte) }
    let ascii = appendASCII(scalars)
    if ascii > 0, !append(UInt8(ascii: "-")) { return nil }
    var handled = ascii
    var threshold: UInt32 = 0x80
    while handled < scalars.count {
      let next = scalars.smallest(from: threshold)
      delta += Int(next - threshold) * (handled + 1)
      threshold = next
      for index in 0..<scalars.count {
        if scalars.values[index] < threshold { delta += 1 }
        guard scalars.values[index] == threshold else { continue }
        guard appendDelta() else { return nil }
        adaptBias(handled: handled + 1, isFirst: handled == ascii)
        handled += 1
      }
      delta += 1
      threshold += 1
    }
  }
}

extension ALabel {
  /// Adds an octet; false when it is full.
  @discardableResult
  private mutating func append(_ octet: UInt8) -> Bool {
    guard count < octets.count else { return false }
    octets[count] = octet
    count += 1
    return true
  }

  /// Appends the label's ASCII scalars, as far as they fit, and returns the number appended.
  private mutating func appendASCII(_ scalars: LabelScalars) -> Int {
    let start = count
    for index in 0..<scalars.count where scalars.values[index] < 0x80 {
      append(UInt8(truncatingIfNeeded: scalars.values[index]))
    }
    return count - start
  }

  /// Adds the delta as a variable-length integer of base 36 (RFC 3492, section 3.3).
  ///
  /// Returns `false` if the octets are full.
  private mutating func appendDelta() -> Bool {
    var quotient = delta
    var position = 36
    while true {
      let limit = min(max(position - bias, 1), 26)
      if quotient < limit { break }
      guard append(digit(limit + (quotient - limit) % (36 - limit))) else { return false }
      quotient = (quotient - limit) / (36 - limit)
      position += 36
    }
    return append(digit(quotient))
  }

  /// `a–z` for 0 to 25, `0–9` for 26 to 35.
  private func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  /// Adapts the bias to the delta that was added, and starts the next one (RFC 3492, section 6.1).
  ///
  /// The parameters are those of section 5: base 36, tmin 1, tmax 26, skew 38 and damp 700.
  private mutating func adaptBias(handled: Int, isFirst: Bool) {
    delta = isFirst ? delta / 700 : delta / 2
    delta += delta / handled
    bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    bias += 36 * delta / (delta + 38)
    delta = 0
  }
}

/// The scalars of a label in lower case, if they fit into an A-label: each costs it an octet
/// or more, after the four of `xn--`.
private struct LabelScalars {
  /// The scalars; those from `count` on are 0.
  private(set) var values = InlineArray<59, UInt32>(repeating: 0)
  private(set) var count = 0

  /// Reads a label of well-formed UTF-8, or `nil` for more scalars than fit.
  init?(_ text: Span<UInt8>, _ label: Range<Int>) {
    var index = label.lowerBound
    while index < label.upperBound {
      guard count < values.count else { return nil }
      values[count] = text.nextScalar(at: &index).inLowercase.value
      count += 1
    }
  }

  /// The smallest scalar that is not below `minimum`; `UInt32.max` if there is none.
  func smallest(from minimum: UInt32) -> UInt32 {
    var smallest = UInt32.max
    for index in 0..<count where values[index] >= minimum {
      smallest = min(smallest, values[index])
    }
    return smallest
  }
}

extension Unicode.Scalar {
  /// The one scalar that this is in lower case, or this when there is not just one.
  fileprivate var inLowercase: Self {
    guard properties.changesWhenLowercased else { return self }
    let mapping = properties.lowercaseMapping.unicodeScalars
    guard mapping.count == 1, let scalar = mapping.first else { return self }
    return scalar
  }
}
