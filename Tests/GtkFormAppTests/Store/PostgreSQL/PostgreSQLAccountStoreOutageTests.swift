import FormTestSupport
import Foundation
import GenericForm
import Testing

@testable import GtkFormApp

/// A server that ends, restarts or falls silent while several computers use it.
@Suite(.serialized) struct PostgreSQLAccountStoreOutageTests {
  let server: PostgreSQLServer
  let name: String

  init() throws {
    server = try PostgreSQLServer()
    name = server.connectionString()
  }

  private func store(patience: Duration = .seconds(20)) throws -> PostgreSQLAccountStore {
    PostgreSQLAccountStore(
      try #require(ConnectionString(name)), patience: patience, hashMemory: cheapHash)
  }

  private func usernames() throws -> [String] {
    try server.execute("SELECT username FROM account ORDER BY username").compactMap { $0[0] }
  }

  @Test(arguments: [true, false])
  func `a restarted server is used immediately`(isCrash: Bool) async throws {
    let store = try store()
    try await store.add(Account("bob"), password: "correct-horse-7")
    isCrash ? server.kill() : server.stop()
    let place = StorePlace.server("postgresql://owner@/postgres?host=\(server.folder.path)")
    await #expect(throws: AccountStoreError.cannotOpen(place, cause: .app(.`cause.noServer`))) {
      try await store.add(Account("mei"), password: "correct-horse-7")
    }
    await #expect(throws: AccountStoreError.cannotOpen(place, cause: .app(.`cause.noServer`))) {
      try await store.isUsernameFree("mei")
    }
    try server.start()
    try await store.add(Account("mei"), password: "correct-horse-7")
    // The restart cuts an established connection.
    isCrash ? server.kill() : server.stop()
    try server.start()
    try await store.add(Account("zoe"), password: "correct-horse-7")
    #expect(try usernames() == ["bob", "mei", "zoe"])
  }

  @Test func `a silent server is reported, and nothing is lost once it answers again`()
    async throws
  {
    let (store, new) = (try store(patience: .seconds(4)), try store(patience: .seconds(4)))
    try await store.add(Account("bob"), password: "correct-horse-7")
    server.setSilent(true)
    let place = StorePlace.server("postgresql://owner@/postgres?host=\(server.folder.path)")
    await #expect(throws: AccountStoreError.cannotOpen(place, cause: .app(.`cause.serverSilent`))) {
      try await new.add(Account("mei"), password: "correct-horse-7")
    }
    await #expect(throws: AccountStoreError.outcomeUnknown(place)) {
      try await store.add(Account("mei"), password: "correct-horse-7")
    }
    await #expect(throws: AccountStoreError.cannotOpen(place, cause: .app(.`cause.serverSilent`))) {
      try await store.isUsernameFree("mei")
    }
    server.setSilent(false)
    try await self.store().open()
    try await store.add(Account("mei"), password: "correct-horse-7")
    #expect(try usernames() == ["bob", "mei"])
  }

  @Test func `one of ten computers gets the username, wherever the plug is pulled`() async throws {
    let stores = try (1...10).map { _ in try store() }
    for store in stores { try await store.open() }
    let seed = ProcessInfo.processInfo.environment["GTK_FORM_APP_SEED"].flatMap(UInt64.init) ?? 1
    var random = SplitMix(state: seed)
    for round in 1...5 {
      let pause = Int.random(in: 0...20_000, using: &random)
      let outcomes = try await withThrowingTaskGroup { [server] group in
        for store in stores {
          group.addTask { try await add(Account("name_\(round)"), to: store) }
        }
        group.addTask {
          try await Task.sleep(for: .microseconds(pause))
          server.kill()
          try server.start()
          return nil
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == true } == 1, "GTK_FORM_APP_SEED=\(seed), round \(round)")
      #expect(outcomes.count { $0 == false } == 9, "GTK_FORM_APP_SEED=\(seed), round \(round)")
    }
    #expect(try usernames() == (1...5).map { "name_\($0)" })
  }

  @Test(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
  func `a full disk loses nothing, and works again once there is space`() async throws {
    let disk = try SmallDisk()
    chown(disk.path, PostgreSQLServer.nobody, PostgreSQLServer.nobody)
    let store = try store()
    try await store.open()
    try server.execute("CREATE TABLESPACE small LOCATION '\(disk.path)'")
    try server.execute("ALTER TABLE account SET TABLESPACE small")
    try Data(count: 1 << 15).write(to: URL(fileURLWithPath: disk.path + "/music"))
    var kept: [String] = []
    let error = await #expect(throws: AccountStoreError.self) {
      for number in 10... {
        let name = (1...50).map { _ in "\(UUID())" }.joined()
        let account = Account(name: name, username: "bob_\(number)", email: "bob@example.com")
        try await store.add(account, password: "correct-horse-7")
        kept.append(account.username)
      }
    }
    let place = StorePlace.server("postgresql://owner@/postgres?host=\(server.folder.path)")
    #expect(error == .cannotSave(place, cause: .app(.`cause.serverDiskFull`)))
    #expect(try usernames() == kept)
    try FileManager.default.removeItem(atPath: disk.path + "/music")
    try await store.add(Account("zoe"), password: "correct-horse-7")
    #expect(try usernames() == kept + ["zoe"])
    try server.execute("ALTER TABLE account SET TABLESPACE pg_default")
    server.kill()
  }
}

/// Adds an account as often as a user would, or returns false if the username is taken.
private func add(_ account: Account, to store: PostgreSQLAccountStore) async throws -> Bool? {
  while true {
    do throws(AccountStoreError) {
      try await store.add(account, password: "correct-horse-7")
      return true
    } catch {
      if case .usernameTaken = error { return false }
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
