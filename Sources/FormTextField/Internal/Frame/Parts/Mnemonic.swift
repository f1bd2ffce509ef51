/// A title without the underscore before its mnemonic; two underscores stand for one.
func withoutMnemonic(_ title: String) -> String {
  var text = ""
  var isMarked = false
  for character in title {
    isMarked = character == "_" && !isMarked
    if !isMarked { text.append(character) }
  }
  return text
}
