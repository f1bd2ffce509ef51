import Testing

@testable import GenericForm

@Suite struct ErrorStateTests {
  private struct Guest {
    var name: ValidatableField<String> = ""
    var note = ""
    var noteError: ValidationMessage?
  }

  private struct Party {
    var host = Guest()
  }

  @Test func `is owned by the value and its error together`() {
    let link = PartLink(\Guest.name.error)
    let beside = ErrorState(link, of: \Guest.name)
    #expect(beside.isOwned(by: \.name) && !beside.isOwned(by: \.note))
    #expect(!ErrorState(link).isOwned(by: \.name))
  }

  @Test func `of a part it is a place in the whole`() {
    let host = PartLink(\Party.host)
    var party = Party()
    let linked = ErrorState(PartLink(\Guest.name.error), of: \Guest.name).linked(by: host)
    linked.link.set(&party, "No")
    #expect(party.host.name.error == "No" && linked.link.get(party) == "No")
    #expect(linked.isOwned(by: \.host.name) && !linked.isOwned(by: \.host.note))
    let apart = ErrorState(PartLink(\Guest.noteError)).linked(by: host)
    apart.link.set(&party, "Why")
    #expect(party.host.noteError == "Why" && !apart.isOwned(by: \.host.note))
  }
}
