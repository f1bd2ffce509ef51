import GenericForm

/// The messages of the app.
enum AppMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  // The window "Sign Up".

  case `signUp.window` = "Sign Up"
  case `signUp.name` = "_Name"
  case `signUp.username` = "_Username"
  case `signUp.email` = "_Email"
  case `signUp.mobile` = "_Mobile"
  case `signUp.password` = "_Password"
  case `signUp.passwordAgain` = "_Confirm password"
  case `signUp.terms` = "I _accept the terms"
  case `signUp.submit` = "_Sign Up"
  case `signUp.done` = "Account created"
  case `signUp.nameRequired` = "Enter your name"
  case `signUp.usernameRequired` = "Choose a username"
  case `signUp.usernameFormat` = "Use 3–20 letters, digits or underscores for your username"
  case `signUp.usernameTaken` = "Choose another username: this one is taken"
  case `signUp.emailRequired` = "Enter your email address"
  case `signUp.emailFormat` = "Enter a complete email address, such as mei@example.com"
  case `signUp.passwordRequired` = "Choose a password"
  case `signUp.passwordAgainRequired` = "Type your password once more"
  case `signUp.passwordsDiffer` = "Type the same password again"
  case `signUp.termsRequired` = "Accept the terms to sign up"

  // The menu and its windows.

  case `menu.newWindow` = "_New Window"
  case `menu.preferences` = "_Preferences"
  case `menu.shortcuts` = "_Keyboard Shortcuts"
  case `menu.about` = "_About Sign Up"
  case `about.comments` = "Creates accounts, in a file or on a server"
  case `preferences.window` = "Preferences"
  case `preferences.save` = "_Save"
  case `preferences.place` = "_Keep accounts"
  case `preferences.hint` = "Applies to new windows only"
  case `preferences.inFile` = "In a file"
  case `preferences.onServer` = "On a PostgreSQL server"
  case `preferences.file` = "_File"
  case `preferences.fileFormat` = "Enter the full path, such as {example}"
  case `preferences.server` = "_Connection string"
  case `preferences.serverFormat` = "Enter a connection string, such as {example}"
  case `preferences.cannotSave` = "The preferences couldn't be saved to the file {path}: {cause}"
  case `preferences.unusable` = "The preferences in the file {path} can't be used: {cause}"

  // Failures of the store.

  case `store.usernameTaken` = "Choose another username: {username} is taken"
  case `store.notStorable` =
    "The account couldn't be saved: its text contains an invisible NUL character"
  case `store.passwordNotHashed` =
    "The account couldn't be saved: there isn't enough free memory to protect the password"
  case `store.cannotOpen` = "The accounts in the file {path} couldn't be opened: {cause}"
  case `store.cannotSave` = "The accounts couldn't be saved to the file {path}: {cause}"
  case `store.cannotReach` = "The accounts on {server} couldn't be opened: {cause}"
  case `store.cannotSend` = "The account couldn't be saved on {server}: {cause}"
  case `store.outcomeUnknown` = """
    The connection to {server} was lost while saving the account; sign up again, and it won't be \
    saved twice
    """
  case `store.keptBefore` = """
    The account {username} was already saved when the connection was lost; sign up again only \
    for another account
    """
  case `store.waiting` =
    "Waiting for access to the accounts; you can close the window in the meantime"

  // Causes, as clauses that complete a sentence.

  case `cause.noOrdinaryFile` = "it isn't a regular file"
  case `cause.anotherUser` = "it belongs to another user"
  case `cause.openToOthers` = "other users can open it, and its permissions can't be changed"
  case `cause.folder` = "it's a folder"
  case `cause.permission` = "permission is denied"
  case `cause.folderNotMade` = "its folder can't be created"
  case `cause.noDatabase` = "it isn't a database"
  case `cause.anotherProgram` = "it's another program's database"
  case `cause.newerVersion` = "it was made by a newer version of this program"
  case `cause.damaged` =
    "it's damaged; restore it from a backup, or move it away to start over"
  case `cause.readOnly` = "it's read-only"
  case `cause.folderReadOnly` = "its folder is read-only"
  case `cause.diskFull` = "the disk is full"
  case `cause.inUse` = "it's in use by another program"
  case `cause.notWritten` = "what was written to it couldn't be read back"
  case `cause.database` = "SQLite failed without giving a reason"
  case `cause.noFolder` = "{path} isn't a folder"
  case `cause.databaseError` = "SQLite error {code}"
  case `cause.systemError` = "system error {number}"

  // Causes on a server, as clauses that also say what to do.

  case `cause.libraryMissing` =
    "libpq, the client library of PostgreSQL, is missing; install libpq5, and try again"
  case `cause.noServer` = "no server answers there; check that it's running, and try again"
  case `cause.serverName` =
    "the server's name is unknown; check the name and the network, and try again"
  case `cause.connectionLost` = "the connection was lost; check the network, and try again"
  case `cause.serverSilent` = "the server doesn't answer; check the network, and try again"
  case `cause.passwordRequired` =
    "the server requires a password; add it to ~/.pgpass, and try again"
  case `cause.passwordWrong` =
    "the username or password is wrong; correct it in ~/.pgpass, and try again"
  case `cause.loginRefused` =
    "the server doesn't accept this user from this computer; ask its administrator"
  case `cause.databaseMissing` = "there's no such database; create it, and try again"
  case `cause.permissionMissing` =
    "this user isn't allowed to do that; ask the server's administrator for permission"
  case `cause.tablesNotMade` =
    "this user can't create tables; start this program once as the database's owner"
  case `cause.tablesOfAnotherProgram` =
    "its table “account” belongs to another program; use another database"
  case `cause.tablesOfNewerVersion` =
    "its tables were made by a newer version of this program; install that version"
  case `cause.serverReadOnly` = "it's a read-only copy; use the main server's address"
  case `cause.statementEnded` = "the server gave up because it took too long; try again"
  case `cause.tooManyConnections` = "the server has too many connections; try again in a moment"
  case `cause.serverDiskFull` = "the server's disk is full; try again when there's space"
  case `cause.letters` =
    "the database can't store all characters of the account; it needs the encoding UTF8"
  case `cause.serverRestarts` = "the server is restarting; try again in a moment"
  case `cause.encryption` =
    "the encrypted connection that sslmode requires isn't available; ask the administrator ({reason})"
  case `cause.server` = "{reason}"
  case `messages.unusable` = "The messages in the file {path} can't be used: {cause}"
  case `cause.noText` = "it isn't UTF-8 text"
}

extension ValidationMessage {
  /// Returns a message of the app, with its arguments.
  static func app(_ message: AppMessage, _ arguments: [String: MessageArgument] = [:]) -> Self {
    Self(message, arguments)
  }
}
