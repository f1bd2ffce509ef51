@testable import GtkFormApp

/// Keeps accounts in memory, or fails each time with an error.
actor MemoryAccountStore: AccountStore {
  private(set) var accounts: [Account] = []
  private let error: AccountStoreError?

  init(error: AccountStoreError? = nil) {
    self.error = error
  }

  func open() throws(AccountStoreError) {
    if let error { throw error }
  }

  func add(_ account: Account, password: String) throws(AccountStoreError) {
    guard try isUsernameFree(account.username) else { throw .usernameTaken(account.username) }
    accounts.append(account)
  }

  func isUsernameFree(_ username: String) throws(AccountStoreError) -> Bool {
    if let error { throw error }
    return !accounts.contains { $0.username.lowercased() == username.lowercased() }
  }
}
