import Testing

@testable import GenericForm

@MainActor @Suite struct AnyFieldInputTests {
  private let form = Form(Account()) {
    FieldValidation(\.note, rules: [.maxLength(3).message("Long")])
  }

  @Test func `the input of a converted field is put back with its error`() {
    let live = form.field(\.note).live
    let entered = FieldInput(values: [[here]: "x"], error: .withoutValue("No"))
    live.restore(entered)
    #expect(live.input == entered)
    #expect(live.presentStatus.errors == ["No"])
    live.restore(FieldInput())
    #expect(live.input.isEmpty)
    #expect(live.presentStatus.errors == [])
  }

  @Test func `composed text isn't put back`() {
    let live = form.field(\.note).live
    live.beginComposing()
    #expect(live.isComposing)
    #expect(live.input.isEmpty)
    live.endComposing()
    #expect(!live.isComposing)
  }

  @Test func `inputs are equal by their values and their error`() {
    let input = FieldInput(values: [[here]: 1], error: nil)
    #expect(input == FieldInput(values: [[here]: 1], error: nil))
    #expect(input != FieldInput(values: [[here]: 2], error: nil))
    #expect(input != FieldInput(values: [[there]: 1], error: nil))
    let wrong = FieldInput(values: [[here]: 1], error: .withoutValue("No"))
    #expect(input != wrong)
    #expect(wrong != FieldInput(values: [[here]: 1], error: .withValue("No")))
    #expect(isEqual({}, to: {}) == nil)
  }
}

private let here = Conversion(type: ObjectIdentifier(String.self), message: "Here")
private let there = Conversion(type: ObjectIdentifier(String.self), message: "There")
