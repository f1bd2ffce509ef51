@_spi(_Unicode) private import Swift

/// The text in Unicode normalization form C, so that a letter equals itself however it was typed.
func composed(_ text: String) -> String {
  text.utf8.allSatisfy { $0 < 0x80 } ? text : String(String.UnicodeScalarView(text._nfc))
}
