import Foundation
import Testing

@testable import GtkFormApp

@Suite struct PreferencesFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `reads what was written, in folders that it creates, for this user only`() throws {
    let file = PreferencesFile(path: folder.path("new/folder/preferences.json"))
    #expect(try file.read() == Preferences())
    let preferences = Preferences(place: .server, server: "postgresql://mei:secret@db/accounts")
    try file.write(Preferences(file: "/x"))
    try file.write(preferences)
    #expect(try file.read() == preferences)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/folder"))
    #expect(names == ["preferences.json"])
  }

  private static let unusable = [
    "", "{", "\u{0}", #"{"place": "cloud", "file": "", "server": ""}"#, #"{"place": "file"}"#,
    #"{"place": "file", "file": "accounts.sqlite", "server": ""}"#,
    #"{"place": "server", "file": "", "server": "db.example.org/accounts"}"#,
  ]

  @Test(arguments: unusable)
  func `nothing is stored with unusable preferences`(text: String) async throws {
    let file = PreferencesFile(path: try folder.write(text.utf8, to: "preferences.json"))
    let error = try #require(throws: PreferencesError.self) { try file.read() }
    #expect(
      error.description.hasPrefix(
        "The preferences in the file \(file.path) can't be used: it's damaged"))
    #expect(try bytes(of: file.path) == Array(text.utf8))
    let store = UnusablePreferences(error: error)
    let mei = Account(name: "Mei", username: "mei", email: "mei@example.com")
    await #expect(throws: AccountStoreError.unusablePreferences(error)) { try await store.open() }
    await #expect(throws: AccountStoreError.unusablePreferences(error)) {
      try await store.add(mei, password: "correct-horse-7")
    }
  }

  @Test func `a damaged file is kept when new preferences are saved`() throws {
    let file = PreferencesFile(path: try folder.write("{".utf8, to: "preferences.json"))
    try file.write(Preferences(file: "/x"))
    #expect(try file.read() == Preferences(file: "/x"))
    #expect(try bytes(of: file.path + ".damaged") == Array("{".utf8))
  }

  @Test func `says why a file can't be written, and keeps the old one`() throws {
    let file = PreferencesFile(path: try folder.write([1], to: "file") + "/preferences.json")
    let error = #expect(throws: PreferencesError.self) { try file.write(Preferences()) }
    #expect(
      error?.description
        == "The preferences couldn't be saved to the file \(file.path): its folder can't be created"
    )
    #expect(try bytes(of: folder.path("file")) == [1])
  }
}
