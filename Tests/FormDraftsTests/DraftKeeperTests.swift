import Foundation
import GenericForm
import GenericFormTesting
import Testing

@testable import FormDrafts

@MainActor @Suite struct DraftKeeperTests {
  let folder = TestFolder()

  @Test func `input is offered to the next window, and restored if the user chooses`() throws {
    let first = try Host(folder)
    #expect(first.keeper.offeredAge == nil)
    first.form.title = "Birthday"
    first.form.count = 12
    first.keeper.end()

    let second = try Host(folder)
    #expect(try #require(second.keeper.offeredAge) < 60)
    #expect(second.form.title == "")
    #expect(second.keeper.continueDraft() == [])
    #expect(second.form.title == "Birthday")
    #expect(second.form.count == 12)
    #expect(second.form.isDirty)
    #expect(!second.form.field(\.title).status.isTouched)
    #expect(second.keeper.offeredAge == nil)
  }

  @Test func `it is written shortly after the last change, or immediately at the end`() throws {
    let host = try Host(folder)
    host.form.title = "B"
    host.clock.advance(by: .milliseconds(200))
    host.keeper.finishQueue()
    #expect(folder.names == [])
    host.clock.advance(by: .milliseconds(100))
    host.keeper.finishQueue()
    #expect(folder.drafts.count == 1)
    host.form.title = "Bi"
    host.keeper.finish()
    #expect(folder.texts.first?.contains("\"Bi\"") == true)
  }

  @Test func `it is written within a second, even if typing continues`() throws {
    let host = try Host(folder)
    for count in 1...9 {
      host.form.title = String(repeating: "x", count: count)
      host.clock.advance(by: .milliseconds(100))
    }
    host.keeper.finishQueue()
    #expect(folder.texts.first?.contains("xxxxxx") == true)
  }

  @Test func `the file contains no secret, not even the initial one`() throws {
    let host = try Host(folder)
    host.form.password = "correct-horse"
    host.keeper.finish()
    #expect(folder.drafts == [])
    host.form.title = "Birthday"
    host.keeper.finish()
    #expect(folder.drafts.count == 1)
    #expect(!folder.texts.joined().contains("horse"))

    let other = Form(Party(password: "of the start")) {
      FieldValidation(\.password)
      FieldValidation(\.title)
    }
    other.field(\.password).isSecret = true
    let draft = FormDraft<Party>("other", folder: folder.path)
    let keeper = try #require(DraftKeeper(draft, of: other))
    other.title = "Birthday"
    keeper.end()
    #expect(!folder.texts.joined().contains("of the start"))
    let again = try #require(DraftKeeper(draft, of: other))
    other.reset(to: Party(password: "of the start"))
    #expect(again.continueDraft() == [])
    #expect(other.title == "Birthday")
    #expect(other.password == "of the start")
  }

  @Test func `a submit, a reset and an undone change remove it`() async throws {
    let host = try Host(folder)
    host.form.title = "Birthday"
    host.keeper.finish()
    #expect(folder.names.count == 1)
    #expect(await host.form.submit().outcome.isSubmitted)
    host.keeper.finish()
    #expect(folder.names == [])
    host.form.title = "Wedding"
    host.keeper.finish()
    host.form.title = "Birthday"
    host.keeper.finish()
    #expect(folder.names == [])
    host.form.title = "Wedding"
    host.keeper.finish()
    host.form.reset(to: Party())
    host.keeper.finish()
    #expect(folder.names == [])
  }

  @Test func `two windows have separate drafts, and the next start offers the newer one`() throws {
    let (first, second) = (try Host(folder), try Host(folder))
    first.form.title = "First"
    first.keeper.finish()
    #expect(try Host(folder).keeper.offeredAge == nil)
    second.form.title = "Second"
    second.keeper.finish()
    #expect(folder.drafts.count == 2)
    first.keeper.end()
    second.keeper.end()
    let third = try Host(folder)
    _ = third.keeper.continueDraft()
    #expect(third.form.title == "Second")
    let fourth = try Host(folder)
    _ = fourth.keeper.continueDraft()
    #expect(fourth.form.title == "First")
    #expect(try Host(folder).keeper.offeredAge == nil)
  }

  @Test func `input during an offer goes into its own file`() throws {
    let first = try Host(folder)
    first.form.title = "Offered"
    first.keeper.end()
    let second = try Host(folder)
    second.form.title = "Typed"
    second.keeper.finish()
    #expect(folder.drafts.count == 2)
    _ = second.keeper.continueDraft()
    #expect(second.form.title == "Offered")
    second.keeper.finish()
    let third = try Host(folder)
    _ = third.keeper.continueDraft()
    #expect(third.form.title == "Typed")
  }

  @Test func `starting empty keeps the draft until a submit`() throws {
    let first = try Host(folder)
    first.form.title = "Offered"
    first.keeper.end()
    let second = try Host(folder)
    second.keeper.startEmpty()
    #expect(second.keeper.offeredAge == nil)
    second.keeper.end()
    let third = try Host(folder)
    #expect(third.keeper.offeredAge != nil)
    third.keeper.startEmpty()
    third.keeper.noteSubmitted()
    third.keeper.end()
    #expect(folder.names == [])
  }

  @Test func `only this user can read the file`() throws {
    let host = try Host(folder)
    host.form.title = "Birthday"
    host.keeper.finish()
    let name = try #require(folder.names.first)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `no draft is kept in a folder that can't be written`() throws {
    try folder.put([], at: "file")
    let form = Form(Party()) { FieldValidation(\.title) }
    let draft = FormDraft<Party>("party", folder: folder.path + "/file/drafts")
    let keeper = try #require(DraftKeeper(draft, of: form))
    form.title = "Birthday"
    keeper.end()
    #expect(folder.names == ["file"])
  }

  @Test func `invalid text is kept, even alone, and set aside if it has no control`()
    throws
  {
    for title in ["", "Birthday"] {
      let host = try Host(folder)
      let count = host.form.field(\.count).text
      let gone = host.form.field(\.place).converted("A day", format: { $0 ?? "" }) { _ in .none }
      host.keeper.fields = {
        [
          DraftedField(count.live, enter: count.enter(text:)),
          DraftedField(gone.live, enter: gone.enter(text:)),
        ]
      }
      host.form.title = title
      count.value = "12a"
      gone.value = "31.02."
      #expect(host.keeper.hasContent)
      host.die()
      let next = try Host(folder)
      let nextCount = next.form.field(\.count).text
      next.keeper.fields = { [DraftedField(nextCount.live, enter: nextCount.enter(text:))] }
      let aside = next.keeper.continueDraft()
      #expect(nextCount.value == "12a")
      #expect(nextCount.live.textWithoutValue == "12a")
      #expect(next.form.state == Party(title: title))
      #expect(
        try aside.map { try String(contentsOfFile: $0, encoding: .utf8) } == [
          #"{"place":"31.02."}"#
        ]
      )
      nextCount.value = "12"
      next.form.reset(to: Party())
      next.die()
      #expect(folder.drafts == [])
    }
  }

  @Test func `it doesn't keep its form or itself alive`() throws {
    weak var form: Form<Party>?
    weak var keeper: DraftKeeper?
    try {
      let host = try Host(folder)
      (form, keeper) = (host.form, host.keeper)
      host.form.title = "Birthday"
      host.keeper.finish()
    }()
    #expect(form == nil)
    #expect(keeper == nil)
  }

  @Test func `rows are restored without their secrets`() throws {
    let form = Form(Party()) {
      FieldValidation(\.guests)
      each(\.guests) { FieldValidation(\.pin) }
    }
    let draft = FormDraft<Party>("party", folder: folder.path)
    let keeper = try #require(DraftKeeper(draft, of: form))
    form.guests = [Guest(id: 1, name: "Mei"), Guest(id: 2, name: "Ada")]
    form.field(\.guests[id: 2].pin).isSecret = true
    form.guests[id: 2].pin = "4711"
    keeper.end()
    #expect(!folder.texts.joined().contains("4711"))
    let next = Form(Party()) { FieldValidation(\.guests) }
    let nextKeeper = try #require(DraftKeeper(draft, of: next))
    #expect(nextKeeper.continueDraft() == [])
    #expect(next.guests.map(\.name) == ["Mei", "Ada"])
  }
}

extension DraftKeeper {
  /// Waits until the current write is done, and writes nothing more.
  func finishQueue() { writer.finish() }
}
