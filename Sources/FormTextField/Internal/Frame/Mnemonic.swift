/// A title as it is read: without the underscore before its mnemonic, and with one for each two.
func withoutMnemonic(_ title: String) -> String {
  var text = ""
  var isMarked = false
  for character in title {
    isMarked = character == "_" && !isMarked
    if !isMarked { text.append(character) }
  }
  return text
}
