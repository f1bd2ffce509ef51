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

  @Test func `doesn't store the password in its files`() async throws {
    try await store.add(Account("mei"), password: "correct-horse-7")
    let folder = (path as NSString).deletingLastPathComponent
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["accounts.sqlite"])
    let contents = String(decoding: try bytes(of: path), as: UTF8.self)
    #expect(contents.contains("$argon2id$"))
    #expect(!contents.contains("correct-horse"))
  }

  @Test func `starts a new file when the old one is deleted while the program runs`() async throws {
    try await store.add(Account("mei"), password: "correct-horse-7")
    try FileManager.default.removeItem(atPath: path)
    try await store.add(Account("bob"), password: "correct-horse-7")
    #expect(try usernames(path) == ["bob"])
  }
}
