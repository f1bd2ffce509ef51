/// libphonenumber's code for no region.
let anyRegion = "ZZ"

/// Returns the calling code of a region, and stops the program if libphonenumber has none.
@discardableResult
func requireKnown(_ region: String) -> Int {
  let callingCode = PhoneLibrary.callingCode(of: region)
  precondition(
    callingCode != 0,
    "No telephone numbers are known for the region “\(region)”: "
      + "name it by two capitals of ISO 3166-1, such as “FR”")
  return callingCode
}
