private import CPhoneNumber

/// The library libphonenumber, which any thread can call.
enum PhoneLibrary {
  struct Facts {
    let kind: PhoneNumberKind
    let callingCode: Int
    let region: String?
  }

  /// The maximum length of text that is read, in bytes; any number is shorter.
  ///
  /// The library has no limit, and takes seconds for ten thousand digits.
  static let longestText = 250

  static func callingCode(of region: String) -> Int {
    guard region.utf8.count == 2, !region.utf8.contains(0) else { return 0 }
    return Int(unsafe cphone_calling_code(region))
  }

  /// The regions that the library knows, in alphabetical order.
  static let regions: [String] = {
    let letters = unsafe written { unsafe cphone_regions($0, $1) } ?? ""
    return stride(from: 0, to: letters.utf8.count - 1, by: 2).map { start in
      String(decoding: letters.utf8.dropFirst(start).prefix(2), as: UTF8.self)
    }
  }()

  /// Returns the main region whose calling code an international number starts with, or `nil` if
  /// there is none.
  static func mainRegion(ofInternational text: String) -> String? {
    guard let first = text.unicodeScalars.first, first == "+" || first == "＋" else { return nil }
    let digits = text.dropFirst().compactMap(\.wholeNumberValue).prefix(3)
    return digits.indices.lazy.compactMap { end in
      let code = digits[...end].reduce(0) { 10 * $0 + $1 }
      let region = unsafe written { unsafe cphone_region(CInt(code), $0, $1) }
      // A code that belongs to no country has the region "001".
      return region.flatMap { $0 == "ZZ" || $0.utf8.count != 2 ? nil : $0 }
    }.first
  }

  /// Returns the facts about a number, or `nil` if it isn't valid.
  static func facts(of text: String, region: String) -> Facts? {
    guard canBeNumber(text) else { return nil }
    var facts = CPhoneNumberFacts()
    guard unsafe cphone_read(text, text.utf8.count, region, &facts) else { return nil }
    let letters = [facts.region.0, facts.region.1].map { UInt8(bitPattern: $0) }
    let isCountry = letters.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return Facts(
      kind: kind(facts.kind), callingCode: Int(facts.calling_code),
      region: isCountry ? String(decoding: letters, as: UTF8.self) : nil)
  }

  /// Returns a valid number in a format, or `nil` if it isn't valid.
  static func format(_ text: String, region: String, as format: PhoneNumberFormat) -> String? {
    guard canBeNumber(text) else { return nil }
    let wanted = inLibrary(format)
    return unsafe written { buffer, capacity in
      unsafe cphone_format(text, text.utf8.count, region, wanted, buffer, capacity)
    }
  }

  /// Returns the beginning of a number in groups, without a trailing separator.
  ///
  /// - Parameter digits: ASCII digits, optionally after a `+`.
  static func formatAsTyped(_ digits: String, region: String) -> String? {
    let grouped = unsafe written { buffer, capacity in
      unsafe cphone_format_as_typed(digits, digits.utf8.count, region, buffer, capacity)
    }
    guard let grouped, let last = grouped.lastIndex(where: { $0.isNumber || $0 == "+" }) else {
      return nil
    }
    return String(grouped[...last])
  }

  /// Returns an example of a mobile number or, for any other kind, of a fixed line's number.
  static func example(
    of kind: PhoneNumberKind, region: String, as format: PhoneNumberFormat = .national
  ) -> String? {
    let wanted = kind == .mobile ? CPhoneNumberKindMobile : CPhoneNumberKindFixedLine
    let format = inLibrary(format)
    return unsafe written { buffer, capacity in
      unsafe cphone_example(region, wanted, format, buffer, capacity)
    }
  }

  private static func inLibrary(_ format: PhoneNumberFormat) -> CPhoneNumberFormat {
    switch format {
    case .e164: CPhoneNumberFormatE164
    case .international: CPhoneNumberFormatInternational
    case .national: CPhoneNumberFormatNational
    }
  }

  private static func canBeNumber(_ text: String) -> Bool {
    text.utf8.count <= longestText && isDialedText(text)
  }

  /// Returns the text that `write` puts into a buffer that is large enough for every number.
  private static func written(
    by write: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4 * longestText) { buffer in
      let length = unsafe write(buffer.baseAddress, buffer.count)
      guard length > 0 else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(buffer).prefix(length)
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func kind(_ kind: CPhoneNumberKind) -> PhoneNumberKind {
    switch kind {
    case CPhoneNumberKindFixedLine: .fixedLine
    case CPhoneNumberKindMobile: .mobile
    case CPhoneNumberKindFixedLineOrMobile: .fixedLineOrMobile
    case CPhoneNumberKindTollFree: .tollFree
    case CPhoneNumberKindPremiumRate: .premiumRate
    case CPhoneNumberKindSharedCost: .sharedCost
    case CPhoneNumberKindVoIP: .voIP
    case CPhoneNumberKindPersonal: .personal
    case CPhoneNumberKindPager: .pager
    case CPhoneNumberKindUniversalAccess: .universalAccess
    case CPhoneNumberKindVoicemail: .voicemail
    default: .unknown
    }
  }
}
