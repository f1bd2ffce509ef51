import GRDB
import GenericForm
import Testing

@testable import GtkFormApp

@Suite struct AccountStoreErrorTests {
  @Test(arguments: [
    (AccountStoreError.usernameTaken("mei"), "Choose another username: mei is taken"),
    (
      .notStorable,
      "The account could not be saved: its text has an invisible NUL character in it"
    ),
    (
      .passwordNotHashed,
      "The account could not be saved: there is too little free memory to protect the password"
    ),
    (
      .cannotOpen(path: "/x/y", cause: .isFolder),
      "The accounts in the file /x/y could not be opened: it is a folder"
    ),
    (
      .notADatabase(path: "/x/y"),
      "The accounts could not be opened: the file /x/y is not a database"
    ),
    (
      .anotherProgram(path: "/x/y"),
      "The accounts could not be opened: the file /x/y is the database of another program"
    ),
    (
      .newerVersion(path: "/x/y"),
      "The accounts could not be opened: the file /x/y is from a newer version of this program"
    ),
    (
      .damaged(path: "/x/y"),
      "The accounts could not be opened: the file /x/y is damaged; "
        + "restore it from a backup, or move it away to start a new one"
    ),
    (.readOnly(path: "/x/y"), "The accounts could not be saved: the file /x/y is read-only"),
    (
      .folderReadOnly(path: "/x/y"),
      "The accounts could not be saved: the folder of the file /x/y is read-only"
    ),
    (
      .full(path: "/x/y"),
      "The accounts could not be saved: the disk has no room left for the file /x/y"
    ),
    (
      .busy(path: "/x/y"),
      "The accounts could not be saved: the file /x/y is in use by another program"
    ),
    (
      .failed(path: "/x/y", cause: "disk I/O error"),
      "The accounts could not be saved to the file /x/y: disk I/O error"
    ),
  ])
  func `names the file and the cause in one sentence`(
    error: AccountStoreError, sentence: String
  ) {
    #expect(error.description == sentence)
  }

  @Test(arguments: [
    (ResultCode.SQLITE_NOTADB, AccountStoreError.notADatabase(path: "/x/y")),
    (.SQLITE_CORRUPT, .damaged(path: "/x/y")),
    (.SQLITE_CORRUPT_VTAB, .damaged(path: "/x/y")),
    (.SQLITE_ERROR, .damaged(path: "/x/y")),
    (.SQLITE_READONLY, .readOnly(path: "/x/y")),
    (.SQLITE_READONLY_DIRECTORY, .folderReadOnly(path: "/x/y")),
    (.SQLITE_CANTOPEN, .folderReadOnly(path: "/x/y")),
    (.SQLITE_FULL, .full(path: "/x/y")),
    (.SQLITE_BUSY, .busy(path: "/x/y")),
    (.SQLITE_BUSY_SNAPSHOT, .busy(path: "/x/y")),
    (.SQLITE_LOCKED, .busy(path: "/x/y")),
    (.SQLITE_IOERR_WRITE, .failed(path: "/x/y", cause: "disk I/O error")),
  ])
  func `understands SQLite`(code: ResultCode, error: AccountStoreError) {
    #expect(AccountStoreError(DatabaseError(resultCode: code), path: "/x/y") == error)
  }
}
