import Foundation
import GenericForm
import Testing

@testable import GtkFormApp

@Suite struct MessagesFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ text: String, named name: String) throws -> MessagesFile {
    MessagesFile(path: try folder.write(text.utf8, to: name))
  }

  private func error(of file: MessagesFile) -> String? {
    do throws(MessagesFileError) {
      _ = try file.catalog()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `uses its own words, and English for the rest`() throws {
    let catalog = try file("\"signUp.nameRequired\" = \"Wpisz swoje imię\";", named: "pl.strings")
      .catalog()
    #expect(catalog.text(for: .app(.`signUp.nameRequired`)) == "Wpisz swoje imię")
    #expect(catalog.text(for: .app(.`signUp.usernameRequired`)) == "Choose a username")
  }

  @Test(arguments: [
    ("pl.strings", "few"), ("pl_PL.UTF-8.strings", "few"), ("messages.strings", "other"),
    ("en.strings", "other"), ("sv-SE.strings", "other"), ("new.strings", "other"),
    ("app.strings", "other"), (".strings", "other"),
  ])
  func `counts in the language of its name`(name: String, category: String) throws {
    let wording = "{count, plural, one {one} few {few} other {other}}"
    let catalog = try file("\"n\" = \"\(wording)\";", named: name).catalog()
    let three = ValidationMessage(key: "n", "", arguments: ["count": 3])
    let one = ValidationMessage(key: "n", "", arguments: ["count": 1])
    #expect(catalog.text(for: three) == category)
    #expect(catalog.text(for: one) == "one")
  }

  @Test func `reports the line of a mistake`() throws {
    let file = try file(
      "/* Name */\n\"signUp.nameRequired\" = \"Wpisz swoje imię\"\n", named: "pl.strings")
    #expect(
      error(of: file)
        == "The messages in the file \(file.path) can't be used: Line 2: "
        + "A “;” is missing after the wording of “signUp.nameRequired”")
  }

  @Test func `reports anything that isn't a strings file`() throws {
    let bytes = MessagesFile(path: try folder.write([0xFF, 0xFE], to: "pl.strings"))
    #expect(error(of: bytes)?.hasSuffix("can't be used: it isn't UTF-8 text") == true)
    #expect(
      error(of: MessagesFile(path: folder.path))?.hasSuffix("it isn't a regular file") == true)
    #expect(
      error(of: MessagesFile(path: "/dev/zero"))?.hasSuffix("it isn't a regular file") == true)
    // The system opens this file, but fails to read its first byte.
    #expect(
      error(of: MessagesFile(path: "/proc/self/mem"))?.hasSuffix("used: Input/output error")
        == true)
    let missing = MessagesFile(path: folder.path("none.strings"))
    #expect(error(of: missing)?.hasSuffix("can't be used: No such file or directory") == true)
  }

  @Test func `uses the English words after a mistake`() throws {
    let broken = try file("\"signUp.nameRequired\" = ;", named: "pl.strings")
    let good = try file("\"signUp.nameRequired\" = \"Wpisz swoje imię\";", named: "de.strings")
    MessageCatalog.withShared(MessageCatalog()) {
      broken.use()
      #expect(AppMessage.`signUp.nameRequired`.text == "Enter your name")
      good.use()
      #expect(AppMessage.`signUp.nameRequired`.text == "Wpisz swoje imię")
    }
  }
}
