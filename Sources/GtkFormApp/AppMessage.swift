import GenericForm

/// The messages of the app.
enum AppMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  // The window "Sign up".

  case `signUp.window` = "Sign up"
  case `signUp.name` = "_Name"
  case `signUp.username` = "_Username"
  case `signUp.email` = "_Email"
  case `signUp.mobile` = "_Mobile"
  case `signUp.password` = "_Password"
  case `signUp.passwordAgain` = "_Confirm password"
  case `signUp.terms` = "I _accept the terms"
  case `signUp.submit` = "_Sign up"
  case `signUp.done` = "Account created"
  case `signUp.nameRequired` = "Enter your name"
  case `signUp.usernameRequired` = "Choose a username"
  case `signUp.usernameFormat` = "Use 3–20 letters, digits or underscores for your username"
  case `signUp.usernameTaken` = "Choose another username: this one is taken"
  case `signUp.emailRequired` = "Enter your email address"
  case `signUp.emailFormat` = "Enter a complete email address, such as mei@example.com"
  case `signUp.mobileFormat` = "Use 6–15 digits for your mobile, without a leading 0"
  case `signUp.passwordRequired` = "Choose a password"
  case `signUp.passwordLetterAndNumber` = "Use a letter and a number in your password"
  case `signUp.passwordLength` = "Use 8–20 characters for your password"
  case `signUp.passwordSpecialCharacter` = "Use a special character and no spaces in your password"
  case `signUp.passwordAgainRequired` = "Type your password once more"
  case `signUp.passwordsDiffer` = "Type the same password again"
  case `signUp.termsRequired` = "Accept the terms to sign up"

  // What the store cannot do, and why.

  case `store.usernameTaken` = "Choose another username: {username} is taken"
  case `store.notStorable` =
    "The account could not be saved: its text has an invisible NUL character in it"
  case `store.passwordNotHashed` =
    "The account could not be saved: there is too little free memory to protect the password"
  case `store.cannotOpen` = "The accounts in the file {path} could not be opened: {cause}"
  case `store.cannotSave` = "The accounts could not be saved to the file {path}: {cause}"
  case `store.cannotReach` = "The accounts on {server} could not be opened: {cause}"
  case `store.cannotSend` = "The account could not be saved on {server}: {cause}"
  case `store.outcomeUnknown` = """
    The connection to {server} was lost while the account was saved; sign up again, which does \
    not save it twice
    """
  case `store.keptBefore` = """
    The account {username} was saved before, when the connection was lost; sign up again only \
    for another account
    """
  case `store.waiting` = "Waiting for the accounts; the window can be closed meanwhile"

  // Causes, as clauses that go on a sentence.

  case `cause.noOrdinaryFile` = "it is not an ordinary file"
  case `cause.anotherUser` = "it belongs to another user"
  case `cause.openToOthers` = "other users may open it, and its permissions cannot be changed"
  case `cause.folder` = "it is a folder"
  case `cause.permission` = "permission is denied"
  case `cause.folderNotMade` = "its folder cannot be created"
  case `cause.noDatabase` = "it is not a database"
  case `cause.anotherProgram` = "it is the database of another program"
  case `cause.newerVersion` = "it is from a newer version of this program"
  case `cause.damaged` =
    "it is damaged; restore it from a backup, or move it away to start a new one"
  case `cause.readOnly` = "it is read-only"
  case `cause.folderReadOnly` = "its folder is read-only"
  case `cause.diskFull` = "the disk has no room left for it"
  case `cause.inUse` = "it is in use by another program"
  case `cause.notWritten` = "what was written to it cannot be read back"
  case `cause.database` = "SQLite failed without a reason"
  case `cause.noFolder` = "{path} is not a folder"
  case `cause.databaseError` = "SQLite error {code}"
  case `cause.systemError` = "error {number} of the system"

  // Causes on a server, as clauses with what to do.

  case `cause.libraryMissing` =
    "libpq, the client library of PostgreSQL, is missing; install libpq5, and try again"
  case `cause.noServer` = "no server answers there; check that it runs, and try again"
  case `cause.serverName` =
    "the name of the server is not known; check the name and the network, and try again"
  case `cause.connectionLost` = "the connection was lost; check the network, and try again"
  case `cause.serverSilent` = "the server does not answer; check the network, and try again"
  case `cause.passwordRequired` =
    "the server requires a password; write it into ~/.pgpass, and try again"
  case `cause.passwordWrong` =
    "the user or the password is wrong; correct it in ~/.pgpass, and try again"
  case `cause.loginRefused` =
    "the server does not accept this user from this computer; ask its administrator"
  case `cause.databaseMissing` = "there is no such database; create it, and try again"
  case `cause.permissionMissing` =
    "this user has no right to do that; ask the administrator of the server for it"
  case `cause.tablesNotMade` =
    "this user may not make the tables; start this program once as the owner of the database"
  case `cause.tablesOfAnotherProgram` =
    "its table account belongs to another program; use another database"
  case `cause.tablesOfNewerVersion` =
    "its tables are from a newer version of this program; install that version"
  case `cause.serverReadOnly` = "it is a read-only copy; use the address of the main server"
  case `cause.statementEnded` = "the server stopped the work because it took too long; try again"
  case `cause.tooManyConnections` = "the server has too many connections; try again in a moment"
  case `cause.serverDiskFull` = "the disk of the server is full; try again when there is space"
  case `cause.letters` =
    "the database does not have all letters of the account; it needs the encoding UTF8"
  case `cause.serverRestarts` = "the server is being restarted; try again in a moment"
  case `cause.encryption` =
    "there is no encrypted connection as sslmode requires it; ask the administrator ({reason})"
  case `cause.server` = "{reason}"
  case `messages.unusable` = "The messages in the file {path} cannot be used: {cause}"
  case `cause.noText` = "it is not text in UTF-8"
}

extension ValidationMessage {
  /// A message of the app, with its arguments.
  static func app(_ message: AppMessage, _ arguments: [String: MessageArgument] = [:]) -> Self {
    Self(message, arguments)
  }
}

extension MessageCatalog {
  /// The messages as the window shows them: each names its field by itself, so that a line of the
  /// summary does not name it again.
  var withoutLabels: Self {
    var catalog = self
    if self["field.message"] == nil { catalog["field.message"] = "{message}" }
    return catalog
  }

  /// Every message of the app, to be translated.
  static let appKeys = AppMessage.allEntries
}
