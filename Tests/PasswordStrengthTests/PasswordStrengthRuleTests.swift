import PasswordStrength
import Testing
import ValidationRules

@Suite struct `A rule on the strength of a password` {
  @Test func `accepts the minimum score and above`() {
    // This password has score 3.
    let accepted = (0...4).map { score in
      Rule.isPasswordStrong(atLeast: score).accepts("xyzzyplugh")
    }
    #expect(accepted == [true, true, true, true, false])
  }

  @Test func `considers what a guesser knows`() {
    let rule = Rule.isPasswordStrong(atLeast: 2, userWords: ["Zaphod.Lin@example.com"])
    #expect(!rule.accepts("zaphod.lin1"))
    #expect(Rule.isPasswordStrong(atLeast: 2).accepts("zaphod.lin1"))
  }

  @Test func `has a message that says what to do`() {
    let rules = [Rule.isPasswordStrong(atLeast: 3)]
    #expect(
      rules.failures(of: "Passw0rd").map(MessageCatalog().text(for:)) == [
        "Use a password that's harder to guess, such as a few unrelated words"
      ])
    #expect(rules.failures(of: "correct horse battery staple") == [])
  }

  @Test func `never repeats the password in its message`() {
    let rule = Rule.isPasswordStrong(atLeast: 4, userWords: ["zaphod"])
    #expect(Array(rule.message.arguments.keys) == ["score"])
  }

  @Test func `stops a program that asks for a score above 4`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Rule.isPasswordStrong(atLeast: 5)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("A password's score is 0 to 4, not 5"))
    await #expect(processExitsWith: .failure) {
      _ = Rule.isPasswordStrong(atLeast: -1)
    }
  }
}
