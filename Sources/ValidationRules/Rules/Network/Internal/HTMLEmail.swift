/// Whether the bytes are a valid email address as HTML defines it, *Email state* (WHATWG).
func isHTMLEmail(_ text: Span<UInt8>) -> Bool {
  var at = 0
  while at < text.count, (ByteClass.atext | .dot).contains(text[at]) { at += 1 }
  guard at > 0, at < text.count, text[at] == UInt8(ascii: "@") else { return false }
  return isDomainName(text, from: at + 1)
}
