/// A region in which numbers are dialed; in an unknown one, every number needs its country code.
struct PhoneRegion {
  /// libphonenumber's code for the region, or "ZZ" if it's unknown.
  let code: String

  /// The region's calling code, or 0 if it's unknown.
  let callingCode: Int

  init(_ region: String?) {
    let code = region?.uppercased() ?? ""
    callingCode = PhoneLibrary.callingCode(of: code)
    self.code = callingCode == 0 ? "ZZ" : code
  }
}
