import GenericForm
import Testing

@MainActor @Suite struct FormValuesTests {
  @Test func `reads and sets values by key path and by name`() {
    let form = Form()
    form[\.address.city] = "Lyon"
    form.address.street = "Rue"
    #expect(form[\.name] == "Mei")
    #expect(form.name == "Mei")
    #expect(form[\.address.city] == "Lyon")
    #expect(form.address.street == "Rue")
    #expect(form.state.address == Account.Address(street: "Rue", city: "Lyon"))
  }

  @Test func `setting a value counts as user input, and an update doesn't`() {
    let form = Form(Account())
    form.name = "Zoë"
    #expect(form.field(\.name).status.isTouched)
    form.update { $0.email = "z@b.c" }
    #expect(!form.field(\.email).status.isTouched)
    #expect(form.field(\.email).status.isDirty)
  }

  @Test func `changes several values at once, and validates each`() {
    let form = Form(Account())
    form.update {
      $0.name = "Zoë"
      $0.email = "z@b.c"
    }
    #expect(form.isValid)
    #expect(form.isDirty)
    form.update { $0.wantsInvoice = true }
    #expect(form.errors.map(\.path) == [\.vat])
  }

  @Test func `a field that is set in an update is set after it`() {
    let form = Form(Account())
    var notified = 0
    let observation = form.observe { notified += 1 }
    form.update {
      form.name = "Zoë"
      $0.name = "lost"
      $0.email = "z@b.c"
    }
    #expect(form.name == "Zoë")
    #expect(form.email == "z@b.c")
    #expect(notified == 1)
    form.update { _ in form.reset(to: .valid) }
    #expect(form.state == .valid)
    withExtendedLifetime(observation) {}
  }

  @Test func `an update in an update stops the program with an explanation`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let form = Form(Account())
        form.update { _ in form.update { $0.name = "lost" } }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("`update` was called in the closure of `update`"))
  }

  @Test func `an update ends the server's error only if the value is new`() {
    let form = Form()
    form.setErrors([\.name: "Taken", \.email: "Unknown"])
    form.update { $0.name = "Zoë" }
    #expect(form.field(\.name).status.errors == [])
    #expect(form.field(\.email).status.errors == ["Unknown"])
  }

  // MARK: - Reset

  @Test func `a reset forgets everything, without a flash of errors`() {
    let form = Form(Account())
    form.submit()
    form.name = "a"
    var shown: [ValidationMessage] = []
    let observation = form.observe { shown += form.field(\.name).status.shownErrors }
    form.reset(to: Account(name: "b"))
    #expect(form.name == "b")
    #expect(form.state == Account(name: "b"))
    #expect(form.submitCount == 0)
    #expect(!form.isDirty)
    #expect(form.outcome == nil)
    #expect(!form.field(\.name).status.isTouched)
    #expect(!form.isValid)
    #expect(shown == [])
    withExtendedLifetime(observation) {}
  }

  @Test func `after a reset a field shows nothing until it is left again`() {
    let form = Form(Account())
    form.name = "a"
    form.field(\.name).leave()
    form.reset(to: Account(name: "ab"))
    form.name = "b"
    #expect(form.field(\.name).status.shownErrors == [])
    form.field(\.name).leave()
    #expect(form.field(\.name).status.shownErrors == ["Short"])
  }

  @Test func `a reset ends server errors, including those of values without a field`() {
    let form = Form()
    form.setErrors([\.name: "Taken", \.address.city: "Unknown"])
    form.reset(to: .valid)
    #expect(form.isValid)
    #expect(form.field(\.address.city).status.shownErrors.isEmpty)
  }

  @Test func `a value that the program sets during a composition is kept`() {
    let form = Form()
    let name = form.field(\.name)
    name.beginComposing()
    name.value = "に"
    form.update { $0.name = "Zoë" }
    name.endComposing()
    #expect(form.name == "Zoë")
    name.beginComposing()
    form.update { $0.name = "Mei" }
    name.value = "に"
    #expect(form.name == "Mei")
    name.endComposing()
    #expect(form.name == "に")
  }

  @Test func `a reset ends the composition of an input method`() {
    let form = Form()
    form.field(\.name).beginComposing()
    form.name = "に"
    form.reset(to: Account(name: "Zoë"))
    form.field(\.name).endComposing()
    #expect(form.name == "Zoë")
  }

  @Test func `a reset to the same values notifies, since the display can differ`() {
    let form = Form()
    var count = 0
    let observation = form.field(\.name).observe { count += 1 }
    form.reset(to: .valid)
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }
}
