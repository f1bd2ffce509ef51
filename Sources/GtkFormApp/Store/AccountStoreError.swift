import FormTextField
import GenericForm

/// The reason why an account wasn't stored or a username wasn't looked up, without any password.
enum AccountStoreError: Error, Equatable {
  /// The username is taken, ignoring case.
  case usernameTaken(String)

  /// The account's texts can't be stored unchanged.
  case notStorable

  /// There is too little memory to hash the password.
  case passwordNotHashed

  /// The stored accounts can't be read, or there is nowhere to store them.
  case cannotOpen(StorePlace, cause: ValidationMessage)

  /// The preferences, which name the place of the accounts, can't be used.
  case unusablePreferences(PreferencesError)

  /// The account can't be written.
  case cannotSave(StorePlace, cause: ValidationMessage)

  /// The server didn't say whether it stored the account. Adding it again stores it only once.
  case outcomeUnknown(StorePlace)

  /// An account with this username was stored before, when the server didn't answer.
  case keptBefore(username: String)
}

/// The place of the accounts as an error names it, without any password.
enum StorePlace: Equatable, Sendable {
  /// The path of a file.
  case file(String)

  /// The address of a database on a server, as in `postgresql://mei@db.example.org/accounts`.
  case server(String)
}

extension AccountStoreError: CustomStringConvertible {
  /// The place and the cause in one line, in the words of the shared catalog.
  var description: String { message.text }
}
