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
  func `lies in the person's data folder`(environment: [String: String], folder: String) {
    let path = StoreFile.defaultPath(environment: environment)
    #expect(path == folder + "/GtkFormApp/accounts.sqlite")
  }

  @Test(arguments: [":memory:", "file:accounts?mode=memory", "accounts.sqlite", "../accounts"])
  func `is a file in the current folder unless its path is absolute`(path: String) {
    let current = FileManager.default.currentDirectoryPath
    #expect(StoreFile(path: path).path == current + "/" + path)
  }

  @Test func `is made for this person alone, and so are its folders`() throws {
    try StoreFile(path: folder.path("a/b/accounts.sqlite")).prepare()
    #expect(try permissions(of: "a") == 0o700)
    #expect(try permissions(of: "a/b") == 0o700)
    #expect(try permissions(of: "a/b/accounts.sqlite") == 0o600)
  }

  @Test func `stays as it is when it is there`() throws {
    let path = try folder.write("contents".utf8, to: "accounts.sqlite")
    chmod(path, 0o640)
    try StoreFile(path: path).prepare()
    #expect(try bytes(of: path) == Array("contents".utf8))
    #expect(try permissions(of: "accounts.sqlite") == 0o640)
  }

  @Test func `is made where a link to nothing points`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("accounts.sqlite"))
    try StoreFile(path: folder.path("link")).prepare()
    #expect(try permissions(of: "accounts.sqlite") == 0o600)
  }

  @Test(arguments: [
    ("", "it is a folder"),
    ("new/", "it is a folder"),
    ("file/accounts.sqlite", "{folder}/file is not a folder"),
    ("file/deep/down/accounts.sqlite", "{folder}/file is not a folder"),
    ("pipe", "it is not an ordinary file"),
    ("loop", "Too many levels of symbolic links"),
    (String(repeating: "x", count: 300), "File name too long"),
    ("to-nowhere", "its folder cannot be made"),
  ])
  func `is refused when it cannot be an ordinary file`(name: String, cause: String) throws {
    _ = try folder.write([], to: "file")
    mkfifo(folder.path("pipe"), 0o600)
    symlink("loop", folder.path("loop"))
    symlink("nowhere/accounts.sqlite", folder.path("to-nowhere"))
    let path = folder.path(name)
    let words = cause.replacingOccurrences(of: "{folder}", with: folder.path)
    #expect(throws: AccountStoreError.cannotOpen(path: path, cause: words)) {
      try StoreFile(path: path).prepare()
    }
  }

  @Test(arguments: ["/dev/null", "/dev/full", "/dev/zero"])
  func `is refused when it is a device`(path: String) {
    #expect(
      throws: AccountStoreError.cannotOpen(path: path, cause: "it is not an ordinary file")
    ) {
      try StoreFile(path: path).prepare()
    }
  }

  @Test func `is refused where no folder can be made`() {
    #expect(throws: AccountStoreError.self) {
      try StoreFile(path: "/proc/GtkFormApp/accounts.sqlite").prepare()
    }
  }

  private func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return attributes[.posixPermissions] as? Int
  }
}
