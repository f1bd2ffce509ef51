import Testing

@testable import GenericForm

@Suite struct ReadTraceTests {
  private struct Values {
    var name = ""
    var code = ""
    var age = 0
  }

  private let name = FieldDefinition(link: PartLink(\Values.name), formatters: [.trimmed])
  private let code = FieldDefinition(link: PartLink(\Values.code))

  @Test func `keeps the key paths that were read, in order, until they are taken`() {
    let trace = ReadTrace()
    _ = trace.read("a", at: \Values.code)
    _ = trace.read(1, at: \Values.age)
    _ = trace.read("b", at: \Values.code)
    #expect(trace.takePaths() == [\Values.code, \Values.age, \Values.code])
    #expect(trace.takePaths() == [])
  }

  @Test func `reads a value as its formatters would leave it`() {
    let trace = ReadTrace()
    trace.add(name)
    trace.add(code)
    #expect(trace.read(" a ", at: \Values.name) == "a")
    #expect(trace.read(" a ", at: \Values.code) == " a ")
    #expect(trace.read(3, at: \Values.age) == 3)
  }

  @Test func `a field that is removed is read as it is`() {
    let trace = ReadTrace()
    trace.add(name)
    #expect(trace.read(" a ", at: \Values.name) == "a")
    trace.removeField(at: \Values.name)
    #expect(trace.read(" a ", at: \Values.name) == " a ")
    #expect(trace.takePaths() == [\Values.name, \Values.name])
  }
}
