/// A region in which numbers are dialed; in an unknown one, each number needs its country code.
struct PhoneRegion {
  /// The code that libphonenumber has for the region: "ZZ" for an unknown one.
  let code: String

  /// The calling code of the region; 0 for an unknown one.
  let callingCode: Int

  init(_ region: String?) {
    let code = region?.uppercased() ?? ""
    callingCode = PhoneLibrary.callingCode(of: code)
    self.code = callingCode == 0 ? "ZZ" : code
  }
}
