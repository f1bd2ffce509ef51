import Foundation
import Testing

@testable import GtkFormApp

@Suite struct SQLiteAccountStoreTests {
  let folder: TemporaryFolder
  let path: String
  let store: SQLiteAccountStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("data/GtkFormApp/accounts.sqlite")
    store = SQLiteAccountStore(path: path)
  }

  @Test func `touches nothing before the first call`() {
    #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
  }

  @Test func `keeps an account for another program to read`() async throws {
    let mei = Account(
      name: "Mei 梅", username: "mei_1", email: "mei@example.com", mobile: "+33 6 03 90 35 94")
    let before = Date.now
    try await store.add(mei, password: "correct-horse-7")

    let row = try #require(query(path, "SELECT * FROM account").first)
    #expect(row[0...4] == ["1", "Mei 梅", "mei_1", "mei@example.com", "+33 6 03 90 35 94"])
    let hash = try #require(row[5])
    #expect(PasswordHash(text: hash).matches("correct-horse-7"))
    let time = try #require(row[6])
    let created = try Date(time, strategy: .iso8601)
    #expect(time.hasSuffix("Z") && time.count == 20)
    #expect((before.addingTimeInterval(-1)...Date.now).contains(created))
  }

  @Test func `keeps the password nowhere in its files`() async throws {
    try await store.add(Account("mei"), password: "correct-horse-7")
    let folder = (path as NSString).deletingLastPathComponent
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["accounts.sqlite"])
    let contents = String(decoding: try bytes(of: path), as: UTF8.self)
    #expect(contents.contains("$argon2id$"))
    #expect(!contents.contains("correct-horse"))
  }

  @Test(arguments: [nil, ""])
  func `keeps NULL for a mobile that is not given`(mobile: String?) async throws {
    let mei = Account(name: "Mei", username: "mei", email: "mei@example.com", mobile: mobile)
    try await store.add(mei, password: "correct-horse-7")
    #expect(try query(path, "SELECT mobile FROM account") == [[nil]])
  }

  @Test(arguments: ["mei", "MEI", "mEi"])
  func `refuses a username that is taken in whatever case`(username: String) async throws {
    try await store.add(Account("mei"), password: "correct-horse-7")
    await #expect(throws: AccountStoreError.usernameTaken(username)) {
      try await store.add(Account(username), password: "another-horse-8")
    }
    #expect(try await !store.isUsernameFree(username))
    #expect(try await store.isUsernameFree("mei_"))
    #expect(try usernames(path) == ["mei"])
  }

  @Test(arguments: [
    "Robert'); DROP TABLE account;--", "e\u{301}", "👩‍👩‍👧", "مي", " ", "", "a\nb\t\u{1}",
    String(repeating: "x", count: 1 << 20),
  ])
  func `keeps any name exactly as typed`(name: String) async throws {
    let account = Account(name: name, username: "mei", email: "mei@example.com")
    try await store.add(account, password: "correct-horse-7")
    let kept = try query(path, "SELECT name FROM account")[0][0]
    #expect(kept?.utf8.elementsEqual(name.utf8) == true)
  }

  @Test func `refuses a NUL rather than keep half of a text`() async throws {
    await #expect(throws: AccountStoreError.notStorable) {
      try await store.add(Account("me\0i"), password: "correct-horse-7")
    }
    await #expect(throws: AccountStoreError.notStorable) {
      try await store.isUsernameFree("me\0i")
    }
  }

  @Test func `stores in one process share the file`() async throws {
    let other = SQLiteAccountStore(path: path)
    async let mei: Void = store.add(Account("mei"), password: "correct-horse-7")
    async let bob: Void = other.add(Account("bob"), password: "correct-horse-7")
    _ = try await (mei, bob)
    #expect(try usernames(path).sorted() == ["bob", "mei"])
  }

  @Test func `starts a new file when the old one is deleted while the program runs`() async throws {
    try await store.add(Account("mei"), password: "correct-horse-7")
    try FileManager.default.removeItem(atPath: path)
    try await store.add(Account("bob"), password: "correct-horse-7")
    #expect(try usernames(path) == ["bob"])
  }
}
