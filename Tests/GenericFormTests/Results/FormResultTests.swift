import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct FormResultTests {
  private struct Values {
    var name = ""
    var code = ""
    var note = ""
  }

  private func definition(
    _ path: WritableKeyPath<Values, String>, label: ValidationMessage? = nil
  ) -> any AnyFieldDefinition<Values> {
    FieldDefinition(accessor: Accessor(path), label: label)
  }

  @Test func `has invalid fields and, separately, those with warnings, in order`() {
    let result = FormResult([
      (
        definition(\.name, label: "Name"),
        FieldStatus(warnings: ["Hm"], blockingErrors: ["One", "Two"])
      ),
      (definition(\.code), FieldStatus()),
      (definition(\.note), FieldStatus(blockingErrors: ["Three"])),
    ])
    #expect(!result.isValid)
    #expect(result.errors.map(\.path) == [\.name, \.note])
    #expect(result.errors.map(\.reason) == [.invalid, .invalid])
    #expect(result.errors.map(\.label) == ["Name", nil])
    #expect(result.messages == ["One", "Two", "Three"])
    #expect(result.warnings.map(\.path) == [\.name])
    #expect(result.warnings.flatMap(\.messages) == ["Hm"])
    #expect(result.warnings.map(\.label) == ["Name"])
  }

  @Test func `a value that couldn't be checked is a separate error, after those of rules`() {
    let unverified = FieldStatus(checks: .unverified(blocksSubmit: true))
    let both = FieldStatus(
      checks: .unverified(blocksSubmit: true), blockingErrors: ["One"])
    let result = FormResult([(definition(\.name), unverified), (definition(\.code), both)])
    #expect(result.errors.map(\.reason) == [.unverified, .invalid])
    #expect(result.messages == [.rule(.`check.unverified`), "One"])
  }

  @Test func `gives the messages of one field`() {
    let result = FormResult([
      (definition(\.name), FieldStatus(blockingErrors: ["One"])),
      (definition(\.code), FieldStatus(blockingErrors: ["Two", "Three"])),
    ])
    #expect(result.messages(for: \.code) == ["Two", "Three"])
    #expect(result.messages(for: \.note) == [])
  }

  @Test func `is valid without errors, even with warnings`() {
    #expect(FormResult<Values>([]).isValid)
    #expect(FormResult([(definition(\.name), FieldStatus(warnings: ["Hm"]))]).isValid)
  }
}
