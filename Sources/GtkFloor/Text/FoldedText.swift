import CGtk

/// Returns a text for search, without case, accents and vowel points.
///
/// So “osterreich” finds “Österreich”, and “שלום” finds “שָׁלוֹם”. Marks that change the word stay, as in Devanagari
/// or kana.
package nonisolated func foldedText(_ text: String) -> String {
  guard let decomposed = unsafe g_utf8_normalize(text, -1, G_NORMALIZE_ALL) else { return text }
  defer { unsafe g_free(decomposed) }
  var base = ""
  for scalar in unsafe String(cString: decomposed).unicodeScalars where !isOptionalMark(scalar) {
    base += plainSpellings[scalar] ?? String(scalar)
  }
  guard let folded = unsafe g_utf8_casefold(base, -1) else { return base }
  defer { unsafe g_free(folded) }
  return unsafe String(cString: folded)
}

/// Returns whether a word of a text starts with the typed text.
package func hasWord(in text: String, beginningWith typed: String) -> Bool {
  unsafe typed.allSatisfy(\.isWhitespace) || g_str_match_string(typed, text, 1) != 0
}

/// Returns whether people often leave out a mark, in a hurry or for lack of a key.
nonisolated private func isOptionalMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF: true  // Latin, Greek and Cyrillic.
  case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C7: true  // Hebrew.
  case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670: true  // Arabic.
  default: false
  }
}

/// Letters that Unicode doesn't decompose, and signs that keyboards replace with others.
///
/// They belong to the Latin script and not to a language, as in the transform Latin-ASCII of Unicode's CLDR: whoever
/// lacks the key for “ł” types “l”, in any language.
nonisolated private let plainSpellings: [Unicode.Scalar: String] = [
  "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "ħ": "h",
  "Ħ": "h", "ı": "i", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "þ": "th", "Þ": "th",
  "‘": "'", "’": "'", "ʼ": "'", "–": "-", "‑": "-",
]
