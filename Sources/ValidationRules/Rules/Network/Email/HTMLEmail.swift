/// Returns whether the bytes are a valid email address as HTML defines it, *Email state* (WHATWG).
///
/// Matches HTML's regular expression in one pass: `atext` characters and dots, an `@`, then labels.
func isHTMLEmail(_ text: Span<UInt8>) -> Bool {
  lastLabelOfHTMLEmail(text) != nil
}

/// Returns whether the bytes are such an address, with a dot in its domain and no number at the end.
func isInternetEmail(_ text: Span<UInt8>) -> Bool {
  guard let lastLabel = lastLabelOfHTMLEmail(text) else { return false }
  return text[lastLabel - 1] == UInt8(ascii: ".") && !text.consists(of: .digit, from: lastLabel)
}

/// Returns the start of the domain's last label, or `nil` if the bytes aren't an address.
@inline(__always)
private func lastLabelOfHTMLEmail(_ text: Span<UInt8>) -> Int? {
  var index = 0
  guard text.skip(.atext | .only("."), at: &index) > 0, text.take("@", at: &index) else {
    return nil
  }
  return startOfLastLabel(ofDomainName: text, from: index)
}
