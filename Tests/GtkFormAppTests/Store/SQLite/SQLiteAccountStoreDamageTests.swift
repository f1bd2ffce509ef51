import FormTestSupport
import Foundation
import Testing

@testable import GtkFormApp

/// Stores in which a disk changed bytes.
@Suite struct SQLiteAccountStoreDamageTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("accounts.sqlite")
  }

  /// Set `GTK_FORM_APP_SEED` to repeat a run, and `GTK_FORM_APP_DAMAGES` for the number of changes.
  @Test func `a damaged store is refused unchanged, or has every account`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["GTK_FORM_APP_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["GTK_FORM_APP_DAMAGES"].flatMap(Int.init) ?? 150
    print("SQLiteAccountStoreDamageTests: GTK_FORM_APP_SEED=\(seed)")
    let whole = try await wholeStore()
    let accounts = try rows(path)
    var random = SplitMix(state: seed)
    var accepted = 0
    for number in 1...count {
      let damage = Damage.random(in: whole, using: &random)
      let damaged = damage.applied(to: whole)
      _ = try folder.write(damaged, to: "accounts.sqlite")
      let comment: Comment = "GTK_FORM_APP_SEED=\(seed), damage \(number): \(damage)"
      if try await isRefused(comment) {
        let isUnchanged = try bytes(of: path) == damaged
        #expect(isUnchanged, comment)
      } else {
        accepted += 1
        try await expectToWork(with: accounts, comment)
      }
    }
    // Some bytes of a page are unused, so not every damage has to be refused.
    print("SQLiteAccountStoreDamageTests: \(count - accepted) of \(count) refused")
  }

  @Test func `no account is added to a store that is damaged while the program runs`() async throws
  {
    let store = SQLiteAccountStore(path: path)
    try await store.add(Account("mei"), password: "correct-horse-7")
    var damaged = try bytes(of: path)
    let name = try #require(damaged.firstRange(of: Array("Somebody".utf8)))
    damaged[name.lowerBound] = UInt8(ascii: "Z")
    _ = try folder.write(damaged, to: "accounts.sqlite")
    await #expect(throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.damaged`)))
    {
      try await store.add(Account("bob"), password: "correct-horse-7")
    }
    #expect(try bytes(of: path) == damaged)
  }

  @Test func `an undamaged store isn't refused`() async throws {
    _ = try await wholeStore()
    try await expectToWork(with: rows(path), "no damage")
  }

  /// Returns a store of several pages, with an account that spans two pages, and some free pages.
  private func wholeStore() async throws -> [UInt8] {
    let store = SQLiteAccountStore(path: path)
    try await store.add(Account("mei"), password: "correct-horse-7")
    let long = Account(
      name: String(repeating: "x", count: 5000), username: "zoe", email: "zoe@example.com")
    try await store.add(long, password: "correct-horse-7")
    try execute(
      path,
      """
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 150)
      INSERT INTO account (name, username, email, mobile, password_hash, created_at)
      SELECT
        'Person ' || n, 'user_' || (n * 7919 % 1000), 'p' || n || '@example.com',
        IIF(n % 3, '+33 6 03 90 35 ' || n, NULL), '$argon2id$v=19$m=65536,t=2,p=1$' || n,
        '2024-01-01T00:00:00Z'
      FROM number;
      DELETE FROM account WHERE id BETWEEN 40 AND 90;
      """)
    return try bytes(of: path)
  }

  private func rows(_ path: String) throws -> [[String?]] {
    try query(path, "SELECT * FROM account ORDER BY id")
  }

  /// Returns whether the store is refused because of its file's contents.
  private func isRefused(_ comment: Comment) async throws -> Bool {
    do throws(AccountStoreError) {
      try await SQLiteAccountStore(path: path).open()
      return false
    } catch {
      let expected: [AccountStoreError] = [
        .cannotOpen(.file(path), cause: .app(.`cause.damaged`)),
        .cannotOpen(.file(path), cause: .app(.`cause.noDatabase`)),
        .cannotOpen(.file(path), cause: .app(.`cause.anotherProgram`)),
        .cannotOpen(.file(path), cause: .app(.`cause.newerVersion`)),
      ]
      #expect(expected.contains(error), comment)
      return true
    }
  }

  private func expectToWork(with accounts: [[String?]], _ comment: Comment) async throws {
    var usernames = accounts.map { $0[2] }
    do throws(AccountStoreError) {
      try await SQLiteAccountStore(path: path).add(Account("bob"), password: "correct-horse-7")
      usernames.append("bob")
    } catch {
      // The damaged byte of the header is the version that may write the file.
      #expect(error == .cannotSave(.file(path), cause: .app(.`cause.readOnly`)), comment)
    }
    #expect(throws: Never.self, comment) {
      let kept = try rows(path)
      let isWhole = Array(kept.prefix(accounts.count)) == accounts
      #expect(isWhole, comment)
      #expect(kept.map { $0[2] } == usernames, comment)
      // Each username is looked up again by its index, which ignores case.
      let found = try query(
        path,
        """
        SELECT lower(other.username) FROM account
        JOIN account AS other ON other.username = account.username ORDER BY account.id
        """)
      #expect(found.map { $0[0] } == usernames.map { $0?.lowercased() }, comment)
    }
    await #expect(throws: Never.self, comment) { try await SQLiteAccountStore(path: path).open() }
  }
}
