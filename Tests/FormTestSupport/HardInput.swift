/// Text that is hard to check, with a name, so that a failure doesn't print a mebibyte.
package struct HardInput: Sendable {
  package let name: String
  package let text: String
}

extension HardInput: CustomStringConvertible {
  package var description: String { name }
}

extension HardInput {
  package static let empty = Self(name: "empty", text: "")
  package static let spaces = Self(name: "only spaces", text: "   ")
  package static let blanks = Self(name: "only blanks", text: " \t\r\n\u{85}\u{A0}\u{2003}\u{3000}")
  package static let marks = Self(name: "combining marks", text: "e\u{301}x\u{30C}")
  package static let loneMark = Self(name: "a mark without a letter", text: "\u{301}")
  package static let emoji = Self(name: "emojis", text: "👨‍👩‍👧👍🏽🇫🇷")
  package static let rightToLeft = Self(name: "right to left", text: "שלום \u{202E}abc\u{202C}")
  package static let nul = Self(name: "NUL", text: "\0")
  package static let nulInside = Self(name: "NUL inside", text: "mei@example.com\0")
  package static let invisible = Self(name: "zero-width spaces", text: "\u{200B}\u{FEFF}\u{2060}")
  package static let mebibyte = Self(
    name: "a mebibyte", text: String(repeating: "a", count: 1 << 20))
  package static let wideMebibyte = Self(
    name: "a mebibyte of families", text: String(repeating: "👨‍👩‍👧", count: (1 << 20) / 18))
  package static let spaceMebibyte = Self(
    name: "a mebibyte of spaces", text: String(repeating: " ", count: 1 << 20))

  package static let all = [
    empty, spaces, blanks, marks, loneMark, emoji, rightToLeft, nul, nulInside, invisible,
    mebibyte, wideMebibyte, spaceMebibyte,
  ]
}
