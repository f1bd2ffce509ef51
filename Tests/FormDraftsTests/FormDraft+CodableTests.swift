import Foundation
import GenericForm
import Testing

@testable import FormDrafts

@Suite struct FormDraftCodableTests {
  /// Saves a state, and reads it as a state of another shape.
  private func moved<Old: Codable & Sendable, New: Codable & Sendable>(
    _ old: Old, from oldInitial: Old, to initial: New
  ) throws -> (state: New, rest: String?) {
    let bytes = try #require(try FormDraft<Old>("a").encoding(old, oldInitial)())
    let decoded = try FormDraft<New>("a").decode(bytes, initial)
    return (decoded.state, decoded.rest.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func `the file has only what differs from the initial values`() throws {
    let initial = Party(title: "Birthday", count: 3, place: "Rome")
    var state = initial
    #expect(try FormDraft<Party>("a").encoding(state, initial)() == nil)
    state.place = nil
    state.guests = [Guest(id: 1, name: "Mei")]
    let bytes = try #require(try FormDraft<Party>("a").encoding(state, initial)())
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"guests":[{"id":1,"name":"Mei","pin":""}],"place":null}"#)
    #expect(try FormDraft<Party>("a").decode(bytes, initial).state == state)
    #expect(try FormDraft<Party>("a").decode(bytes, initial).rest == nil)
  }

  private struct Poster: Codable, Equatable, Sendable {
    var ink: HexColor?
    var files: [FilePath] = []
  }

  @Test func `colors and paths are stored as text`() throws {
    let state = Poster(ink: HexColor("#088"), files: ["/a", "/b"].compactMap { FilePath($0) })
    let bytes = try #require(try FormDraft<Poster>("a").encoding(state, Poster())())
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == ##"{"files":["/a","/b"],"ink":"#008888"}"##)
    #expect(try FormDraft<Poster>("a").decode(bytes, Poster()).state == state)
    let wrong = Array(##"{"ink":"blau"}"##.utf8)
    #expect(try FormDraft<Poster>("a").decode(wrong, Poster()).state.ink == nil)
  }

  @Test func `unchanged values are those of the new initial state`() throws {
    let (state, rest) = try moved(
      Party(title: "Birthday", count: 3), from: Party(count: 3), to: Party(count: 9))
    #expect(state == Party(title: "Birthday", count: 9))
    #expect(rest == nil)
  }

  struct Old: Codable, Sendable {
    var name = ""
    var age = ""
    var gone = ""
    var address = Address()
    var rows: [Row] = []
    struct Address: Codable, Sendable {
      var street = ""
      var code = ""
    }
    struct Row: Codable, Sendable { var text = "" }
  }

  struct New: Codable, Sendable {
    var name = ""
    var age = 7
    var added = true
    var address = Address()
    var rows: [Row] = [Row()]
    struct Address: Codable, Sendable {
      var street = ""
      var code = 0
      var country = "FR"
    }
    struct Row: Codable, Sendable {
      var text = ""
      var isNew = true
    }
  }

  @Test func `an older shape is restored value by value, and the rest is set aside`() throws {
    let old = Old(
      name: "Mei", age: "many", gone: "x", address: .init(street: "High St", code: "A1"),
      rows: [.init(text: "one"), .init(text: "two")])
    let (state, rest) = try moved(old, from: Old(), to: New())
    #expect(state.name == "Mei")
    #expect(state.age == 7)
    #expect(state.address.street == "High St")
    #expect(state.address.country == "FR")
    #expect(state.rows.map(\.text) == ["one", "two"])
    #expect(rest == #"{"address":{"code":"A1"},"age":"many","gone":"x"}"#)
  }

  struct Numbers: Codable, Equatable, Sendable {
    var real = 0.0
    var large: UInt64 = 0
    var exact = Decimal(0)
    var list: [Double] = []
  }

  @Test func `a set from another process fits in any order`() throws {
    let decoded = try FormDraft<[Set<Int>]>("a").decode(Array("[[3,1,2,9,8,7]]".utf8), [[]])
    #expect(decoded.state == [[1, 2, 3, 7, 8, 9]])
    #expect(decoded.rest == nil)
  }

  @Test(arguments: ["nan", "infinity", "-infinity", "null", "true", "1e5"])
  func `text that looks like a number stays text`(text: String) throws {
    let (state, rest) = try moved(Party(title: text), from: Party(), to: Party())
    #expect(state.title == text)
    #expect(rest == nil)
  }

  @Test func `numbers are exact`() throws {
    let numbers = Numbers(
      real: 0.1 + 0.2, large: .max, exact: try #require(Decimal(string: "12345678901234567890.01")),
      list: [1e300, -0.0, .infinity, .leastNonzeroMagnitude])
    let (state, rest) = try moved(numbers, from: Numbers(), to: Numbers())
    #expect(state == numbers)
    #expect(rest == nil)
  }

  @Test func `bytes that aren't JSON aren't a draft`() {
    #expect(throws: (any Error).self) {
      try FormDraft<Party>("a").decode(Array("no JSON".utf8), Party())
    }
  }

  @Test func `a program can use its own format`() throws {
    let draft = FormDraft<Party>("a") {
      Array($0.title.utf8)
    } decode: { bytes, party in
      party.title = String(decoding: bytes, as: UTF8.self)
    }
    #expect(try draft.encoding(Party(count: 2), Party())() == nil)
    let bytes = try #require(try draft.encoding(Party(title: "Birthday"), Party())())
    #expect(try draft.decode(bytes, Party(count: 5)).state == Party(title: "Birthday", count: 5))
  }
}
