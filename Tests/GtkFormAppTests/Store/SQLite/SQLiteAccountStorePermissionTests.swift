import Foundation
import Testing

@testable import GtkFormApp

// Before Swift 6.3, an exit test can't capture a path.
#if compiler(>=6.3)

  /// Stores that this user can't read or write.
  ///
  /// Each is tried in a separate process, which becomes the user `nobody` if it runs as root,
  /// because root ignores permissions.
  @Suite struct SQLiteAccountStorePermissionTests {
    let folder: TemporaryFolder
    let path: String

    init() async throws {
      folder = try TemporaryFolder()
      path = folder.path("accounts.sqlite")
      try await SQLiteAccountStore(path: path).add(Account("mei"), password: "correct-horse-7")
    }

    @Test func `a file without write permission is read-only`() async throws {
      chmod(path, 0o444)
      giveToNobody()
      await #expect(processExitsWith: .success) { [path = path as String] in
        becomeNobody()
        let store = SQLiteAccountStore(path: path)
        await #expect(
          throws: AccountStoreError.cannotSave(.file(path), cause: .app(.`cause.readOnly`))
        ) {
          try await store.add(Account("bob"), password: "correct-horse-7")
        }
        let isFree = try await store.isUsernameFree("mei")
        #expect(!isFree)
      }
      takeBack()
      try await expectToWork()
    }

    @Test func `a folder that can't have new files is read-only`() async throws {
      giveToNobody()
      chmod(folder.path, 0o555)
      await #expect(processExitsWith: .success) { [path = path as String] in
        becomeNobody()
        await #expect(
          throws: AccountStoreError.cannotSave(.file(path), cause: .app(.`cause.folderReadOnly`))
        ) {
          try await SQLiteAccountStore(path: path).add(Account("bob"), password: "correct-horse-7")
        }
      }
      takeBack()
      try await expectToWork()
    }

    @Test func `a file without read permission isn't opened`() async throws {
      chmod(path, 0)
      giveToNobody()
      await #expect(processExitsWith: .success) { [path = path as String] in
        becomeNobody()
        await expectDenied(path)
      }
      takeBack()
      try await expectToWork()
    }

    @Test func `a folder without search permission isn't opened`() async throws {
      chmod(folder.path, 0)
      await #expect(processExitsWith: .success) { [folder = folder.path as String] in
        becomeNobody()
        await expectDenied(folder + "/accounts.sqlite")
        await expectDenied(folder + "/deep/down/accounts.sqlite")
      }
      takeBack()
      try await expectToWork()
    }

    private func giveToNobody() {
      for path in [path, folder.path] where getuid() == 0 { chown(path, 65534, 65534) }
    }

    private func takeBack() {
      for path in [path, folder.path] {
        chown(path, getuid(), getgid())
        chmod(path, 0o700)
      }
    }

    private func expectToWork() async throws {
      try await SQLiteAccountStore(path: path).add(Account("bob"), password: "correct-horse-7")
      #expect(try usernames(path) == ["mei", "bob"])
    }
  }

  private func becomeNobody() {
    // Permissions apply to every user except root.
    if getuid() == 0 { #expect(setuid(65534) == 0) }
  }

  private func expectDenied(_ path: String) async {
    await #expect(
      throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.permission`))
    ) {
      try await SQLiteAccountStore(path: path).open()
    }
  }

#endif
