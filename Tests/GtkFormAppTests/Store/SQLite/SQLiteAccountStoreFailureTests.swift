import Foundation
import GRDB
import Testing

@testable import GtkFormApp

/// Failures of a store: each is reported, nothing is lost, and a retry works.
@Suite struct SQLiteAccountStoreFailureTests {
  let folder: TemporaryFolder
  let path: String
  let store: SQLiteAccountStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("accounts.sqlite")
    store = SQLiteAccountStore(path: path, patience: 0)
  }

  @Test func `an empty file becomes a store`() async throws {
    _ = try folder.write([], to: "accounts.sqlite")
    try await store.add(Account("mei"), password: "correct-horse-7")
    #expect(try usernames(path) == ["mei"])
  }

  @Test(arguments: [
    "This is a letter, not a database.", String(repeating: "\0", count: 8192),
    String(repeating: "garbage", count: 10_000),
  ])
  func `a file with other content is refused and not altered`(contents: String) async throws {
    _ = try folder.write(contents.utf8, to: "accounts.sqlite")
    await #expect(
      throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.noDatabase`))
    ) {
      try await store.add(Account("mei"), password: "correct-horse-7")
    }
    #expect(try bytes(of: path) == Array(contents.utf8))

    try FileManager.default.removeItem(atPath: path)
    try await store.add(Account("mei"), password: "correct-horse-7")
    #expect(try usernames(path) == ["mei"])
  }

  @Test func `a file cut off anywhere is refused and not altered`() async throws {
    try await store.add(Account("mei"), password: "correct-horse-7")
    let whole = try bytes(of: path)
    for length in [1, 15, 16, 99, 100, 511, 512, 4095, 4096, 8191, 8192, whole.count - 1] {
      _ = try folder.write(whole.prefix(length), to: "accounts.sqlite")
      let error = await #expect(throws: AccountStoreError.self) {
        try await store.add(Account("bob"), password: "correct-horse-7")
      }
      #expect(
        error == .cannotOpen(.file(path), cause: .app(.`cause.noDatabase`))
          || error == .cannotOpen(.file(path), cause: .app(.`cause.damaged`)), "\(length) bytes")
      #expect(try bytes(of: path) == Array(whole.prefix(length)))
    }

    _ = try folder.write(whole, to: "accounts.sqlite")
    try await store.add(Account("bob"), password: "correct-horse-7")
    #expect(try usernames(path) == ["mei", "bob"])
  }

  @Test func `a file is busy only while another program writes it`() async throws {
    try await store.add(Account("mei"), password: "correct-horse-7")
    let other = try otherProgram(path)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    await #expect(throws: AccountStoreError.cannotSave(.file(path), cause: .app(.`cause.inUse`))) {
      try await store.add(Account("bob"), password: "correct-horse-7")
    }
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await store.add(Account("bob"), password: "correct-horse-7")
    #expect(try usernames(path) == ["mei", "bob"])
  }

  @Test func `waits for a file that another program is reading`() async throws {
    let patient = SQLiteAccountStore(path: path, patience: 60)
    try await patient.add(Account("mei"), password: "correct-horse-7")
    let other = try otherProgram(path)
    try await other.writeWithoutTransaction {
      try $0.execute(sql: "BEGIN; SELECT * FROM account")
    }
    async let added: Void = patient.add(Account("bob"), password: "correct-horse-7")
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await added
    #expect(try usernames(path) == ["mei", "bob"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
  func `a full disk loses nothing, and works again once there is space`() async throws {
    let disk = try SmallDisk()
    let path = disk.path + "/accounts.sqlite"
    let store = SQLiteAccountStore(path: path)
    try await store.add(Account("mei"), password: "correct-horse-7")
    try Data(count: 1 << 15).write(to: URL(fileURLWithPath: disk.path + "/music"))
    var kept = ["mei"]
    let error = await #expect(throws: AccountStoreError.self) {
      for number in 1... {
        let name = String(repeating: "x", count: 4096)
        let account = Account(name: name, username: "bob_\(number)", email: "bob@example.com")
        try await store.add(account, password: "correct-horse-7")
        kept.append(account.username)
      }
    }
    #expect(error == .cannotSave(.file(path), cause: .app(.`cause.diskFull`)))
    #expect(try usernames(path) == kept)

    try FileManager.default.removeItem(atPath: disk.path + "/music")
    try await store.add(Account("zoe"), password: "correct-horse-7")
    #expect(try usernames(path) == kept + ["zoe"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
  func `a disk that is full at the start can have a store once there is space`() async throws {
    let disk = try SmallDisk()
    let path = disk.path + "/accounts.sqlite"
    let store = SQLiteAccountStore(path: path)
    try Data(count: 1 << 16).write(to: URL(fileURLWithPath: disk.path + "/music"))
    await #expect(throws: AccountStoreError.cannotSave(.file(path), cause: .app(.`cause.diskFull`)))
    {
      try await store.open()
    }

    try FileManager.default.removeItem(atPath: disk.path + "/music")
    try await store.add(Account("mei"), password: "correct-horse-7")
    #expect(try usernames(path) == ["mei"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
  func `a read-only disk is reported, and works again once it is writable`() async throws {
    let disk = try SmallDisk()
    let path = disk.path + "/accounts.sqlite"
    let store = SQLiteAccountStore(path: path)
    disk.setReadOnly(true)
    await #expect(
      throws: AccountStoreError.cannotSave(.file(path), cause: .app(.`cause.folderReadOnly`))
    ) {
      try await store.open()
    }
    disk.setReadOnly(false)
    try await store.add(Account("mei"), password: "correct-horse-7")

    disk.setReadOnly(true)
    await #expect(throws: AccountStoreError.cannotSave(.file(path), cause: .app(.`cause.readOnly`)))
    {
      try await store.add(Account("bob"), password: "correct-horse-7")
    }
    #expect(try await !store.isUsernameFree("mei"))
    disk.setReadOnly(false)
    try await store.add(Account("bob"), password: "correct-horse-7")
    #expect(try usernames(path) == ["mei", "bob"])
  }
}
