/// The words and their parts that count as guessed.
///
/// Parts are what stands between white space and punctuation, of three characters or more.
func guessableWords(_ words: [String]) -> [String] {
  var guessable: [String] = []
  for word in words.map(PasswordByte.judgedPart(of:)) {
    let parts = word.split { !$0.isLetter && !$0.isNumber }.filter { $0.count >= 3 }
    for candidate in [word] + parts.map({ String($0) })
    where !candidate.isEmpty && !guessable.contains(candidate) {
      guessable.append(candidate)
    }
  }
  return guessable
}
