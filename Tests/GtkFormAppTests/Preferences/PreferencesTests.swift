import Foundation
import GenericForm
import Testing

@testable import GtkFormApp

@Suite struct PreferencesTests {
  private func errors(of preferences: Preferences) -> [String] {
    var preferences = preferences
    return Preferences.validation.validate(&preferences).messages.map(MessageCatalog().text(for:))
  }

  @Test(arguments: ["", "/srv/accounts.sqlite", " /srv/a b.sqlite "])
  func `accepts the full path of a file, or none`(path: String) {
    #expect(errors(of: Preferences(file: path)) == [])
  }

  @Test(arguments: ["accounts.sqlite", "./accounts.sqlite", "~/accounts.sqlite"])
  func `refuses any other path`(path: String) {
    #expect(
      errors(of: Preferences(file: path)) == [
        "Enter the full path, such as \(StoreFile.defaultPath())"
      ])
  }

  @Test(arguments: [
    ("", ["Fill in this field"]),
    ("accounts", ["Enter a connection string, such as postgresql://mei@db.example.org/accounts"]),
    (
      "postgresql://mei:%zz@db",
      ["Enter a connection string, such as postgresql://mei@db.example.org/accounts"]
    ),
    ("postgresql://mei@db.example.org/accounts", []),
    ("service=accounts", []),
  ])
  func `accepts a connection string only for a server`(string: String, expected: [String]) {
    #expect(errors(of: Preferences(place: .server, server: string)) == expected)
    #expect(errors(of: Preferences(server: string)) == [])
  }

  @Test func `names the store`() {
    #expect(
      (Preferences().accountStore as? SQLiteAccountStore)?.file.path == StoreFile.defaultPath())
    #expect((Preferences(file: "/x").accountStore as? SQLiteAccountStore)?.file.path == "/x")
    #expect(
      Preferences(place: .server, file: "/x", server: "service=a").accountStore
        is PostgreSQLAccountStore)
  }
}
