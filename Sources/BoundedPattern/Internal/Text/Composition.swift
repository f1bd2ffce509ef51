@_spi(_Unicode) private import Swift

/// Returns the text in Unicode normalization form C (UAX #15), in time proportional to its length.
package func composed(_ text: String) -> String {
  composed(text) { false } ?? text
}

/// Returns the text in Unicode normalization form C, or `nil` if the deadline passes first.
func composed(_ text: String, unless stops: () -> Bool) -> String? {
  // Scalars up to U+02FF are composed starters that never combine with the one before.
  if text.utf8.allSatisfy({ $0 < 0xCC }) { return text }
  var (isComposed, marks, longestPile, number) = (true, 0, 0, 0)
  for scalar in text.unicodeScalars {
    isComposed = isComposed && scalar.isComposedAlone
    marks = isComposed || scalar.order == 0 ? 0 : marks + 1
    longestPile = max(longestPile, marks)
    number += 1
    if number & 1023 == 0, stops() { return nil }
  }
  if isComposed { return text }
  // The standard library sorts marks by insertion, in quadratic time unless they're in order.
  let ordered = longestPile > 100 ? withMarksOrdered(text) : text
  var units: [UInt8] = []
  units.reserveCapacity(ordered.utf8.count)
  for scalar in ordered._nfc {
    units.append(scalar)
    number += 1
    if number & 1023 == 0, stops() { return nil }
  }
  return String(decoding: units, as: UTF8.self)
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is in normalization form C next to any other scalar.
  fileprivate var isComposedAlone: Bool {
    if standsAlone { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return !(0x1100...0x11FF ~= value) && !properties.isFullCompositionExclusion
    }
  }

  /// The canonical combining class, by which consecutive marks are ordered.
  fileprivate var order: Int {
    value < 0x300 ? 0 : Int(properties.canonicalCombiningClass.rawValue)
  }
}

/// Returns the text with each run of combining marks in canonical order (UAX #15, D109).
private func withMarksOrdered(_ text: String) -> String {
  var ordered: [UInt8] = []
  ordered.reserveCapacity(text.utf8.count)
  var marks: [[UInt8]] = Array(repeating: [], count: 256)
  var classes: Set<Int> = []
  func appendMarks() {
    for order in classes.sorted() {
      ordered += marks[order]
      marks[order].removeAll(keepingCapacity: true)
    }
    classes.removeAll(keepingCapacity: true)
  }
  for scalar in text.unicodeScalars {
    let order = scalar.order
    if order > 0 {
      if marks[order].isEmpty { classes.insert(order) }
      marks[order].append(scalar)
    } else {
      if !classes.isEmpty { appendMarks() }
      ordered.append(scalar)
    }
  }
  appendMarks()
  return String(decoding: ordered, as: UTF8.self)
}

extension [UInt8] {
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    for unit in scalar.utf8 { append(unit) }
  }
}
