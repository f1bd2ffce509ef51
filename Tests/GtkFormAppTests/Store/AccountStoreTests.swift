import Foundation
import Testing

@testable import GtkFormApp

/// The guarantees of every store.
@Suite(.serialized) struct AccountStoreTests {
  @Test(arguments: StoreKind.allCases)
  func `keeps an account for another program to read`(kind: StoreKind) async throws {
    let place = try kind.newPlace()
    let mei = Account(
      name: "Mei 梅", username: "mei_1", email: "mei@example.com", mobile: "+33 6 03 90 35 94")
    let before = Date.now
    try await place.store().add(mei, password: "correct-horse-7")

    let row = try #require(
      place.query("SELECT name, username, email, mobile, password_hash FROM account").first)
    #expect(row[..<4] == ["Mei 梅", "mei_1", "mei@example.com", "+33 6 03 90 35 94"])
    let hash = try #require(row[4])
    #expect(hash.hasPrefix("$argon2id$"))
    #expect(PasswordHash(text: hash).matches("correct-horse-7"))

    let seconds = kind == .sqlite ? "unixepoch(created_at)" : "extract(epoch FROM created_at)"
    let created = try #require(place.query("SELECT \(seconds) FROM account").first?[0])
    let time = try #require(Double(created))
    #expect((before.timeIntervalSince1970 - 1...Date.now.timeIntervalSince1970).contains(time))
  }

  @Test(arguments: StoreKind.allCases)
  func `doesn't let a password leave the program`(kind: StoreKind) async throws {
    let place = try kind.newPlace()
    let password = "correct-horse-\(UUID())"
    try await place.store().add(Account("mei"), password: password)
    #expect(try #require(place.query("SELECT password_hash FROM account").first?[0]) != password)
    // The files of the store, or those of a server and its log of every statement.
    let files = FileManager.default.enumerator(atPath: place.folder.path)
    var count = 0
    while let name = files?.nextObject() as? String {
      guard let contents = try? Data(contentsOf: URL(filePath: place.folder.path(name))) else {
        continue
      }
      count += 1
      #expect(contents.range(of: Data(password.utf8)) == nil, "\(name)")
    }
    #expect(count > 0)
  }

  @Test(arguments: StoreKind.allCases, [nil, ""])
  func `stores NULL for a missing mobile number`(kind: StoreKind, mobile: String?) async throws {
    let place = try kind.newPlace()
    let mei = Account(name: "Mei", username: "mei", email: "mei@example.com", mobile: mobile)
    try await place.store().add(mei, password: "correct-horse-7")
    #expect(try place.query("SELECT mobile FROM account") == [[nil]])
  }

  @Test(arguments: StoreKind.allCases, ["mei", "MEI", "mEi"])
  func `refuses a taken username in any case`(
    kind: StoreKind, username: String
  ) async throws {
    let place = try kind.newPlace()
    let store = place.store()
    try await store.add(Account("mei"), password: "correct-horse-7")
    await #expect(throws: AccountStoreError.usernameTaken(username)) {
      try await store.add(Account(username), password: "another-horse-8")
    }
    #expect(try await !store.isUsernameFree(username))
    #expect(try await store.isUsernameFree("mei_"))
    #expect(try place.usernames() == ["mei"])
  }

  @Test(arguments: StoreKind.allCases)
  func `ignores case only in the letters from A to Z`(kind: StoreKind) async throws {
    let place = try kind.newPlace()
    let store = place.store()
    for username in ["élan", "ÉLAN", "k", "\u{212A}", "ı", "ſ"] {
      #expect(try await store.isUsernameFree(username))
      try await store.add(Account(username), password: "correct-horse-7")
    }
    for username in ["K", "éLAN"] { #expect(try await !store.isUsernameFree(username)) }
    for username in ["I", "i", "S"] { #expect(try await store.isUsernameFree(username)) }
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      "Robert'); DROP TABLE account;--", "e\u{301}", "👩‍👩‍👧", "مي", " ", "", "a\nb\t\u{1}", "\\x41 \\",
      "$1", String(repeating: "x", count: 1 << 20),
    ])
  func `keeps any name exactly as typed`(kind: StoreKind, name: String) async throws {
    let place = try kind.newPlace()
    let account = Account(name: name, username: "mei", email: "mei@example.com")
    try await place.store().add(account, password: "correct-horse-7")
    let kept = try place.query("SELECT name FROM account")[0][0]
    #expect(kept?.utf8.elementsEqual(name.utf8) == true)
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses a NUL instead of storing half of a text`(kind: StoreKind) async throws {
    let store = try kind.newPlace().store()
    await #expect(throws: AccountStoreError.notStorable) {
      try await store.add(Account("me\0i"), password: "correct-horse-7")
    }
    await #expect(throws: AccountStoreError.notStorable) {
      try await store.isUsernameFree("me\0i")
    }
  }

  @Test(arguments: StoreKind.allCases, 1...10)
  func `is created once if many open it at the same time`(
    kind: StoreKind, round: Int
  ) async throws {
    let place = try kind.newPlace()
    try await withThrowingTaskGroup { group in
      for _ in 1...8 { group.addTask { try await place.store().open() } }
      try await group.waitForAll()
    }
    #expect(try place.usernames() == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `gives a username to only one of several who take it at the same time`(
    kind: StoreKind
  ) async throws {
    let place = try kind.newPlace()
    let (first, second) = (place.store(), place.store())
    for round in 1...100 {
      let names = ["name_\(round)", "NAME_\(round)"]
      async let one = isAdded(names[0], to: first)
      async let other = isAdded(names[1], to: second)
      let added = try await [one, other]
      #expect(added.count { $0 } == 1, "round \(round)")
      let kept = try place.query(
        "SELECT username FROM account WHERE lower(username) = 'name_\(round)'")
      #expect(kept == [[names[added[0] ? 0 : 1]]], "round \(round)")
    }
  }

  /// Adds an account, or returns false if the username is taken.
  private func isAdded(_ username: String, to store: any AccountStore) async throws -> Bool {
    do {
      try await store.add(Account(username), password: "correct-horse-7")
      return true
    } catch {
      guard error == .usernameTaken(username) else { throw error }
      return false
    }
  }

  // Before Swift 6.3, an exit test can't capture a path.
  #if compiler(>=6.3)
    @Test(arguments: StoreKind.allCases)
    func `an acknowledged account survives a kill of the program`(
      kind: StoreKind
    ) async throws {
      let place = try kind.newPlace()
      for username in ["bob", "mei", "zoe"] {
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [
            kind = kind.rawValue as String, name = place.name as String,
            username = username as String
          ] in
          try await testStore(kind, name).add(Account(username), password: "correct-horse-7")
          kill(getpid(), SIGKILL)
        }
      }
      #expect(try place.usernames() == ["bob", "mei", "zoe"])
      #expect(try await !place.store().isUsernameFree("zoe"))
    }

    @Test(arguments: StoreKind.allCases)
    func `two programs at once lose nothing and never give a username twice`(
      kind: StoreKind
    ) async throws {
      let place = try kind.newPlace()
      async let first: Void = expectToAddAll(to: place)
      async let second: Void = expectToAddAll(to: place)
      _ = await (first, second)
      #expect(try place.usernames() == (1...5).map { "user_\($0)" })
    }
  #endif
}

#if compiler(>=6.3)
  /// Adds five accounts in a separate process, and expects each to be either new or taken.
  private func expectToAddAll(to place: TestPlace) async {
    await #expect(processExitsWith: .success) {
      [kind = place.kind.rawValue as String, name = place.name as String] in
      let store = testStore(kind, name)
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
