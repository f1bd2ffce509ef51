import PasswordStrength
import Testing
import ValidationRules

@Suite struct `The weakest part of a password` {
  @Test(
    arguments: [
      ("anna", .word), ("Anna!x9", .word), ("Passw0rd", .swappedLetters),
      ("aaaaaaaaaaaa", .repetition), ("xq!xq!xq!xq!", .repetition), ("abcdefghijkl", .sequence),
      ("jihgfedcba", .sequence), ("zxcvfr", .neighboringKeys), ("19.06.1984", .date),
      ("1984", .date), ("z", .shortness), ("{;", .shortness), ("é", .shortness),
    ] as [(String, PasswordWeakness)])
  func `is named by its kind`(password: String, weakness: PasswordWeakness) {
    #expect(PasswordStrength(of: password).weakness == weakness)
  }

  @Test(arguments: ["", "xyzzyplugh", "correct horse battery staple", "nx7#Qp!v2Lw"])
  func `doesn't exist in a strong or empty password`(password: String) {
    #expect(PasswordStrength(of: password).weakness == nil)
  }

  @Test(arguments: ["zaphodlin", "z4phodlin"])
  func `can be something known about the user`(password: String) {
    #expect(PasswordStrength(of: password, userWords: ["Zaphod Lin"]).weakness == .knownWord)
  }

  @Test func `has a message without the password`() {
    #expect(Set(PasswordWeakness.allCases.map(\.message.key)).count == 8)
    #expect(PasswordWeakness.allCases.allSatisfy { $0.message.arguments.isEmpty })
    let text = PasswordWeakness.word.message
    #expect(MessageCatalog().text(for: text) == "A common word or name is easy to guess")
  }

  @Test func `is part of the rating for a meter`() {
    #expect(
      PasswordStrength(of: "anna").rating
        == PasswordRating(score: 0, weakness: PasswordWeakness.word.message))
    #expect(PasswordStrength(of: "nx7#Qp!v2Lw").rating == PasswordRating(score: 4))
  }
}
