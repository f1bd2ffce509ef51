import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct FormHistoryTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var name = ""
    var text = ""
  }

  struct Letter: Equatable {
    var text = ""
    var isOpen = false
    var tags: [String] = []
    var rows: [Row] = []
  }

  private func makeForm(_ letter: Letter = Letter()) -> Form<Letter> {
    Form(letter) {
      FieldValidation(\.text)
      each(\.rows) {
        FieldValidation(\.name)
        FieldValidation(\.text)
      }
    }
  }

  private func undoAll(_ form: Form<some Any>) -> Int {
    var count = 0
    while form.undo() != nil { count += 1 }
    return count
  }

  private let megabyte = String(repeating: "x", count: 1 << 20)

  // MARK: - The program

  @Test func `a value that the program sets isn't a step, and is undone with the one before`() {
    let form = makeForm()
    let text = form.field(\.text)
    text.setWithoutStep("mail.example.org")
    #expect(!form.canUndo)
    #expect(text.status.isTouched)
    text.value = "mail.example.com"
    text.setWithoutStep("mail.example.net")
    #expect(undoAll(form) == 1)
    #expect(form.text == "mail.example.org")
    text.value = "a"
    #expect(form.canUndo, "a person's changes are steps again")
  }

  // MARK: - Bounds

  @Test func `it has at most a thousand steps, and drops the oldest first`() {
    let form = makeForm()
    for number in 1...2_001 { form.isOpen = number % 2 == 1 }
    #expect(undoAll(form) == 1_000)
    #expect(form.isOpen)
    #expect(form.history.future.count == 1_000)
    form.redo()
    form.text = "a"
    #expect(undoAll(form) == 2)
  }

  @Test func `it has at most sixteen megabytes of text`() {
    let form = makeForm()
    for number in 1...40 { form.text = megabyte + "\(number)" }
    #expect(form.history.size <= 16 << 20)
    #expect(undoAll(form) == 15)
    #expect(form.text == megabyte + "25")
    #expect(form.history.size <= 16 << 20)
    var count = 0
    while form.redo() != nil { count += 1 }
    #expect(count == 15)
    #expect(form.text == megabyte + "40")
  }

  @Test func `the last step is kept, however large`() {
    let text = String(repeating: megabyte, count: 20)
    let form = makeForm(Letter(text: text))
    form.isOpen = true
    form.text = ""
    #expect(undoAll(form) == 1)
    #expect(form.text == text)
    #expect(form.redo() == \.text)
    #expect(form.text == "")
  }

  @Test func `a text counts once for each step, whoever changes it`() {
    let form = makeForm(Letter(text: megabyte))
    form.isOpen = true
    let base = form.history.size
    for number in 1...5 { form.update { $0.text = megabyte + "\(number)" } }
    #expect(form.history.size == base + 1 << 20 + MemoryLayout<Letter>.stride)
    for letter in "word" { form.text.append(letter) }
    #expect(form.history.size < 2 * base + 2 << 20 + 100)
  }

  @Test func `a value in a row counts alone, and replaced rows count with their texts`() {
    let rows = (0..<1_000).map { Row(id: $0) }
    let form = makeForm(Letter(rows: rows))
    form[\.rows[id: 3].name] = "a"
    let size = form.history.size
    let step = MemoryLayout<FormHistory.Step>.stride
    #expect(size == step + MemoryLayout<String>.stride)
    form[\.rows[id: 3].name] = "ab"
    #expect(form.history.size == size)
    form.update { for index in 0..<1_000 { $0.rows[index].name = "abc" } }
    let rowsSize = 1_000 * MemoryLayout<Row>.stride
    #expect(form.history.size == size + rowsSize + MemoryLayout<Letter>.stride)
    form[\.rows[id: 5].text] = megabyte
    form.rows.removeAll()
    #expect(form.history.size > 2 * size + rowsSize + 1 << 20)
  }

  @Test func `a step that can no longer be redone is not counted`() {
    let form = makeForm(Letter(text: megabyte))
    form.isOpen = true
    let size = form.history.size
    form.text = megabyte + "x"
    form.undo()
    #expect(form.history.size > 1 << 20)
    form.isOpen = false
    #expect(form.history.size == 2 * size)
    form.reset(to: Letter())
    #expect(form.history.size == 0)
  }

  // MARK: - Lifetimes

  @Test func `it keeps an old value until a submit, a reset or the end of the form`() {
    struct Tagged {
      var tag: Sentinel?
    }
    func replace(in form: Form<Tagged>) -> () -> Bool {
      let old = Sentinel()
      form.tag = old
      form.tag = nil
      return { [weak old] in old == nil }
    }
    func useForm() -> () -> Bool {
      let form = Form(Tagged()) {}
      var isGone = replace(in: form)
      #expect(!isGone())
      form.submit()
      #expect(isGone())
      isGone = replace(in: form)
      form.undo()
      form.reset(to: Tagged())
      #expect(isGone())
      isGone = replace(in: form)
      form.undo()
      form.undo()
      #expect(!isGone())
      return isGone
    }
    #expect(useForm()())
  }

  // MARK: - Secrets

  @Test func `a secret is one step until it is left`() {
    let form = makeForm()
    let secret = form.field(\.text)
    secret.isSecret = true
    form.isOpen = true
    for text in ["c", "co", "co ", "co r", "x", "xy"] { secret.value = text }
    secret.leave()
    secret.value = "xyz"
    form.undo()
    #expect(form.text == "xy")
    form.undo()
    #expect(form.text == "")
    #expect(form.isOpen)
  }
}
