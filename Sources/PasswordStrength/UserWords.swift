/// Returns the words, and their parts, that an attacker tries first.
///
/// Everything except letters and digits separates parts, and a part has at least three characters.
func guessableWords(_ words: [String]) -> [String] {
  var guessable: [String] = []
  for word in words.map(PasswordByte.estimatedPart(of:)) {
    let parts = word.split { !$0.isLetter && !$0.isNumber }.filter { $0.count >= 3 }
    for candidate in [word] + parts.map({ String($0) })
    where !candidate.isEmpty && !guessable.contains(candidate) {
      guessable.append(candidate)
    }
  }
  return guessable
}
