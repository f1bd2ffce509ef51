import Foundation
import Testing

@testable import GtkFormApp

@Suite struct StoreFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/mei"], "/data"),
    (["HOME": "/home/mei"], "/home/mei/.local/share"),
    (["XDG_DATA_HOME": "", "HOME": "/home/mei"], "/home/mei/.local/share"),
    (["XDG_DATA_HOME": "data", "HOME": "/home/mei"], "/home/mei/.local/share"),
    (["XDG_DATA_HOME": "./data", "HOME": "/home/mei"], "/home/mei/.local/share"),
    (["HOME": ""], NSHomeDirectory() + "/.local/share"),
    ([:], NSHomeDirectory() + "/.local/share"),
  ])
  func `is in the user's data folder`(environment: [String: String], folder: String) {
    let path = StoreFile.defaultPath { environment[$0] }
    #expect(path == folder + "/GtkFormApp/accounts.sqlite")
  }

  @Test(arguments: [":memory:", "file:accounts?mode=memory", "accounts.sqlite", "../accounts"])
  func `is a file in the current folder unless its path is absolute`(path: String) {
    let current = FileManager.default.currentDirectoryPath
    #expect(StoreFile(path: path).path == current + "/" + path)
  }

  @Test func `is created for this user only, and so are its folders`() throws {
    try StoreFile(path: folder.path("a/b/accounts.sqlite")).prepare()
    #expect(try permissions(of: "a") == 0o700)
    #expect(try permissions(of: "a/b") == 0o700)
    #expect(try permissions(of: "a/b/accounts.sqlite") == 0o600)
  }

  @Test(arguments: [
    (0o666, 0o600), (0o640, 0o600), (0o755, 0o600), (0o4644, 0o600), (0o444, 0o400),
    (0o600, 0o600), (0o700, 0o700),
  ])
  func `is closed to other users if it exists, and so are the files beside it`(
    old: Int, new: Int
  ) throws {
    for name in ["accounts.sqlite", "accounts.sqlite-wal", "accounts.sqlite-shm"] {
      chmod(try folder.write("contents".utf8, to: name), mode_t(old))
    }
    symlink("accounts.sqlite", folder.path("link"))
    try StoreFile(path: folder.path("link")).prepare()
    for name in ["accounts.sqlite", "accounts.sqlite-wal", "accounts.sqlite-shm"] {
      #expect(try permissions(of: name) == new)
      #expect(try bytes(of: folder.path(name)) == Array("contents".utf8))
    }
  }

  @Test(
    .enabled(if: getuid() == 0, "Only root can give files away."),
    arguments: [
      "accounts.sqlite", "accounts.sqlite-journal", "accounts.sqlite-wal", "accounts.sqlite-shm",
    ])
  func `is refused if it belongs to another user`(name: String) throws {
    _ = try folder.write([], to: "accounts.sqlite")
    chmod(try folder.write([], to: name), 0o666)
    chown(folder.path(name), 65534, 65534)
    #expect(
      throws: AccountStoreError.cannotOpen(
        .file(folder.path(name)), cause: .app(.`cause.anotherUser`))
    ) {
      try StoreFile(path: folder.path("accounts.sqlite")).prepare()
    }
    #expect(try permissions(of: name) == 0o666)
  }

  @Test(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
  func `is refused if it can't be closed to other users`() throws {
    let disk = try SmallDisk()
    let path = disk.path + "/accounts.sqlite"
    try Data().write(to: URL(fileURLWithPath: path))
    chmod(path, 0o644)
    disk.setReadOnly(true)
    #expect(
      throws: AccountStoreError.cannotOpen(
        .file(path), cause: .app(.`cause.openToOthers`))
    ) {
      try StoreFile(path: path).prepare()
    }
  }

  @Test func `is created at the target of a dangling link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("accounts.sqlite"))
    try StoreFile(path: folder.path("link")).prepare()
    #expect(try permissions(of: "accounts.sqlite") == 0o600)
  }

  @Test(arguments: [
    ("", "it's a folder"),
    ("new/", "it's a folder"),
    ("file/accounts.sqlite", "{folder}/file isn't a folder"),
    ("file/deep/down/accounts.sqlite", "{folder}/file isn't a folder"),
    ("pipe", "it isn't a regular file"),
    ("loop", "Too many levels of symbolic links"),
    (String(repeating: "x", count: 300), "File name too long"),
    ("to-nowhere", "its folder can't be created"),
  ])
  func `is refused if it can't be an ordinary file`(name: String, cause: String) throws {
    _ = try folder.write([], to: "file")
    mkfifo(folder.path("pipe"), 0o600)
    symlink("loop", folder.path("loop"))
    symlink("nowhere/accounts.sqlite", folder.path("to-nowhere"))
    let path = folder.path(name)
    let words = cause.replacingOccurrences(of: "{folder}", with: folder.path)
    let error = #expect(throws: AccountStoreError.self) { try StoreFile(path: path).prepare() }
    #expect(error?.description == "The accounts in the file \(path) couldn't be opened: \(words)")
  }

  @Test(arguments: ["/dev/null", "/dev/full", "/dev/zero"])
  func `is refused if it's a device`(path: String) {
    #expect(
      throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.noOrdinaryFile`))
    ) {
      try StoreFile(path: path).prepare()
    }
  }

  // Before Swift 6.3, an exit test can't capture a path.
  #if compiler(>=6.3)
    @Test func `is found even if the path of the current folder isn't text`() async throws {
      await #expect(processExitsWith: .success) { [folder = folder.path as String] in
        let bytes: [UInt8] = folder.utf8 + [0x2F, 0xFF, 0]
        let name = bytes.map(CChar.init(bitPattern:))
        #expect(mkdir(name, 0o700) == 0)
        #expect(chdir(name) == 0)
        let store = SQLiteAccountStore(path: "new/accounts.sqlite")
        try await store.add(Account("mei"), password: "correct-horse-7")
        #expect(try usernames("new/accounts.sqlite") == ["mei"])
        // The path that Swift's text of the folder leads to.
        #expect(access(folder + "/\u{FFFD}", F_OK) != 0)
      }
    }
  #endif

  @Test func `is refused if no folder can be created`() {
    #expect(throws: AccountStoreError.self) {
      try StoreFile(path: "/proc/GtkFormApp/accounts.sqlite").prepare()
    }
  }

  private func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return attributes[.posixPermissions] as? Int
  }
}
