import Testing

@testable import GenericForm

@MainActor @Suite struct LiveFieldTests {
  @Test func `starts with the state's value, which isn't dirty`() {
    let form = Form()
    let name = form.liveField(at: \.name)
    #expect(name.value == "Mei")
    #expect(name.baseline == "Mei")
    #expect(!name.isDirty)
    #expect(name.liveForm === form)
    #expect(name.path == \Account.name)
    #expect(name.label == "Name")
    #expect(name.canBlockSubmit)
    let note = form.liveField(at: \.note)
    #expect(note.value == "")
    #expect(note.label == nil)
    #expect(!note.canBlockSubmit)
  }

  @Test func `the form keeps it alive, and it doesn't keep the form alive`() {
    weak var form: Form<Account>?
    func makeField() -> LiveField<Account, String> {
      let made = Form()
      form = made
      return made.liveField(at: \.name)
    }
    let field = makeField()
    #expect(form == nil)
    #expect(field.liveForm == nil)
    #expect(field.value == "Mei")
    weak var weakField: LiveField<Account, String>?
    let kept = Form()
    func hold() { weakField = kept.liveField(at: \.note) }
    hold()
    #expect(weakField != nil)
    #expect(weakField === kept.liveField(at: \.note))
  }

  @Test func `has the timing of its declaration, or that of the form`() {
    let form = Form(Account(), timing: .onChange) {
      FieldValidation(\.name, rules: [.minLength(3)])
      FieldValidation(\.email, rules: [.minLength(3)], timing: .onSubmit)
    }
    form.name = "a"
    form.email = "a"
    #expect(form.field(\.name).status.hasShownError)
    #expect(!form.field(\.email).status.hasShownError)
  }

  @Test func `one created after a submit shows its changes if its timing says so`() {
    struct Row: Identifiable, Equatable {
      let id: Int
      var text = ""
    }
    for isSubmitted in [true, false] {
      let form = Form([Row](), timing: .onChangeAfterSubmit) {
        each(\.self) { FieldValidation(\.text, rules: [.minLength(3)]) }
      }
      if isSubmitted { form.submit() }
      form.field(\.self).value = [Row(id: 1)]
      form.field(\.[id: 1].text).value = "a"
      #expect(form.field(\.[id: 1].text).status.hasShownError == isSubmitted)
    }
  }

  @Test func `forgets what the user did`() {
    let form = Form()
    let name = form.liveField(at: \.name)
    form.name = "a"
    form.field(\.name).leave()
    form.field(\.name).beginComposing()
    form.transaction(of: name) { name.forgetInteraction() }
    #expect(!name.facts.isTouched)
    #expect(!name.visibility.wasLeftOrShown)
    #expect(name.status.errors == ["Short"])
    #expect(name.status.shownErrors == [])
    form.name = "b"
    #expect(form.state.name == "b")
  }
}
