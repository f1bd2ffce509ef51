import Foundation
import GenericForm
import Testing

@testable import GtkFormApp

/// Connections that are cut or fall silent at any moment while an account is added.
@Suite final class PostgreSQLAccountStoreCutTests {
  private let server: PostgreSQLServer
  private let database: String
  private var proxies: [CuttingProxy] = []

  init() throws {
    server = try PostgreSQLServer.shared()
    database = try server.newDatabase()
  }

  private func store(
    behind proxy: CuttingProxy, patience: Duration = .seconds(10)
  ) throws -> PostgreSQLAccountStore {
    proxies.append(proxy)
    let name = database.replacing(server.folder.path, with: proxy.folder.path)
    return PostgreSQLAccountStore(
      try #require(ConnectionString(name)), patience: patience, hashMemory: cheapHash)
  }

  private func usernames() throws -> [String] {
    try PostgreSQLServer.execute("SELECT username FROM account ORDER BY 1", in: database)
      .compactMap { $0[0] }
  }

  @Test(arguments: [CuttingProxy.Direction.toServer, .toClient])
  func `an account is added once, wherever the connection is cut`(
    direction: CuttingProxy.Direction
  ) async throws {
    try await testStore("postgresql", database).open()
    let whole = try CuttingProxy(before: server, .cut, direction, after: .max)
    try await store(behind: whole).add(Account("name_0"), password: "correct-horse-7")
    let length = whole.bytes(direction)
    #expect(length > 100)

    var expected: [String] = ["name_0"]
    for limit in Set(stride(from: 0, through: length, by: length / 12) + [length - 1]) {
      let proxy = try CuttingProxy(before: server, .cut, direction, after: limit)
      let store = try store(behind: proxy)
      let account = Account("name_\(limit + 1)")
      expected.append(account.username)
      // The store doesn't retry a connection that is cut before it's established.
      do {
        try await store.add(account, password: "correct-horse-7")
      } catch {
        guard case .cannotOpen = error else { throw error }
        try await store.add(account, password: "correct-horse-7")
      }
      #expect(try Set(usernames()) == Set(expected), "after \(limit) bytes")
    }
  }

  @Test func `an account without an answer is added once, or reported`() async throws {
    try await testStore("postgresql", database).open()
    let whole = try CuttingProxy(before: server, .cut, .toClient, after: .max)
    try await store(behind: whole).add(Account("bob"), password: "correct-horse-7")

    // The last bytes acknowledge the account.
    let length = whole.bytes(.toClient)
    let proxy = try CuttingProxy(before: server, .silence, .toClient, after: length - 10)
    let store = try store(behind: proxy, patience: .seconds(3))
    let address = StorePlace.server(
      "postgresql://owner@/\(database.split(separator: "=").last ?? "")?host=\(proxy.folder.path)")
    await #expect(throws: AccountStoreError.outcomeUnknown(address)) {
      try await store.add(Account("mei"), password: "correct-horse-7")
    }
    #expect(try usernames() == ["bob", "mei"])
    try await store.add(Account("mei"), password: "correct-horse-7")
    #expect(try usernames() == ["bob", "mei"])
    await #expect(throws: AccountStoreError.usernameTaken("mei")) {
      try await store.add(Account("mei"), password: "correct-horse-7")
    }
  }

  @Test(arguments: [
    (Account("mei"), "another-horse-8"), (Account("Mei"), "correct-horse-7"),
    (Account("zoe"), "correct-horse-7"),
  ])
  func `other answers after a missing one don't create a second account`(
    next: Account, password: String
  ) async throws {
    try await testStore("postgresql", database).open()
    let whole = try CuttingProxy(before: server, .cut, .toClient, after: .max)
    try await store(behind: whole).add(Account("bob"), password: "correct-horse-7")
    let proxy = try CuttingProxy(
      before: server, .silence, .toClient, after: whole.bytes(.toClient) - 10)
    let store = try store(behind: proxy, patience: .seconds(3))
    let error = await #expect(throws: AccountStoreError.self) {
      try await store.add(Account("mei"), password: "correct-horse-7")
    }
    #expect(error?.message.key == "store.outcomeUnknown")
    await #expect(throws: AccountStoreError.keptBefore(username: "mei")) {
      try await store.add(next, password: password)
    }
    #expect(try usernames() == ["bob", "mei"])
    // The next user doesn't have to wait.
    try await store.add(Account("ada"), password: "correct-horse-7")
    #expect(try usernames() == ["ada", "bob", "mei"])
  }

  @Test func `a canceled task doesn't wait for a silent server`() async throws {
    let proxy = try CuttingProxy(before: server, .silence, .toClient, after: 0)
    let store = try store(behind: proxy, patience: .seconds(3600))
    let start = ContinuousClock.now
    let task = Task { try await store.add(Account("mei"), password: "correct-horse-7") }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: AccountStoreError.self) { try await task.value }
    #expect(start.duration(to: .now) < .seconds(600))
    try await store.add(Account("mei"), password: "correct-horse-7")
    #expect(try usernames() == ["mei"])
  }
}
