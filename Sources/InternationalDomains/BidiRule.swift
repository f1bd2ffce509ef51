/// Returns whether all labels of a name satisfy the Bidi rule (RFC 5893, section 2).
///
/// The rule applies only to names with a right-to-left label.
///
/// libidn2 has already validated each label, without its symbols. This function adds what libidn2
/// leaves out: the rule for left-to-right labels, and conditions 1, 3 and 4 for right-to-left ones.
func satisfiesBidiRule(_ labels: [String]) -> Bool {
  guard labels.contains(where: isRightToLeft) else { return true }
  return labels.allSatisfy { label in
    isRightToLeft(label) ? keepsConditions1And3And4(label) : keepsConditions1And6(label)
  }
}

/// Returns whether a label has a right-to-left character.
func isRightToLeft(_ label: String) -> Bool {
  label.unicodeScalars.contains(where: \.isRightToLeft)
}

/// Returns whether the first character is left-to-right, and the last one is left-to-right or a
/// digit.
private func keepsConditions1And6(_ label: String) -> Bool {
  guard let first = label.unicodeScalars.first else { return true }
  guard let last = lastButMarks(label) else { return false }
  return first.isLeftToRight && (last.isLeftToRight || last.isEuropeanDigit)
}

/// Returns whether the first character is right-to-left, the last one is right-to-left or a digit,
/// and all digits are of one class.
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

// The Bidi classes that domain names need, which the standard library doesn't have.
extension Unicode.Scalar {
  /// Indicates whether the class is R, AL or AN: right-to-left scripts, except their marks and
  /// Persian digits.
  fileprivate var isRightToLeft: Bool {
    switch value {
    // Signs without a direction.
    case 0x0606...0x0607, 0x060E...0x060F, 0x06DE, 0x06E9, 0x07F6...0x07F9, 0xFD3E...0xFD4F, 0xFDCF,
      0xFDFD...0xFDFF, 0x1EEF0...0x1EEF1:
      false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      !isNonspacingMark && !isEuropeanDigit
    default:
      false
    }
  }

  /// Indicates whether the class is L: a letter, a script's own digit or a spacing mark, except a
  /// few without a direction.
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

  /// Indicates whether the class is EN.
  fileprivate var isEuropeanDigit: Bool {
    ("0"..."9").contains(self) || ("\u{6F0}"..."\u{6F9}").contains(self)
  }

  /// Indicates whether the class is AN.
  fileprivate var isArabicDigit: Bool {
    ("\u{660}"..."\u{669}").contains(self) || ("\u{10D30}"..."\u{10D39}").contains(self)
  }

  /// Indicates whether the class is NSM.
  fileprivate var isNonspacingMark: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
  }
}
