/// Returns a sentence in the language for tests; text in braces doesn't change.
///
/// `pseudoSentence("Add {name}")` is "[Áďď {name}~~]".
func pseudoSentence(_ sentence: String) -> String {
  var isName = false
  var letters = 0
  var accented = ""
  for character in sentence {
    if character == "{" { isName = true }
    if !isName, let other = accents[character] {
      accented.append(other)
      letters += 1
    } else {
      accented.append(character)
    }
    if character == "}" { isName = false }
  }
  return "[\(accented)\(String(repeating: "~", count: (letters + 1) / 2))]"
}

private let accents = Dictionary(
  uniqueKeysWithValues: zip(
    "aceghijklmnoprstuwyzACDEGHIKLNORSTUWYZ", "áçéğĥíĵķĺɱñóṗŕšťúŵýžÁČĎÉĞĤÍĶĹÑÓŔŠŤÚŴÝŽ"))
