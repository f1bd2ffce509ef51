import Foundation
import Testing

@testable import GtkFormApp

@Suite struct PreferencesFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `reads what was written, in folders that it makes, for this user alone`() throws {
    let file = PreferencesFile(path: folder.path("new/folder/preferences.json"))
    #expect(file.read() == Preferences())
    let preferences = Preferences(place: .server, server: "postgresql://mei:secret@db/accounts")
    try file.write(Preferences(file: "/x"))
    try file.write(preferences)
    #expect(file.read() == preferences)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/folder"))
    #expect(names == ["preferences.json"])
  }

  @Test(arguments: ["", "{", #"{"place": "cloud", "file": "", "server": ""}"#, "\u{0}"])
  func `a damaged file is as none, and stays`(text: String) throws {
    let file = PreferencesFile(path: try folder.write(text.utf8, to: "preferences.json"))
    #expect(file.read() == Preferences())
    #expect(try bytes(of: file.path) == Array(text.utf8))
  }

  @Test func `says why it can't be written, and keeps the old one`() throws {
    let file = PreferencesFile(path: try folder.write([1], to: "file") + "/preferences.json")
    let error = #expect(throws: PreferencesError.self) { try file.write(Preferences()) }
    #expect(
      error?.description
        == "The preferences couldn't be saved to the file \(file.path): its folder can't be created"
    )
    #expect(try bytes(of: folder.path("file")) == [1])
  }
}
