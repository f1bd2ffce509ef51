/// Returns whether a label of letters, digits, hyphens and at least one scalar beyond ASCII can be
/// a U-label.
///
/// Tested are the length of its A-label (RFC 5890, section 2.3.2.1), hyphens and a leading
/// combining mark (RFC 5891, section 4.2.3), and general categories (RFC 5892, section 2.1). What
/// needs the tables of RFC 5892 is not. No U-label has symbols; labels for browsers may have them.
///
/// - Parameters:
///   - text: The bytes that contain the label, as well-formed UTF-8.
///   - range: The label's range; not empty.
///   - mayHaveSymbols: Pass `true` to accept scalars of the category *So*, as in `i❤.ws`.
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
  /// Indicates whether this is of the category M, with which no label starts.
  fileprivate var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Indicates whether this is a pictogram rather than a replacement for a lost character.
  fileprivate var isSymbol: Bool {
    properties.generalCategory == .otherSymbol && value != 0xFFFC && value != 0xFFFD
  }

  /// Indicates whether this can be in a U-label by its general category.
  ///
  /// An unassigned scalar can: a later version of Unicode than this program's may have assigned it.
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

  /// The exceptions and contextual rules of RFC 5892, sections 2.6 and 2.8, that aren't letters.
  private var isExceptionInULabel: Bool {
    switch value {
    case 0x00B7, 0x0375, 0x05F3, 0x05F4, 0x06FD, 0x06FE, 0x0F0B, 0x200C, 0x200D, 0x3007, 0x30FB:
      true
    default:
      false
    }
  }
}
