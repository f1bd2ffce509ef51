import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct PathTextTests {
  struct Guest: Identifiable {
    let id: Int
    var name = ""
    var home: Home?
    var pair: [(Int, Int)] = []
  }

  struct Home {
    var city = ""
    var shortCity: String { String(city.prefix(3)) }
  }

  struct Party {
    var guests: [Guest] = []
    var home = Home()
    var tags: [String] = []
  }

  private static let texts: [(any PartialKeyPath<Party> & Sendable, String)] = [
    (\.self, "\\Party.self"), (\.home.city, "\\Party.home.city"),
    (\.home.shortCity, "\\Party.home.<String>"),
    (\.guests[id: 3].name, "\\Party.guests.<Guest>.name"),
    (\.guests[0].home!.city, "\\Party.guests.<Guest>.home!.city"),
    (\.guests[0].home?.city, "\\Party.guests.<Guest>.home?.city?"),
    (\.guests[0].pair[0].0, "\\Party.guests.<Guest>.pair.<(Int, Int)>..0"),
    (\.tags[at: 1], "\\Party.tags.<String>"),
  ]

  @Test(arguments: texts)
  func `a key path has types if it doesn't disclose more`(
    path: any PartialKeyPath<Party> & Sendable, text: String
  ) {
    #expect(path.text == text)
  }

  @Test func `the names of rows replace their types`() {
    let path = \Party.guests[id: 3].home.ifPresent.shortCity
    let labels = [
      RowLabel(type: "Guest", name: "[id: 3]"), RowLabel(type: "Home", name: ".ifPresent"),
    ]
    #expect(path.text(with: labels) == "\\Party.guests[id: 3].home.ifPresent.<String>")
    #expect(path.partsText(with: labels) == ".guests[id: 3].home.ifPresent.<String>")
    #expect((\Party.self).partsText() == "")
  }

  @Test func `a link has the text of its parts`() {
    let home = Accessor(\Party.guests).appending(.row(3, near: 0)).appending(Accessor(\.home))
      .appending(.ifPresent)
    #expect(home.namedPath.text == "\\Party.guests[id: 3].home.ifPresent")
    #expect(home.path == \Party.guests[id: 3].home.ifPresent)
    #expect(Accessor(\Party.self).namedPath.text == "\\Party.self")
    let second = Accessor(\[Guest].self).appending(.row(3, occurrence: 1, near: 0))
    #expect(second.namedPath.text == "\\Array<Guest>[id: 3, occurrence: 1]")
  }

  @Test func `an identity of a row is shown only if it's a number`() {
    #expect(rowText(3) == "[id: 3]")
    #expect(rowText(2.5) == "[id: 2.5]")
    #expect(rowText("ada@example.com") == "[id: …]")
    #expect(rowText("secret", 1) == "[id: …, occurrence: 1]")
  }
}
