import GRDB
import GenericForm
import Testing

@testable import GtkFormApp

@Suite struct AccountStoreErrorTests {
  @Test(
    arguments: [
      (AccountStoreError.usernameTaken("mei"), "Choose another username: mei is taken"),
      (
        .notStorable,
        "The account couldn't be saved: its text contains an invisible NUL character"
      ),
      (
        .passwordNotHashed,
        "The account couldn't be saved: there isn't enough free memory to protect the password"
      ),
      (
        .cannotOpen(.file("/x/y"), cause: .app(.`cause.folder`)),
        "The accounts in the file /x/y couldn't be opened: it's a folder"
      ),
      (
        .cannotOpen(.file("/x/y"), cause: .app(.`cause.noDatabase`)),
        "The accounts in the file /x/y couldn't be opened: it isn't a database"
      ),
      (
        .cannotOpen(.file("/x/y"), cause: .app(.`cause.anotherProgram`)),
        "The accounts in the file /x/y couldn't be opened: it's another program's database"
      ),
      (
        .cannotOpen(.file("/x/y"), cause: .app(.`cause.newerVersion`)),
        """
        The accounts in the file /x/y couldn't be opened: it was made by a newer version of \
        this program
        """
      ),
      (
        .cannotOpen(.file("/x/y"), cause: .app(.`cause.damaged`)),
        """
        The accounts in the file /x/y couldn't be opened: it's damaged; restore it from a \
        backup, or move it away to start over
        """
      ),
      (
        .cannotSave(.file("/x/y"), cause: .app(.`cause.readOnly`)),
        "The accounts couldn't be saved to the file /x/y: it's read-only"
      ),
      (
        .cannotSave(.file("/x/y"), cause: .app(.`cause.folderReadOnly`)),
        "The accounts couldn't be saved to the file /x/y: its folder is read-only"
      ),
      (
        .cannotSave(.file("/x/y"), cause: .app(.`cause.diskFull`)),
        "The accounts couldn't be saved to the file /x/y: the disk is full"
      ),
      (
        .cannotSave(.file("/x/y"), cause: .app(.`cause.inUse`)),
        "The accounts couldn't be saved to the file /x/y: it's in use by another program"
      ),
      (
        .cannotSave(.file("/x/y"), cause: "disk I/O error"),
        "The accounts couldn't be saved to the file /x/y: disk I/O error"
      ),
      (
        .cannotOpen(.server("postgresql://db/accounts"), cause: .app(.`cause.noServer`)),
        """
        The accounts on postgresql://db/accounts couldn't be opened: no server answers there; \
        check that it's running, and try again
        """
      ),
      (
        .cannotSave(.server("postgresql://db/accounts"), cause: .app(.`cause.serverDiskFull`)),
        """
        The account couldn't be saved on postgresql://db/accounts: the server's disk is full; \
        try again when there's space
        """
      ),
      (
        .outcomeUnknown(.server("postgresql://db/accounts")),
        """
        The connection to postgresql://db/accounts was lost while saving the account; sign up \
        again, and it won't be saved twice
        """
      ),
      (
        .keptBefore(username: "mei"),
        """
        The account mei was already saved when the connection was lost; sign up again only for \
        another account
        """
      ),
    ] as [(AccountStoreError, String)])
  func `names the place and the cause in one sentence`(
    error: AccountStoreError, sentence: String
  ) {
    #expect(error.description == sentence)
  }

  @Test(
    arguments: [
      (
        ResultCode.SQLITE_NOTADB,
        AccountStoreError.cannotOpen(.file("/x/y"), cause: .app(.`cause.noDatabase`))
      ),
      (.SQLITE_CORRUPT, .cannotOpen(.file("/x/y"), cause: .app(.`cause.damaged`))),
      (.SQLITE_CORRUPT_VTAB, .cannotOpen(.file("/x/y"), cause: .app(.`cause.damaged`))),
      (.SQLITE_ERROR, .cannotOpen(.file("/x/y"), cause: .app(.`cause.damaged`))),
      (.SQLITE_READONLY, .cannotSave(.file("/x/y"), cause: .app(.`cause.readOnly`))),
      (
        .SQLITE_READONLY_DIRECTORY, .cannotSave(.file("/x/y"), cause: .app(.`cause.folderReadOnly`))
      ),
      (.SQLITE_CANTOPEN, .cannotSave(.file("/x/y"), cause: .app(.`cause.folderReadOnly`))),
      (.SQLITE_FULL, .cannotSave(.file("/x/y"), cause: .app(.`cause.diskFull`))),
      (.SQLITE_BUSY, .cannotSave(.file("/x/y"), cause: .app(.`cause.inUse`))),
      (.SQLITE_BUSY_SNAPSHOT, .cannotSave(.file("/x/y"), cause: .app(.`cause.inUse`))),
      (.SQLITE_LOCKED, .cannotSave(.file("/x/y"), cause: .app(.`cause.inUse`))),
      (.SQLITE_IOERR_WRITE, .cannotSave(.file("/x/y"), cause: "disk I/O error")),
    ] as [(ResultCode, AccountStoreError)])
  func `understands SQLite`(code: ResultCode, error: AccountStoreError) {
    #expect(AccountStoreError(DatabaseError(resultCode: code), path: "/x/y") == error)
  }
}
