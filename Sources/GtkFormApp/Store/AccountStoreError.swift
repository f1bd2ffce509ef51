/// Why an account was not kept, or a username not looked up; never with a password in it.
enum AccountStoreError: Error, Equatable {
  /// The username is taken, in any case.
  case usernameTaken(String)

  /// The texts of the account cannot be kept unchanged.
  case notStorable

  /// There is too little memory to hash the password.
  case passwordNotHashed

  /// There is no file, or nothing that can serve as one.
  case cannotOpen(path: String, cause: String)

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
  case failed(path: String, cause: String)
}

extension AccountStoreError: CustomStringConvertible {
  /// The file and the cause in one line, and what to do where the cause does not show it.
  var description: String {
    switch self {
    case .usernameTaken(let username):
      "The username \(username) is taken."
    case .notStorable:
      "The account could not be saved: its text has an invisible NUL character in it."
    case .passwordNotHashed:
      "The account could not be saved: there is too little free memory to protect the password."
    case .cannotOpen(let path, let cause):
      "The accounts could not be opened in the file \(path): \(cause)."
    case .notADatabase(let path):
      "The accounts could not be opened: the file \(path) is not a database."
    case .anotherProgram(let path):
      "The accounts could not be opened: the file \(path) is the database of another program."
    case .newerVersion(let path):
      "The accounts could not be opened: the file \(path) is from a newer version of this program."
    case .damaged(let path):
      """
      The accounts could not be opened: the file \(path) is damaged. \
      Put a copy from before in its place, or move it away to start a new one.
      """
    case .readOnly(let path):
      "The accounts could not be saved: the file \(path) is read-only."
    case .folderReadOnly(let path):
      "The accounts could not be saved: the folder of the file \(path) is read-only."
    case .full(let path):
      "The accounts could not be saved: the disk has no room left for the file \(path)."
    case .busy(let path):
      "The accounts could not be saved: the file \(path) is in use by another program."
    case .failed(let path, let cause):
      "The accounts could not be saved in the file \(path): \(cause)."
    }
  }
}
