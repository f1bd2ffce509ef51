/// The purpose of a phone number.
public enum PhoneNumberKind: Hashable, Sendable, CaseIterable {
  /// A line in a building.
  case fixedLine

  /// A mobile phone.
  case mobile

  /// Either of the two, in a country whose numbers don't distinguish them.
  case fixedLineOrMobile

  /// A number that is free to call.
  case tollFree

  /// A number that costs more than others.
  case premiumRate

  /// A number whose cost is shared by the caller and the owner.
  case sharedCost

  /// A line over the internet.
  case voIP

  /// A number that reaches a person on any line.
  case personal

  /// A pager.
  case pager

  /// A company's number that leads to any of its offices.
  case universalAccess

  /// A voice mailbox.
  case voicemail

  /// Anything else.
  case unknown

  /// Indicates whether a number of this kind can be a mobile phone's.
  public var isMobile: Bool { self == .mobile || self == .fixedLineOrMobile }
}
