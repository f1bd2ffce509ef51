/// A title without the underscore before its mnemonic; two underscores stand for one.
package func withoutMnemonic(_ title: String) -> String {
  var text = ""
  var isMarked = false
  for character in title {
    isMarked = character == "_" && !isMarked
    if !isMarked { text.append(character) }
  }
  return text
}

/// The letter of the mnemonic of a title, lowercased, or `nil` for a title without one.
package func mnemonic(of title: String) -> String? {
  var isMarked = false
  for character in title {
    if isMarked, character != "_" { return character.lowercased() }
    isMarked = character == "_" && !isMarked
  }
  return nil
}

/// A title with its mnemonic on a letter that is free: the one it has, or else the first that is;
/// without a mnemonic if none is free.
func withFreeMnemonic(_ title: String, avoiding taken: some Sequence<String>) -> String {
  let taken = Set(taken)
  guard let letter = mnemonic(of: title), taken.contains(letter) else { return title }
  let text = withoutMnemonic(title)
  let place = text.indices.first { index in
    let character = text[index]
    return (character.isLetter || character.isNumber) && !taken.contains(character.lowercased())
  }
  let parts = place.map { [text[..<$0], text[$0...]] } ?? [text[...]]
  return parts.map { $0.replacing("_", with: "__") }.joined(separator: "_")
}
