import Foundation
import GRDB
import Testing

@testable import GtkFormApp

@Suite struct SQLiteAccountStoreDurabilityTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("accounts.sqlite")
  }

  // A process of its own takes a path from its test since Swift 6.3.
  #if compiler(>=6.3)
    @Test func `an account survives when the program is killed once it is acknowledged`()
      async throws
    {
      for username in ["mei", "bob", "zoe"] {
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [path = path as String, username = username as String] in
          try await SQLiteAccountStore(path: path).add(
            Account(username), password: "correct-horse-7")
          kill(getpid(), SIGKILL)
        }
      }
      #expect(try usernames(path) == ["mei", "bob", "zoe"])
      #expect(try await !SQLiteAccountStore(path: path).isUsernameFree("zoe"))
    }

    @Test func `two programs at once lose nothing and give no username twice`() async throws {
      let path = path
      async let first: Void = expectToAddAll(to: path)
      async let second: Void = expectToAddAll(to: path)
      _ = await (first, second)
      #expect(try usernames(path).sorted() == (1...5).map { "user_\($0)" })
      #expect(try query(path, "PRAGMA integrity_check") == [["ok"]])
    }
  #endif

  @Test func `an account is on the disk before it is acknowledged`() throws {
    let configuration = SQLiteAccountStore.configuration(patience: 5)
    let settings = try DatabaseQueue(path: path, configuration: configuration).read { database in
      [
        try String.fetchOne(database, sql: "PRAGMA synchronous"),
        try String.fetchOne(database, sql: "PRAGMA journal_mode"),
        try String.fetchOne(database, sql: "PRAGMA busy_timeout"),
        try String.fetchOne(database, sql: "PRAGMA cell_size_check"),
        try String.fetchOne(database, sql: "PRAGMA trusted_schema"),
      ]
    }
    #expect(settings == ["3", "delete", "5000", "1", "0"])
  }
}

#if compiler(>=6.3)
  /// In a process of its own, adds five accounts, of which each is new or taken and nothing else.
  private func expectToAddAll(to path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let store = SQLiteAccountStore(path: path, patience: 60)
      for username in (1...5).map({ "user_\($0)" }) {
        do throws(AccountStoreError) {
          try await store.add(Account(username), password: "correct-horse-7")
        } catch {
          #expect(error == .usernameTaken(username))
        }
      }
    }
  }
#endif
