/// The A-label of a label with characters beyond ASCII (RFC 5890, section 2.3.2.1).
///
/// It consists of `xn--` and the Punycode of the label, encoded as in RFC 3492, section 6.3, in at
/// most 63 octets.
struct ALabel {
  /// The octets; those at or after `count` are zero.
  private(set) var octets = InlineArray<63, UInt8>(repeating: 0)

  /// The number of octets.
  private(set) var count = 0

  /// The number of decoder states skipped since the last insertion.
  private var delta = 0
  /// The bias of the variable-length integers, initially 72 (RFC 3492, section 5).
  private var bias = 72

  /// Encodes a label of well-formed UTF-8, lowercased, or returns `nil` if it's too long.
  ///
  /// Scalars beyond ASCII are encoded in ascending order. The time grows with the square of the
  /// number of scalars, at most 59. That limit also rules out overflow.
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
  /// Appends an octet, or returns `false` if there is no room.
  @discardableResult
  private mutating func append(_ octet: UInt8) -> Bool {
    guard count < octets.count else { return false }
    octets[count] = octet
    count += 1
    return true
  }

  /// Appends as many of the label's ASCII scalars as fit, and returns their number.
  private mutating func appendASCII(_ scalars: LabelScalars) -> Int {
    let start = count
    for index in 0..<scalars.count where scalars.values[index] < 0x80 {
      append(UInt8(truncatingIfNeeded: scalars.values[index]))
    }
    return count - start
  }

  /// Appends the delta as a variable-length integer in base 36 (RFC 3492, section 3.3).
  ///
  /// Returns `false` if there is no room.
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

  /// Returns the digit for a value: `a` to `z` for 0 to 25, `0` to `9` for 26 to 35.
  private func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  /// Adapts the bias to the delta just written, and resets the delta (RFC 3492, section 6.1).
  ///
  /// The parameters come from section 5: base 36, tmin 1, tmax 26, skew 38 and damp 700.
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

/// The lowercased scalars of a label that may fit into an A-label.
///
/// Each scalar takes at least one octet after the four of `xn--`, so 59 is the limit.
private struct LabelScalars {
  /// The scalars; those at or after `count` are 0.
  private(set) var values = InlineArray<59, UInt32>(repeating: 0)
  private(set) var count = 0

  /// Reads a label of well-formed UTF-8, or returns `nil` if it has too many scalars.
  init?(_ text: Span<UInt8>, _ label: Range<Int>) {
    var index = label.lowerBound
    while index < label.upperBound {
      guard count < values.count else { return nil }
      values[count] = text.nextScalar(at: &index).inLowercase.value
      count += 1
    }
  }

  /// Returns the smallest scalar that is at least `minimum`, or `UInt32.max` if there is none.
  func smallest(from minimum: UInt32) -> UInt32 {
    var smallest = UInt32.max
    for index in 0..<count where values[index] >= minimum {
      smallest = min(smallest, values[index])
    }
    return smallest
  }
}

extension Unicode.Scalar {
  /// The scalar's lowercase form, or the scalar itself if that form isn't a single scalar.
  fileprivate var inLowercase: Self {
    guard properties.changesWhenLowercased else { return self }
    let mapping = properties.lowercaseMapping.unicodeScalars
    guard mapping.count == 1, let scalar = mapping.first else { return self }
    return scalar
  }
}
