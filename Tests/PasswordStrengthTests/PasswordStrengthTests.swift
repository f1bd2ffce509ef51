import PasswordStrength
import Testing

@Suite struct `The strength of a password` {
  @Test(arguments: [
    ("", 0), ("a", 0), ("password", 0), ("Passw0rd", 0), ("qwerty", 0), ("aaaaaaaaaaaa", 0),
    ("abcdefghijkl", 0), ("19840612", 1), ("xyzzyplugh", 3), ("correct horse battery staple", 4),
    ("nx7#Qp!v2Lw", 4),
  ])
  func `has a score from 0 to 4`(password: String, score: Int) {
    #expect(PasswordStrength(of: password).score == score)
  }

  @Test func `grows with every unrelated word`() {
    let passwords = ["horse", "horse otter", "horse otter lamp", "horse otter lamp quartz"]
    let strengths = passwords.map { PasswordStrength(of: $0) }
    #expect(strengths == strengths.sorted())
    #expect(Set(strengths).count == strengths.count)
  }

  @Test func `is given in bits and in powers of ten`() {
    let strength = PasswordStrength(of: "xyzzyplugh")
    #expect((25..<40).contains(strength.entropy))
    // 2¹⁰ is about 10³.
    #expect((strength.entropy / strength.guessesLog10 - 10.0 / 3).magnitude < 0.02)
    #expect(PasswordStrength(of: "").entropy == 0)
  }

  @Test func `falls if the password contains something known about the user`() {
    let words = ["Zaphod Lin", "Zaphod.Lin@example.com"]
    for password in ["zaphodlin", "ZaphodLin", "z4ph0d", "zaphod.lin@example.com"] {
      let known = PasswordStrength(of: password, userWords: words)
      #expect(known < PasswordStrength(of: password))
      #expect(known.score == 0)
    }
  }

  @Test(arguments: [[], [""], ["", "\0", " ", "@"], ["Mei"], ["👩‍👩‍👧", "مرحبا"]])
  func `isn't lowered by known words that it doesn't contain`(words: [String]) {
    let password = "nx7#Qp!v2Lw"
    #expect(PasswordStrength(of: password, userWords: words) == PasswordStrength(of: password))
  }

  @Test func `finds words in scripts other than Latin`() {
    let known = PasswordStrength(of: "ЗафодБиблброкс", userWords: ["ЗафодБиблброкс"])
    #expect(known.score == 0)
    #expect(PasswordStrength(of: "ЗафодБиблброкс").score == 4)
  }
}
