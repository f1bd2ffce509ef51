/// Returns the result of the *ends in a number checker* of the URL Standard (WHATWG, section 3.5).
///
/// The result is `true` if the last label, not counting a trailing dot, consists of digits or is a
/// number that the IPv4 parser would read. Such a host can't be a name.
func endsInNumber(_ text: Span<UInt8>) -> Bool {
  var end = text.count
  if end > 0, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
  var start = end
  while start > 0, text[start - 1] != UInt8(ascii: ".") { start -= 1 }
  guard start < end else { return false }
  let number = text.extracting(start..<end)
  return number.consists(of: .digit) || urlIPv4Number(number) != nil
}

/// Returns whether the *IPv4 parser* of the URL Standard (WHATWG, section 3.5) accepts the bytes.
///
/// An address has one to four decimal, octal or hexadecimal numbers, and the last one fills the
/// remaining octets: `127.1`, `0x7f.1` and `2130706433` are all the address 127.0.0.1.
func isURLIPv4(_ text: Span<UInt8>) -> Bool {
  var end = text.count
  if end > 1, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
  var numbers = 0
  var last: UInt64 = 0
  var start = 0
  for index in 0...end {
    if index < end, text[index] != UInt8(ascii: ".") { continue }
    guard numbers < 4, last <= 255, let number = urlIPv4Number(text.extracting(start..<index))
    else { return false }
    last = number
    numbers += 1
    start = index + 1
  }
  return last >> UInt64(8 * (5 - numbers)) == 0
}

/// Runs the *IPv4 number parser* of the URL Standard (WHATWG, section 3.5), clamping at 2^32.
///
/// Returns `nil` for empty text and for a digit outside the radix; a bare `0x` is 0.
private func urlIPv4Number(_ text: Span<UInt8>) -> UInt64? {
  guard !text.isEmpty else { return nil }
  var start = 0
  var radix: UInt64 = 10
  if text.hasPrefix("0x") {
    start = 2
    radix = 16
  } else if text.count > 1, text[0] == UInt8(ascii: "0") {
    start = 1
    radix = 8
  }
  var value: UInt64 = 0
  for index in start..<text.count {
    guard let digit = text[index].hexadecimalValue, digit < radix else { return nil }
    value = min(value * radix + UInt64(digit), 1 << 32)
  }
  return value
}
