import FormTextField
import GenericForm

/// The reason why an account wasn't stored or a username wasn't looked up, never with a password.
enum AccountStoreError: Error, Equatable {
  /// The username is taken, in any case.
  case usernameTaken(String)

  /// The texts of the account cannot be kept unchanged.
  case notStorable

  /// There is too little memory to hash the password.
  case passwordNotHashed

  /// The stored accounts can't be read, or there is nowhere to store them.
  case cannotOpen(StorePlace, cause: ValidationMessage)

  /// The account cannot be written.
  case cannotSave(StorePlace, cause: ValidationMessage)

  /// The server didn't say whether it stored the account. Adding it again stores it only once.
  case outcomeUnknown(StorePlace)

  /// An account of this username was kept before, when the server did not answer.
  case keptBefore(username: String)
}

/// Where accounts are kept, as an error names it; never with a password in it.
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
