import Testing

@testable import GenericForm

@Suite struct FieldResultTests {
  @Test func `starts included, without messages and without checks to run`() {
    let result = FieldResult()
    #expect(result.isIncluded && !result.isUnverified && !result.isRequired)
    #expect(result.errors == [] && result.warnings == [] && result.applicableChecks == [])
  }

  @Test func `keeps errors apart from warnings, each in order`() {
    var result = FieldResult()
    result.append(["One"], severity: .error)
    result.append(["Two"], severity: .warning)
    result.append(["Three", "Four"], severity: .error)
    #expect(result.errors == ["One", "Three", "Four"])
    #expect(result.warnings == ["Two"])
  }
}
