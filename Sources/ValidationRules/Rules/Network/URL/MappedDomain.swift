/// Returns a domain after most of the mapping of UTS #46, section 4, or `nil` if it can't be valid.
///
/// The mapping uses only properties in the standard library: full-width forms become ASCII, East
/// Asian full stops become dots, and ignorable scalars are removed.
///
/// Letters are neither case-folded nor normalized, which needs the tables of UTS #46. Use the
/// result to find forbidden characters, not to resolve a name.
func mappedDomain(_ domain: String) -> String? {
  var mapped = String.UnicodeScalarView()
  for scalar in domain.unicodeScalars {
    switch scalar.value {
    case 0...0x7F:
      mapped.append(scalar)
    case 0x3002, 0xFF61:
      mapped.append(".")
    case 0xFF01...0xFF5E:
      mapped.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    default:
      if scalar.isIgnoredInDomain { continue }
      guard scalar.isAllowedInDomain else { return nil }
      mapped.append(scalar)
    }
  }
  return String(mapped)
}

extension Unicode.Scalar {
  /// Indicates whether the mapping removes the scalar: default ignorables except joiners and marks
  /// of direction.
  fileprivate var isIgnoredInDomain: Bool {
    switch value {
    case 0x200C, 0x200D: false
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: false
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Indicates whether the scalar may be valid after the mapping, by its general category.
  ///
  /// Refused are control, format (except joiners), separator, private-use and unassigned scalars,
  /// and U+FFFC and U+FFFD.
  fileprivate var isAllowedInDomain: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    case .format:
      value == 0x200C || value == 0x200D
    default:
      !(0xFFFC...0xFFFD).contains(value)
    }
  }
}
