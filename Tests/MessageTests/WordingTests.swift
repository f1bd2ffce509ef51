import FormTextField
import Foundation
import GenericForm
import PasswordStrength
import PhoneNumbers
import Testing

@testable import GtkFormApp

/// Every message of every module, word by word, in one table: the strings file beside this test.
@Suite struct WordingTests {
  private static let messages =
    MessageCatalog.keys + MessageCatalog.phoneNumberKeys
    + MessageCatalog.passwordStrengthKeys + MessageCatalog.controlKeys
    + MessageCatalog.appKeys

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func table() throws -> String {
    try String(contentsOf: Self.folder.appending(path: "english.strings"), encoding: .utf8)
  }

  @Test func `the table has the wording of every message, and of no other`() throws {
    let wordings = try MessageCatalog(strings: table())
    for message in Self.messages {
      #expect(wordings[message.key] == message.defaultText, "\(message.key)")
    }
    #expect(try keys(in: table()) == Set(Self.messages.map(\.key)))
  }

  @Test func `no two messages have one key`() {
    let keys = Self.messages.map(\.key)
    #expect(keys.count == Set(keys).count)
  }

  @Test func `every key of the sources is listed`() throws {
    let listed = Set(Self.messages.map(\.key))
    let declared = try SourceFile.all(in: "Sources").flatMap(\.declaredKeys)
    #expect(declared.count > 200)
    #expect(Set(declared).subtracting(listed) == [])
    #expect(listed.subtracting(declared) == [])
  }

  @Test func `every argument that is mentioned is there`() {
    for message in Self.messages {
      #expect(!MessageCatalog().text(for: message).contains("{"), "\(message.key)")
    }
  }

  @Test func `no message ends with a period`() {
    for message in Self.messages {
      #expect(!MessageCatalog().text(for: message).hasSuffix("."), "\(message.key)")
    }
  }

  private func keys(in table: String) -> Set<String> {
    Set(table.matches(of: #/^"([^"]+)" = /#.anchorsMatchLineEndings()).map { String($0.1) })
  }
}
