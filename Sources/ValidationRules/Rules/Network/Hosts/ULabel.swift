/// Returns whether a label with at least one scalar beyond ASCII can be a U-label.
///
/// The function checks:
///
/// - the length of the label's A-label (RFC 5890, section 2.3.2.1)
/// - hyphens and a leading combining mark (RFC 5891, section 4.2.3)
/// - general categories (RFC 5892, section 2.1)
///
/// Rules that need the tables of RFC 5892 aren't checked. U-labels never contain symbols, but
/// browsers accept them.
///
/// - Parameters:
///   - text: Well-formed UTF-8 that contains the label.
///   - range: The label's range, which isn't empty. The label consists of letters, digits, hyphens
///     and scalars beyond ASCII.
///   - mayHaveSymbols: Pass `true` to accept scalars in the category *So*, as in `i❤.ws`.
func isULabel(_ text: Span<UInt8>, _ range: Range<Int>, mayHaveSymbols: Bool = false) -> Bool {
  let hyphen = UInt8(ascii: "-")
  guard text[range.lowerBound] != hyphen, text[range.upperBound - 1] != hyphen,
    ALabel(text, range) != nil
  else { return false }
  var index = range.lowerBound
  var position = 0
  var previousIsHyphen = false
  while index < range.upperBound {
    let scalar = text.nextScalar(at: &index)
    if position == 0, scalar.isCombiningMark { return false }
    if position == 3, previousIsHyphen, scalar == "-" { return false }
    guard scalar.isASCII || scalar.mayBeInULabel || mayHaveSymbols && scalar.isSymbol else {
      return false
    }
    previousIsHyphen = scalar == "-"
    position += 1
  }
  return true
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is in the category M, which can't start a label.
  fileprivate var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Indicates whether the scalar is a pictogram, not counting U+FFFC and U+FFFD.
  fileprivate var isSymbol: Bool {
    properties.generalCategory == .otherSymbol && value != 0xFFFC && value != 0xFFFD
  }

  /// Indicates whether the scalar's general category allows it in a U-label.
  ///
  /// Unassigned scalars are allowed, because a later version of Unicode may have assigned them.
  fileprivate var mayBeInULabel: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    case .unassigned:
      !properties.isNoncharacterCodePoint
    default:
      isExceptionInULabel
    }
  }

  /// Indicates whether the scalar is an exception of RFC 5892, sections 2.6 and 2.8, that isn't a letter.
  private var isExceptionInULabel: Bool {
    switch value {
    case 0x00B7, 0x0375, 0x05F3, 0x05F4, 0x06FD, 0x06FE, 0x0F0B, 0x200C, 0x200D, 0x3007, 0x30FB:
      true
    default:
      false
    }
  }
}
