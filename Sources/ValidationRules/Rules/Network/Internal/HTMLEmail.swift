/// Whether the bytes are a valid email address as HTML defines it, *Email state* (WHATWG).
func isHTMLEmail(_ text: Span<UInt8>) -> Bool {
  var index = 0
  return text.skip(.atext | .only("."), at: &index) > 0 && text.take("@", at: &index)
    && isDomainName(text, from: index)
}
