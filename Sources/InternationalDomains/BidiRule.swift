/// Returns whether a name with a label from right to left keeps the Bidi rule (RFC 5893, section 2)
/// in all of its labels; every name without one does.
///
/// libidn2 has validated each label before, without its symbols. This is what it leaves out: the
/// rule for labels from left to right, and conditions 1, 3 and 4 for the others.
func satisfiesBidiRule(_ labels: [String]) -> Bool {
  guard labels.contains(where: isRightToLeft) else { return true }
  return labels.allSatisfy { label in
    isRightToLeft(label) ? keepsConditions1And3And4(label) : keepsConditions1And6(label)
  }
}

/// Returns whether a label has a character from right to left.
func isRightToLeft(_ label: String) -> Bool {
  label.unicodeScalars.contains(where: \.isRightToLeft)
}

/// From left to right: the first character is of that direction, and the last too or a digit.
private func keepsConditions1And6(_ label: String) -> Bool {
  guard let first = label.unicodeScalars.first else { return true }
  guard let last = lastButMarks(label) else { return false }
  return first.isLeftToRight && (last.isLeftToRight || last.isEuropeanDigit)
}

/// From right to left: the first character is of that direction, the last too or a digit, and all
/// digits are of one class.
private func keepsConditions1And3And4(_ label: String) -> Bool {
  guard let first = label.unicodeScalars.first, let last = lastButMarks(label) else { return false }
  return first.isRightToLeft && !first.isArabicDigit
    && (last.isRightToLeft || last.isEuropeanDigit)
    && !(label.unicodeScalars.contains(where: \.isEuropeanDigit)
      && label.unicodeScalars.contains(where: \.isArabicDigit))
}

private func lastButMarks(_ label: String) -> Unicode.Scalar? {
  label.unicodeScalars.last { !$0.isNonspacingMark }
}

// The Bidi classes, which the standard library does not have, as far as domain names need them.
extension Unicode.Scalar {
  /// R, AL or AN: all of the scripts from right to left but marks and the digits of Persian.
  fileprivate var isRightToLeft: Bool {
    switch value {
    // Signs of no direction.
    case 0x0606...0x0607, 0x060E...0x060F, 0x06DE, 0x06E9, 0x07F6...0x07F9, 0xFD3E...0xFD4F, 0xFDCF,
      0xFDFD...0xFDFF, 0x1EEF0...0x1EEF1:
      false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      !isNonspacingMark && !isEuropeanDigit
    default:
      false
    }
  }

  /// L: a letter, a digit of its script or a spacing mark, except a few of no direction.
  fileprivate var isLeftToRight: Bool {
    switch value {
    case 0x02B9...0x02BA, 0x02C2...0x02CF, 0x02EC, 0x0374...0x0375, 0x2E2F, 0x30FB, 0xA67F,
      0xA717...0xA721, 0xA788:
      return false
    case 0x0F0B: return true
    default:
      break
    }
    return switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .spacingMark:
      true
    case .decimalNumber:
      !isEuropeanDigit
    default:
      false
    }
  }

  /// EN.
  fileprivate var isEuropeanDigit: Bool {
    ("0"..."9").contains(self) || ("\u{6F0}"..."\u{6F9}").contains(self)
  }

  /// AN.
  fileprivate var isArabicDigit: Bool {
    ("\u{660}"..."\u{669}").contains(self) || ("\u{10D30}"..."\u{10D39}").contains(self)
  }

  /// NSM.
  fileprivate var isNonspacingMark: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
  }
}
