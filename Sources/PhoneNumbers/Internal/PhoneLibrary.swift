private import CPhoneNumber

/// libphonenumber, which can be called from any thread.
enum PhoneLibrary {
  struct Facts {
    let kind: PhoneNumberKind
    let callingCode: Int
    let region: String?
  }

  /// How many bytes of text are read; a number is shorter.
  ///
  /// The library has no bound of its own, and takes seconds for ten thousand digits.
  static let longestText = 250

  static func callingCode(of region: String) -> Int {
    guard region.utf8.count == 2, !region.utf8.contains(0) else { return 0 }
    return Int(unsafe cphone_calling_code(region))
  }

  /// The description of a number, or `nil` if it isn't valid.
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

  /// A valid number in one way, or `nil` if it is not valid.
  static func format(_ text: String, region: String, as format: PhoneNumberFormat) -> String? {
    guard canBeNumber(text) else { return nil }
    let wanted =
      switch format {
      case .e164: CPhoneNumberFormatE164
      case .international: CPhoneNumberFormatInternational
      case .national: CPhoneNumberFormatNational
      }
    return unsafe written { buffer, capacity in
      unsafe cphone_format(text, text.utf8.count, region, wanted, buffer, capacity)
    }
  }

  /// The beginning of a number in groups, without a separator at its end.
  ///
  /// - Parameter digits: ASCII digits, perhaps after a `+`.
  static func formatAsTyped(_ digits: String, region: String) -> String? {
    let grouped = unsafe written { buffer, capacity in
      unsafe cphone_format_as_typed(digits, digits.utf8.count, region, buffer, capacity)
    }
    guard let grouped, let last = grouped.lastIndex(where: { $0.isNumber || $0 == "+" }) else {
      return nil
    }
    return String(grouped[...last])
  }

  /// A valid number of a kind, as it is written in its region.
  static func example(of kind: PhoneNumberKind, region: String) -> String? {
    let wanted = kind == .mobile ? CPhoneNumberKindMobile : CPhoneNumberKindFixedLine
    return unsafe written { buffer, capacity in
      unsafe cphone_example(region, wanted, buffer, capacity)
    }
  }

  private static func canBeNumber(_ text: String) -> Bool {
    text.utf8.count <= longestText && isDialedText(text)
  }

  /// The text that `write` leaves in a buffer that is large enough for every number.
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
