/// The countries whose account numbers an IBAN rule accepts.
///
/// ```swift
/// Rule.isIBAN(.inUse).accepts("MA64 0115 1900 0001 2050 0053 4921")  // true
/// Rule.isIBAN(.registered).accepts("MA64 0115 1900 0001 2050 0053 4921")  // false
/// ```
public enum IBANCountries: Hashable, Sendable {
  /// Only the countries in the IBAN registry.
  case registered

  /// The countries in the registry, and others whose banks use unregistered IBANs, such as Morocco.
  case inUse
}

/// The structure of a country's basic bank account number: its length and the characters in each place.
struct IBANStructure {
  /// Up to four runs of one kind of character, each in a byte, starting at the lowest byte.
  ///
  /// A byte has the kind in its two highest bits, and the length in the other six.
  private let runs: UInt32

  /// The kinds of characters, by their letters in the registry.
  private enum Kind: UInt32 {
    case digits = 1
    case capitals = 2
    case digitsOrCapitals = 3

    /// Creates the kind that a letter denotes in the registry, or returns `nil` for another byte.
    init?(_ letter: UInt8) {
      switch letter {
      case UInt8(ascii: "n"): self = .digits
      case UInt8(ascii: "a"): self = .capitals
      case UInt8(ascii: "c"): self = .digitsOrCapitals
      default: return nil
      }
    }

    func contains(_ byte: UInt8) -> Bool {
      switch self {
      case .digits: byte.decimalValue != nil
      case .capitals: ByteClass.capital.contains(byte)
      case .digitsOrCapitals: byte.decimalValue != nil || ByteClass.capital.contains(byte)
      }
    }
  }

  /// Creates the structure for the country code at the start of `code`, or returns `nil` if it's unknown.
  init?(of code: PrintedCode, in countries: IBANCountries) {
    guard ByteClass.capital.contains(code[0]), ByteClass.capital.contains(code[1]) else {
      return nil
    }
    let table = countries == .registered ? Self.registered : Self.inUse
    runs = table[Int(code[0] - 65) * 26 + Int(code[1] - 65)]
    if runs == 0 { return nil }
  }

  /// Returns whether the characters of a code after the first four match this structure.
  func matches(_ code: PrintedCode) -> Bool {
    var position = 4
    var rest = runs
    while let kind = Kind(rawValue: rest >> 6 & 3) {
      let end = position + Int(rest & 63)
      guard end <= code.count, (position..<end).allSatisfy({ kind.contains(code[$0]) }) else {
        return false
      }
      position = end
      rest >>= 8
    }
    return position == code.count
  }
}

extension IBANStructure {
  /// The column "BBAN structure" of SWIFT's IBAN Registry, release 99, with adjacent runs of one kind merged.
  ///
  /// The letter n denotes digits, a capitals, and c either.
  private static let registry = """
    AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c
    CH5n12c CR18n CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n
    FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n
    IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c
    LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a NI4a20n
    NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c SA2n18c
    SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c
    VA18n VG4a16n XK16n YE4a4n18c
    """

  /// The territories that the registry includes under the country codes FI, GB and FR.
  private static let territories = """
    AX14n GG4a14n IM4a14n JE4a14n BL10n11c2n GF10n11c2n GP10n11c2n MF10n11c2n MQ10n11c2n
    NC10n11c2n PF10n11c2n PM10n11c2n RE10n11c2n TF10n11c2n WF10n11c2n YT10n11c2n
    """

  /// Countries outside the registry, with the structures that central banks and payment guides give.
  private static let unregistered = """
    AO21n BF2c22n BJ2c22n CF23n CG23n CI2c22n CM23n CV21n DZ22n GA23n GQ23n GW2c19n IR22n KM23n
    MA24n MG23n ML2c22n MZ21n NE2c22n SN2c22n TD23n TG2c22n
    """

  /// The runs of the registered countries and territories.
  private static let registered = table(registry + " " + territories)
  /// The runs of all countries in the lists above.
  private static let inUse = table(registry + " " + territories + " " + unregistered)

  /// Returns the runs for every pair of capitals, or 0 if the pair isn't a country in the list.
  ///
  /// The index of a pair is its value in base 26. An entry such as `NL4a10n` consists of the
  /// country, and the length and kind of each run.
  private static func table(_ list: String) -> [UInt32] {
    var table = [UInt32](repeating: 0, count: 26 * 26)
    for entry in list.split(whereSeparator: \.isWhitespace) {
      var country = 0
      var runs: UInt32 = 0
      var shift: UInt32 = 0
      var length: UInt32 = 0
      for byte in entry.utf8 {
        if let digit = byte.decimalValue {
          length = length * 10 + UInt32(digit)
        } else if let kind = Kind(byte) {
          runs |= (kind.rawValue << 6 | length) << shift
          shift += 8
          length = 0
        } else {
          country = country * 26 + (byte.letterValue ?? 0)
        }
      }
      table[country] = runs
    }
    return table
  }
}
