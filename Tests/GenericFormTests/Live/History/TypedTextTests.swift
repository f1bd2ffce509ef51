import Testing

@testable import GenericForm

@MainActor @Suite struct TypedTextTests {
  private struct Values {
    var code: Int? = 4
  }

  private let form = Form(Values()) { FieldValidation(\.code) }

  @Test func `text that is no value is entered again, and touches and undoes nothing`() {
    let code = form.field(\.code).text
    #expect(code.live.textWithoutValue == nil)
    code.value = "12a"
    #expect(code.live.textWithoutValue == "12a")
    form.reset(to: Values())
    var isTyped = false
    form.takeOver(Values()) { isTyped = code.enter(text: "12a") }
    #expect(isTyped)
    #expect(code.value == "12a")
    #expect(form.isDirty)
    #expect(!form.isValid)
    #expect(!form.canUndo)
    #expect(!code.status.isTouched)
    code.value = "12"
    #expect(code.status.isTouched)
    #expect(form.canUndo)
    #expect(code.live.textWithoutValue == nil)
    code.value = "12a"
    code.isSecret = true
    #expect(code.live.textWithoutValue == nil)
    #expect(!form.field(\.code).enter(text: "12"), "an Int is not typed")
  }
}
