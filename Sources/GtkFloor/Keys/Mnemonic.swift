/// Returns a title without the underscore before its mnemonic; two underscores become one.
package func withoutMnemonic(_ title: String) -> String {
  var text = ""
  var isMarked = false
  for character in title {
    isMarked = character == "_" && !isMarked
    if !isMarked { text.append(character) }
  }
  return text
}

/// Returns the lowercase letter of a title's mnemonic, or `nil` if it has none.
package func mnemonic(of title: String) -> String? {
  var isMarked = false
  for character in title {
    if isMarked, character != "_" { return character.lowercased() }
    isMarked = character == "_" && !isMarked
  }
  return nil
}

/// Returns a title with an unused mnemonic: its own, or else the first free letter; without one if no letter is free.
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
