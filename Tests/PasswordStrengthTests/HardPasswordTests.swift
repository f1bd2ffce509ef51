import PasswordStrength
import Testing

@Suite struct `A password that is hard to estimate` {
  @Test func `is estimated by its first 48 characters`() {
    let start = String(repeating: "a", count: 48)
    let strength = PasswordStrength(of: start)
    #expect(PasswordStrength(of: start + "nx7#Qp!v2Lw") == strength)
    #expect(PasswordStrength(of: String(start.dropLast()) + "#nx7#Qp!v2Lw") != strength)
  }

  @Test func `is estimated up to its twentieth digit`() {
    let start = "a1" + String(repeating: "1", count: 19)
    let strength = PasswordStrength(of: start)
    #expect(PasswordStrength(of: start + "2") == strength)
    #expect(PasswordStrength(of: start + "2nx7#Qp!v2Lw") == strength)
    #expect(PasswordStrength(of: start + "nx#Qp!vLw") > strength)
  }

  @Test func `counts characters as people do`() {
    let family = String(repeating: "👩‍👩‍👧", count: 100)
    #expect(PasswordStrength(of: family + "nx7#Qp!v2Lw") == PasswordStrength(of: family))
    // An emoji counts no more than any other character that isn't in a dictionary.
    #expect(PasswordStrength(of: "👩‍👩‍👧") == PasswordStrength(of: "é"))
  }

  @Test func `is the same in every normalization form`() {
    let composed = PasswordStrength(of: "caf\u{E9} z\u{FC}rich")
    #expect(PasswordStrength(of: "cafe\u{301} zu\u{308}rich") == composed)
    #expect(
      PasswordStrength(of: "cafe\u{301}", userWords: ["caf\u{E9}"])
        == PasswordStrength(of: "caf\u{E9}", userWords: ["cafe\u{301}"]))
  }

  @Test func `doesn't end at a NUL`() {
    #expect(PasswordStrength(of: "\0nx7#Qp!v2Lw").score == 4)
    #expect(PasswordStrength(of: "aaaa\0nx7#Qp!v2Lw") > PasswordStrength(of: "aaaa"))
  }

  @Test(arguments: ["👍👍👍👍👍👍👍👍", "жжжжжжжж", "\0\0\0\0\0\0\0\0", "\u{301}\u{301}\u{301}"])
  func `is weak when it repeats itself, in any script`(password: String) {
    #expect(PasswordStrength(of: password).score <= 1)
  }

  @Test(arguments: ["пароль-лампа-выдра", "馬電池正確釘書針燈", "\u{202E}مصباح ثعلب كوارتز", "👍🏽🦊⚡️🪨🎺🧿"])
  func `is strong in any script`(password: String) {
    #expect(PasswordStrength(of: password).score >= 3)
  }

  @Test(.timeLimit(.minutes(10))) func `takes bounded time for a mebibyte`() {
    let texts = [
      String(repeating: "a", count: 1 << 20), String(repeating: "p4ssw0rd", count: 1 << 17),
      String(repeating: "\0", count: 1 << 20), String(repeating: "👍", count: 1 << 18),
      "a" + String(repeating: "\u{301}\u{316}", count: 1 << 18),
      String(repeating: "q\u{301}", count: 1 << 19),
    ]
    for text in texts {
      let strength = PasswordStrength(of: text, userWords: [text, "Mei"])
      #expect(strength.entropy.isFinite)
      #expect(strength.score <= 2)
    }
  }

  @Test func `is estimated the same from many tasks at once`() async {
    let passwords = ["Passw0rd", "xyzzyplugh", "correct horse battery staple", "жжж", ""]
    let alone = passwords.map { PasswordStrength(of: $0, userWords: ["xyzzy"]) }
    await withTaskGroup(of: [PasswordStrength].self) { group in
      for _ in 0..<100 {
        group.addTask { passwords.map { PasswordStrength(of: $0, userWords: ["xyzzy"]) } }
      }
      for await together in group {
        #expect(together == alone)
      }
    }
  }
}
