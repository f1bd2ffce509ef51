/// Returns whether the bytes are a valid email address as HTML defines it, *Email state* (WHATWG).
///
/// HTML's expression in one pass: characters of `atext` and dots, an `@`, and labels.
func isHTMLEmail(_ text: Span<UInt8>) -> Bool {
  lastLabelOfHTMLEmail(text) != nil
}

/// Returns whether the bytes are such an address whose domain has a dot and ends in no number.
func isInternetEmail(_ text: Span<UInt8>) -> Bool {
  guard let lastLabel = lastLabelOfHTMLEmail(text) else { return false }
  return text[lastLabel - 1] == UInt8(ascii: ".") && !text.consists(of: .digit, from: lastLabel)
}

/// Returns the start of the last label of an address's domain, or `nil` if the bytes aren't an address.
@inline(__always)
private func lastLabelOfHTMLEmail(_ text: Span<UInt8>) -> Int? {
  var index = 0
  guard text.skip(.atext | .only("."), at: &index) > 0, text.take("@", at: &index) else {
    return nil
  }
  return startOfLastLabel(ofDomainName: text, from: index)
}
