import Testing

@testable import GenericForm

@MainActor @Suite struct FormDraftsTests {
  private struct Account {
    struct Key: Identifiable { var id: Int; var pin = "" }
    var name = "mei"
    var password = "secret"
    var code: Int? = 4
    var keys: [Key] = []
  }

  private let form = Form(Account()) {
    FieldValidation(\.name)
    FieldValidation(\.password)
    FieldValidation(\.code)
    each(\.keys) { FieldValidation(\.pin) }
  }

  @Test func `the values exclude secrets`() {
    form.field(\.password).isSecret = true
    form.field(\.code).isSecret = true
    form.keys = [Account.Key(id: 1, pin: "4711")]
    form.field(\.keys[id: 1].pin).isSecret = true
    let state = form.stateWithoutSecrets
    #expect(state.name == "mei")
    #expect(state.password == "")
    #expect(state.code == nil)
    #expect(state.keys.map(\.pin) == [""])
    #expect(form.password == "secret")
  }

  @Test func `all values except secrets are restored, and no field is touched`() {
    form.field(\.password).isSecret = true
    form.takeOver(Account(name: "ada", password: ""))
    #expect(form.name == "ada")
    #expect(form.password == "secret")
    #expect(form.isDirty)
    #expect(!form.field(\.name).status.isTouched)
  }

  @Test func `rows with the same identity are restored`() {
    form.takeOver(Account(keys: [.init(id: 1, pin: "a"), .init(id: 1, pin: "b")]))
    #expect(form.keys.map(\.pin) == ["a", "b"])
  }

  @Test func `each change of the values has a number`() {
    let before = form.changeNumber
    form.name = "ada"
    #expect(form.changeNumber > before)
    let after = form.changeNumber
    form.field(\.name).leave()
    #expect(form.changeNumber == after)
  }

  @Test func `invalid text is entered again, and touches and undoes nothing`() {
    let code = form.field(\.code).text
    #expect(code.live.textWithoutValue == nil)
    code.value = "12a"
    #expect(code.live.textWithoutValue == "12a")
    form.reset(to: Account())
    var isTyped = false
    form.takeOver(Account()) { isTyped = code.enter(text: "12a") }
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
