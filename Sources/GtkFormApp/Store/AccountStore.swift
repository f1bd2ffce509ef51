/// A store of accounts, with everything that signing up needs.
///
/// ```swift
/// let store: any AccountStore = SQLiteAccountStore(path: "/home/mei/accounts.sqlite")
/// let mei = Account(name: "Mei", username: "mei", email: "mei@example.com")
/// try await store.add(mei, password: "correct-horse-7")  // from here on it survives a crash
/// try await store.isUsernameFree("MEI")  // false
/// try await store.add(mei, password: "correct-horse-7")  // throws: The username mei is taken.
/// ```
protocol AccountStore: Sendable {
  /// Ensures that accounts can be stored, and that stored ones are intact.
  func open() async throws(AccountStoreError)

  /// Stores an account with a hash of its password; once this returns, the account survives a
  /// crash.
  ///
  /// - Throws: ``AccountStoreError``. The account wasn't stored; after `outcomeUnknown`, it may
  ///   have been. You can always repeat the call: it stores the account only once.
  func add(_ account: Account, password: String) async throws(AccountStoreError)

  /// Returns whether a username is free, ignoring case.
  func isUsernameFree(_ username: String) async throws(AccountStoreError) -> Bool
}
