/// The store for preferences that can't be used: it stores nothing and reports the reason.
///
/// An account is therefore never stored in a place that the user didn't choose.
struct UnusablePreferences: AccountStore {
  let error: PreferencesError

  func open() async throws(AccountStoreError) { throw .unusablePreferences(error) }

  func add(_ account: Account, password: String) async throws(AccountStoreError) {
    try await open()
  }

  func isUsernameFree(_ username: String) async throws(AccountStoreError) -> Bool {
    throw .unusablePreferences(error)
  }
}
