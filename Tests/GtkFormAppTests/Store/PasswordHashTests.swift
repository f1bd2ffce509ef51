import Testing

@testable import GtkFormApp

@Suite struct PasswordHashTests {
  @Test(arguments: [
    "correct-horse-7", "", "пароль-👩‍👩‍👧", String(repeating: "x", count: 1 << 20),
  ])
  func `matches only the password it was made from`(password: String) throws {
    let hash = try PasswordHash(of: password)
    #expect(hash.matches(password))
    #expect(!hash.matches(password + "\0"))
  }

  @Test func `includes what follows a NUL`() throws {
    #expect(try !PasswordHash(of: "a\0b").matches("a\0c"))
  }

  @Test func `is Argon2id with the costs of an interactive sign-in`() throws {
    let text = try PasswordHash(of: "correct-horse-7").text
    #expect(text.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
    #expect(!text.contains("\0"))
  }

  @Test func `differs for the same password`() throws {
    let first = try PasswordHash(of: "correct-horse-7")
    let second = try PasswordHash(of: "correct-horse-7")
    #expect(first.text != second.text)
  }

  @Test func `is the same for an accented letter however it was typed`() throws {
    #expect(try PasswordHash(of: "caf\u{E9}-7").matches("cafe\u{301}-7"))
    #expect(try !PasswordHash(of: "caf\u{E9}-7").matches("cafe-7"))
  }

  @Test func `is read from stored text`() throws {
    let text = try PasswordHash(of: "correct-horse-7").text
    #expect(PasswordHash(text: text).matches("correct-horse-7"))
    #expect(!PasswordHash(text: "correct-horse-7").matches("correct-horse-7"))
    #expect(!PasswordHash(text: "").matches(""))
  }

  @Test func `throws if there's too little memory`() {
    #expect(throws: AccountStoreError.passwordNotHashed) {
      try PasswordHash(of: "correct-horse-7", memory: .max)
    }
  }
}
