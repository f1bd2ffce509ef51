import Testing

@testable import GenericForm

@MainActor @Suite struct FormPublishingTests {
  @Test func `notifies the observers of a field and of the form, once a change`() {
    let form = Form()
    var notified: [String] = []
    let name = form.field(\.name).observe { notified.append("name") }
    let email = form.field(\.email).observe { notified.append("email") }
    let all = form.observe { notified.append("form") }
    form.name = "Zoë"
    #expect(notified == ["name", "form"])
    form.name = "Zoë"
    #expect(notified == ["name", "form"])
    name.cancel()
    form.name = "Ana"
    #expect(notified == ["name", "form", "form"])
    withExtendedLifetime((email, all)) {}
  }

  @Test func `observers may change the form in turn`() {
    let form = Form()
    let observation = form.observe { if form.name.count < 99 { form.name += "a" } }
    form.name = "a"
    #expect(form.name.count == 99)
    withExtendedLifetime(observation) {}
  }

  @Test func `notifies after all effects of a change`() {
    let form = Form(Account()) {
      FieldValidation(\.name, rules: [.notEmpty])
      FieldValidation(\.email, rules: [.equals(\.name)])
    }
    var valid: [Bool] = []
    let observation = form.field(\.name).observe {
      valid.append(form.field(\.email).status.isValid)
    }
    form.name = "Mei"
    #expect(valid == [false])
    withExtendedLifetime(observation) {}
  }

  @Test func `notifies once about several changes in one update`() {
    let form = Form(Account())
    var (fields, forms) = (0, 0)
    let observations = [
      form.field(\.name).observe { fields += 1 }, form.field(\.email).observe { fields += 1 },
      form.observe { forms += 1 },
    ]
    form.update {
      $0.name = "Zoë"
      $0.email = "a@b.c"
      $0.wantsInvoice = true
    }
    #expect(fields == 2)
    #expect(forms == 1)
    withExtendedLifetime(observations) {}
  }

  @Test func `the form is notified only of what concerns it`() {
    let form = Form(Account(), validation: FormValidation {})
    var counts: [Int] = []
    let observation = form.observe { counts.append(form.submitCount) }
    form.submit()
    #expect(counts == [1])
    form.submit()
    #expect(counts == [1, 2])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer can change the form`() {
    let form = Form()
    let observation = form.field(\.name).observe { form.note = form.name }
    form.name = "Zoë"
    #expect(form.note == "Zoë")
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer that is added while others are notified waits for the next change`() {
    let form = Form()
    var later: [FormObservation] = []
    var count = 0
    let first = form.field(\.name).observe {
      later.append(form.field(\.name).observe { count += 1 })
    }
    form.name = "Zoë"
    #expect(count == 0)
    first.cancel()
    form.name = "Ana"
    #expect(count == 1)
    withExtendedLifetime((first, later)) {}
  }

  @Test func `an update of values that nothing declares notifies the observers of the form`() {
    let form = Form()
    var notes: [String] = []
    let observation = form.observe { notes.append(form.state.note) }
    form.update { $0.note = "x" }
    #expect(notes == ["x"])
    withExtendedLifetime(observation) {}
  }

  @Test func `released observers are forgotten`() {
    let form = Form()
    for number in 0..<100 {
      form.observe {}.cancel()
      form.name = "Name \(number)"
    }
    #expect(form.observers.count <= 1)
  }

  // MARK: - Sequences

  @Test func `gives the changes as a sequence, with the status after each`() async {
    let form = Form()
    let changes = form.changes
    form.name = "a"
    form.email = "z"
    var found: [FieldChange<Account>] = []
    for await change in changes {
      found.append(change)
      if found.count == 2 { break }
    }
    #expect(found.map(\.path) == [\.name, \.email])
    #expect(found.map(\.status.errors) == [["Short"], ["Email"]])
  }

  @Test func `an abandoned sequence gets no more elements`() async {
    let form = Form()
    do {
      let changes = form.changes
      form.name = "a"
      for await _ in changes { break }
    }
    form.name = "b"
    form.name = "c"
    #expect(form.observers.allSatisfy { $0.object == nil })
  }

  @Test func `its sequences end with the form`() async {
    func makeSequences() -> (AsyncStream<FieldChange<Account>>, AsyncStream<FieldStatus>) {
      let form = Form()
      let sequences = (form.changes, form.field(\.name).statuses)
      form.name = "Zoë"
      return sequences
    }
    let (changes, statuses) = makeSequences()
    var paths: [PartialKeyPath<Account>] = []
    for await change in changes { paths.append(change.path) }
    #expect(paths == [\.name])
    var last: FieldStatus?
    for await status in statuses { last = status }
    #expect(last?.isDirty == true)
  }
}
