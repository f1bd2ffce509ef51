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

  /// There is no file, or nothing that can serve as one.
  case cannotOpen(path: String, cause: ValidationMessage)

  /// The file is something other than a SQLite database.
  case notADatabase(path: String)

  /// The file is a database that was not made for accounts.
  case anotherProgram(path: String)

  /// The file was written by a later version than this one.
  case newerVersion(path: String)

  /// Parts of the file are missing or contradict each other.
  case damaged(path: String)

  /// The file can be read but not written.
  case readOnly(path: String)

  /// The folder is read-only: SQLite needs a second file in it while it writes.
  case folderReadOnly(path: String)

  /// The disk, or the user's quota, is full.
  case full(path: String)

  /// Another program locked the file for longer than the store waits.
  case busy(path: String)

  /// Anything else, in the words of the system.
  case failed(path: String, cause: ValidationMessage)
}

extension AccountStoreError: CustomStringConvertible {
  /// The file and the cause in one line, in the words of the shared catalogue.
  var description: String { message.text }
}
