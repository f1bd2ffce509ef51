import Testing

@testable import FormDeclaration
@testable import GenericForm

/// Plain validation of rows whose identity is one of their values.
@Suite struct TypedIdentityValidationTests {
  struct Guest: Equatable, Identifiable {
    var name: String
    var note: String
    var isAnonymous = false

    var id: String { name }
  }

  struct Party: Equatable {
    var guests: [Guest]
  }

  @Test func `formats every row, even if formatting gives one the identity of another`() {
    let validation = FormValidation<Party> {
      each(\.guests) {
        FieldValidation(\.name, formatters: [.trimmed])
        FieldValidation(\.note, formatters: [.uppercased])
      }
    }
    var party = Party(
      guests: [
        Guest(name: " a", note: "n0"), Guest(name: "a", note: "n1"), Guest(name: " a", note: "n2"),
      ])
    validation.validate(&party)
    #expect(party.guests.map(\.name) == ["a", "a", "a"])
    #expect(party.guests.map(\.note) == ["N0", "N1", "N2"])
  }

  @Test func `hands over the values of each row, even if one loses its identity`() {
    let validation = FormValidation<Party> {
      each(\.guests) {
        FieldValidation(\.name, when: { !$0.isAnonymous })
        FieldValidation(\.note, when: { !$0.isAnonymous })
      }
    }
    let party = Party(
      guests: [
        Guest(name: "a", note: "hidden", isAnonymous: true), Guest(name: "a", note: "kept"),
      ])
    let values = validation.valuesToSubmit(of: party)
    #expect(values.guests.map(\.name) == ["", "a"])
    #expect(values.guests.map(\.note) == ["", "kept"])
  }
}
