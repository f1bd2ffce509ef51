import Foundation
import GenericForm
import Testing

@testable import FormDrafts

@MainActor @Suite struct DraftNamesTests {
  /// The state of one build of a program.
  struct Trip: Codable, Equatable, Sendable {
    var title = ""
    var adults = 1
    var children = 0
    var dogs = 0
  }

  /// The state of another build: other fields come first, one is renamed, and one was removed.
  struct Journey: Codable, Equatable, Sendable {
    var offspring = 0
    var nights = 1
    var adults = 1
    var title = ""
  }

  struct Stay: Codable, Identifiable, Equatable, Sendable {
    let id: Int
    var nights = 1
    var half: Int {
      get { nights / 2 }
      set { nights = 2 * newValue }
    }
  }

  private let folder = TestFolder()

  /// Keeps the draft of a form while `body` types in its fields.
  private func keep<State: Codable & Sendable>(
    _ form: Form<State>, _ fields: [Field<String>],
    _ body: (DraftKeeper) throws -> Void
  ) throws {
    let keeper = try #require(
      DraftKeeper(FormDraft<State>("trip", folder: folder.path), of: form))
    keeper.fields = { fields.map { DraftedField($0.live, enter: $0.enter(text:)) } }
    try body(keeper)
    keeper.end()
    // It waits 2 seconds for the disk, which can be too short while many tests run.
    #expect((1...15).contains { _ in keeper.writer.finish() })
  }

  @Test func `a draft is read after fields were reordered and one was renamed`() throws {
    let old = Form(Trip()) { FieldValidation(\.title) }
    let typed = [\Trip.adults, \.children, \.dogs].map { old.field($0).text }
    try keep(old, typed) { _ in
      old.title = "Summer"
      for (field, text) in zip(typed, ["1a", "2b", "3c"]) { field.value = text }
    }
    let new = Form(Journey()) {
      FieldValidation(\.title)
      FieldValidation(\.offspring).named("children")
    }
    let fields = [\Journey.offspring, \.nights, \.adults].map { new.field($0).text }
    try keep(new, fields) { keeper in
      let aside = keeper.continueDraft()
      #expect(fields.map(\.value) == ["2b", "1", "1a"])
      #expect(new.state == Journey(title: "Summer"))
      let texts = try aside.map { try String(contentsOfFile: $0, encoding: .utf8) }
      #expect(texts == [#"{"dogs":"3c"}"#])
    }
  }

  @Test func `a name lists properties, not types, addresses or identities`() {
    let form = Form([Stay(id: 3), Stay(id: 4)]) {
      each(\.self) {
        FieldValidation(\.nights)
        FieldValidation(\.half).named("half")
      }
    }
    #expect(form.field(\.[id: 3].nights).live.draftName == "[].nights")
    #expect(form.field(\.[id: 4].nights).live.draftName == "[].nights")
    #expect(form.field(\.[id: 4].half).live.draftName == "[].half")
    let trip = Form(Trip()) { FieldValidation(\.adults).named("grown-ups") }
    #expect(trip.field(\.adults).live.draftName == "grown-ups")
    #expect(trip.field(\.dogs).live.draftName == "dogs")
  }

  @Test func `a computed value has only a declared name`() {
    let form = Form(Stay(id: 1)) { FieldValidation(\.nights) }
    #expect(form.field(\.half).live.draftName == nil)
    let named = Form(Stay(id: 1)) { FieldValidation(\.half).named("half") }
    #expect(named.field(\.half).live.draftName == "half")
  }

  @Test func `fields with the same name are distinguished by their order`() throws {
    let old = Form([Stay(id: 3), Stay(id: 4)]) { each(\.self) { FieldValidation(\.nights) } }
    let typed = [3, 4].map { old.field(\.[id: $0].nights).text }
    try keep(old, typed) { _ in
      for (field, text) in zip(typed, ["a", "b"]) { field.value = text }
    }
    let new = Form([Stay(id: 5), Stay(id: 6)]) { each(\.self) { FieldValidation(\.nights) } }
    let fields = [5, 6].map { new.field(\.[id: $0].nights).text }
    try keep(new, fields) { keeper in
      #expect(keeper.continueDraft() == [])
      #expect(fields.map(\.value) == ["a", "b"])
    }
  }
}
