import GenericFormTesting
import Testing

@testable import FormDeclaration
@testable import GenericForm

@MainActor @Suite struct FieldDefinitionTests {
  struct Values: Equatable {
    var name = ""
    var other = ""
    var isOpen = true
    var isLate = false
  }

  private typealias Definition = FieldDefinition<Values, String>
  private let accessor = Accessor(\Values.name)
  private let check = ValidationCheck<Values, String>("Taken") { $0 != "taken" }

  private func section(
    _ rules: [ValidationRule<Values, String>], _ checks: [ValidationCheck<Values, String>] = []
  ) -> FieldSection<Values, String> {
    FieldSection(rules: rules, checks: checks)
  }

  private func reader(_ values: Values) -> FormReader<Values> {
    FormReader(state: values, trace: ReadTrace())
  }

  @Test func `without a declaration a field is included and valid`() {
    let definition = Definition(accessor: accessor)
    #expect(definition.validate(reader(Values())) == FieldStatus())
    #expect(definition.isIncluded(in: reader(Values())))
    #expect(!definition.canBlockSubmit)
    #expect(definition.formatter == nil)
  }

  @Test func `formatters run in order, and rules on their output`() {
    let definition = Definition(
      accessor: accessor, formatters: [.trimmed, .limitedTo(2)],
      sections: [section([ValidationRule("Not ab") { $0 == "ab" }])])
    #expect(definition.formatted("  abc") == "ab")
    #expect(definition.validate(reader(Values(name: "  abc"))).errors == [])
    #expect(definition.formatter?("  abc") as? String == "ab")
    #expect(definition.formatter?(3) as? Int == 3)
    var values = Values(name: "  abc", other: " x ")
    definition.formatting(of: values, with: RowCache())(&values)
    #expect(values == Values(name: "ab", other: " x "))
  }

  @Test func `it is included while any of its sections is`() {
    let sections = [section([]).included { $0.isOpen }, section([]).included { $0.isLate }]
    let definition = Definition(accessor: accessor, sections: sections)
    for (isOpen, isLate) in [(true, false), (false, true), (false, false), (true, true)] {
      let form = reader(Values(isOpen: isOpen, isLate: isLate))
      #expect(definition.isIncluded(in: form) == (isOpen || isLate))
      #expect(definition.validate(form).isIncluded == (isOpen || isLate))
    }
  }

  @Test func `it is required while an included section requires it`() {
    let sections = [
      FieldSection<Values, String>(.required, rules: []).included { $0.isLate },
      FieldSection<Values, String>(.optional, rules: []),
    ]
    let definition = Definition(accessor: accessor, sections: sections)
    #expect(!definition.validate(reader(Values())).isRequired)
    #expect(definition.validate(reader(Values(isLate: true))).isRequired)
    #expect(definition.canBlockSubmit)
  }

  @Test func `checks apply to a present value that passes every rule`() {
    let definition = Definition(
      accessor: accessor,
      sections: [
        section([.minLength(2).message("Short")], [check]), section([], [check]),
      ])
    #expect(definition.checks.count == 2)
    #expect(applicableChecks(of: definition, to: "ab") == [0, 1])
    #expect(applicableChecks(of: definition, to: "a") == [])
    let optional = Definition(
      accessor: accessor, sections: [FieldSection(.optional, rules: [], checks: [check])])
    #expect(applicableChecks(of: optional, to: "") == [])
    let warned = Definition(
      accessor: accessor, sections: [section([.minLength(2).asWarning()], [check])])
    #expect(applicableChecks(of: warned, to: "a") == [0])
  }

  private func applicableChecks(of definition: Definition, to name: String) -> [Int] {
    var status = FieldStatus()
    return definition.validate(name, in: { reader(Values(name: name)) }, into: &status)
  }

  @Test(arguments: [true, false])
  func `only checks of included sections run`(isOpen: Bool) async {
    let closed = ValidationCheck<Values, String>("Closed") { _ in false }
    let definition = Definition(
      accessor: accessor, formatters: [.trimmed],
      sections: [section([], [closed]).included { $0.isOpen }, section([], [check])])
    let form = reader(Values(name: " taken ", isOpen: isOpen))
    let result = await definition.checking(form)(ManualClock())
    #expect(result.errors == (isOpen ? ["Closed", "Taken"] : ["Taken"]))
  }

  @Test func `a check without a result is recorded if the submit needs it`() async {
    struct Offline: Error {}
    for allowsUnverified in [true, false] {
      let broken = ValidationCheck<Values, String>("Taken", allowsUnverified: allowsUnverified) {
        _ in
        throw Offline()
      }
      let definition = Definition(accessor: accessor, sections: [section([], [broken, check])])
      let form = reader(Values(name: "x"))
      let result = await definition.checking(form)(ManualClock())
      #expect(result.blocksSubmit == !allowsUnverified)
      #expect(result.errors == [])
    }
  }

  @Test func `joined with a later one, it has all declarations, and the later label and timing`() {
    let one = Definition(
      accessor: accessor, label: "One", timing: .onBlur, formatters: [.trimmed],
      sections: [section([.minLength(2).message("Short")])])
    let two = Definition(
      accessor: accessor, label: "Two", timing: .onChange, formatters: [.lowercased],
      sections: [section([.maxLength(0).message("Long")], [check])])
    let joined = one.joined(with: two) as? Definition
    #expect(joined?.label == "Two")
    #expect(joined?.timing == .onChange)
    #expect(joined?.formatted(" A ") == "a")
    #expect(joined?.checks.count == 1)
    #expect(joined?.validate(reader(Values(name: "a"))).errors == ["Short", "Long"])
    let kept = one.joined(with: Definition(accessor: accessor)) as? Definition
    #expect(kept?.label == "One")
    #expect(kept?.timing == .onBlur)
  }
}
