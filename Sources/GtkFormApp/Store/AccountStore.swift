/// Keeps accounts: what the sign-up needs of a store.
///
/// ```swift
/// let store: any AccountStore = SQLiteAccountStore(path: "/home/mei/accounts.sqlite")
/// let mei = Account(name: "Mei", username: "mei", email: "mei@example.com")
/// try await store.add(mei, password: "correct-horse-7")  // from here on it survives a crash
/// try await store.isUsernameFree("MEI")  // false
/// try await store.add(mei, password: "correct-horse-7")  // throws: The username mei is taken.
/// ```
protocol AccountStore: Sendable {
  /// Makes sure that accounts can be kept and that those kept before are whole.
  func open() async throws(AccountStoreError)

  /// Keeps an account and a hash of its password; when this returns, it survives a crash.
  ///
  /// - Throws: ``AccountStoreError``; nothing was kept then, and the call can be repeated.
  func add(_ account: Account, password: String) async throws(AccountStoreError)

  /// Returns whether the username is free, in any case.
  func isUsernameFree(_ username: String) async throws(AccountStoreError) -> Bool
}
