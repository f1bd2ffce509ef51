import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct ReadTraceTests {
  private struct Values {
    var name = ""
    var code = ""
    var age = 0
  }

  private let name = FieldDefinition(accessor: Accessor(\Values.name), formatters: [.trimmed])

  @Test func `keeps the key paths that were read, in order, until they are taken`() {
    let trace = ReadTrace()
    _ = trace.read("a", at: \Values.code)
    _ = trace.read(1, at: \Values.age)
    _ = trace.read("b", at: \Values.code)
    #expect(trace.takePaths() == [\Values.code, \Values.age, \Values.code])
    #expect(trace.takePaths() == [])
  }

  @Test func `reads a value formatted, while it has a formatter`() {
    let trace = ReadTrace()
    trace.setFormatter(name.formatter, at: \Values.name)
    #expect(trace.read(" a ", at: \Values.name) == "a")
    #expect(trace.read(" a ", at: \Values.code) == " a ")
    trace.setFormatter(nil, at: \Values.name)
    #expect(trace.read(" a ", at: \Values.name) == " a ")
  }
}
