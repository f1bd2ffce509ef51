import GenericFormTesting
import Testing

@testable import FormDrafts
@testable import GenericForm

@MainActor @Suite struct DraftNameTests {
  nonisolated static let names = [
    "my note", "note.v2", "note", "Note", "NOTE", "Bestellung-Küche", "a/b", "..", ".", "", "%",
    "%25",
    "a\0b", "日本", String(repeating: "long ", count: 100), String(repeating: "long ", count: 101),
    String(repeating: "a", count: 300), "~", "\n",
  ]

  @Test func `every name has its own files`() {
    let encoded = Self.names.map(DraftName.encoded)
    #expect(Set(encoded.map { $0.lowercased() }).count == Self.names.count)
  }

  @Test(arguments: names) func `a file name is short and has only safe characters`(name: String) {
    let file = DraftName(newOf: name)
    #expect(file.text.utf8.count < 160)
    #expect(DraftName(file.text) == file)
    #expect(!file.text.hasPrefix("."))
    #expect(
      file.text.utf8.allSatisfy { byte in
        (0x21...0x7e).contains(byte) && byte != UInt8(ascii: "/")
      })
  }

  @Test func `a plain name stays as it is`() {
    #expect(DraftName.encoded("sign-up_2") == "sign-up_2")
    #expect(DraftName.encoded("My note") == "%4dy%20note")
  }

  @Test(arguments: names) func `a draft with any name is found again`(name: String) throws {
    let folder = TestFolder()
    func keeper() throws -> (Form<String>, DraftKeeper) {
      let form = Form("") { FieldValidation(\.self) }
      let draft = FormDraft<String>(name, folder: folder.path) {
        Array($0.utf8)
      } decode: {
        $1 = String(decoding: $0, as: UTF8.self)
      }
      return (form, try #require(DraftKeeper(draft, of: form)))
    }
    let (form, first) = try keeper()
    form[\.self] = "typed"
    first.end()
    let (again, second) = try keeper()
    #expect(second.offeredAge != nil)
    #expect(second.continueDraft() == [])
    #expect(again.state == "typed")
  }
}
