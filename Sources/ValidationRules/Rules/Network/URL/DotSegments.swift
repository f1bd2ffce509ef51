/// Returns whether the path at the start of the bytes never climbs above its root.
///
/// The path ends at `?`, at `#` or at the end of the bytes. Escaped dots and slashes count as dots
/// and slashes. RFC 3986, section 5.2.4, would drop dot segments that climb too far.
///
/// `/a/../b` passes, and `/a/../../b` doesn't. An empty path passes. An empty segment is a segment.
func staysBelowRoot(_ text: Span<UInt8>) -> Bool {
  var depth = -1
  var dots = 0
  var isDots = true
  var index = 0
  while index <= text.count {
    let (byte, length) = index < text.count ? unescapedDotOrSlash(text, index) : (nil, 1)
    index += length
    switch byte {
    case UInt8(ascii: "."):
      dots += 1
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), nil:
      switch isDots ? dots : 3 {
      case 1: break
      case 2: depth -= 1
      default: depth += 1
      }
      guard depth >= 0 else { return false }
      guard byte == UInt8(ascii: "/") else { return true }
      dots = 0
      isDots = true
    default:
      isDots = false
    }
  }
  return true
}

/// Returns the byte at an index, or the dot or slash escaped there, and its number of bytes.
private func unescapedDotOrSlash(_ text: Span<UInt8>, _ index: Int) -> (UInt8?, Int) {
  guard text[index] == UInt8(ascii: "%"), index + 2 < text.count,
    text[index + 1] == UInt8(ascii: "2")
  else { return (text[index], 1) }
  return switch text[index + 2] {
  case UInt8(ascii: "E"), UInt8(ascii: "e"): (UInt8(ascii: "."), 3)
  case UInt8(ascii: "F"), UInt8(ascii: "f"): (UInt8(ascii: "/"), 3)
  default: (text[index], 1)
  }
}
