import FormTextField
import GenericForm

/// Why an account was not kept, or a username not looked up; never with a password in it.
enum AccountStoreError: Error, Equatable {
  /// The username is taken, in any case.
  case usernameTaken(String)

  /// The texts of the account cannot be kept unchanged.
  case notStorable

  /// There is too little memory to hash the password.
  case passwordNotHashed

  /// The accounts that are there cannot be read, or there is no place for them.
  case cannotOpen(StorePlace, cause: ValidationMessage)

  /// The account cannot be written.
  case cannotSave(StorePlace, cause: ValidationMessage)

  /// The server did not answer whether it kept the account; to add it again keeps it once.
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
