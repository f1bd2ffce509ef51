import GenericForm
import GenericFormTesting
import Testing

/// Rows whose identity is typed in one of their fields.
@MainActor @Suite struct LiveRowsTypedIdentityTests {
  struct Tag: Equatable, Identifiable {
    var name = ""
    var note = ""
    var links: [Link] = []
    var id: String { name }
  }

  struct Link: Equatable, Identifiable {
    var url = ""
    var id: String { url }
  }

  struct Page: Equatable {
    var tags: [Tag] = []
    var title = ""
  }

  private func makeForm(_ names: String...) -> Form<Page> {
    Form(Page(tags: names.map { Tag(name: $0) })) {
      each(\.tags) {
        FieldValidation(\.name, formatters: [.trimmed], rules: [.minLength(3).message("Short")])
        FieldValidation(\.note, rules: [.reading("Same") { note, form in note != form.name }])
        each(\.links) { FieldValidation(\.url, rules: [.notEmpty.message("Link")]) }
      }
    }
  }

  private func fields(_ path: WritableKeyPath<Tag, String>, of form: Form<Page>) throws
    -> [Field<String>]
  {
    try form.liveRows(at: \.tags).numbers.map {
      try #require(form.field(path, inRow: $0, of: \.tags))
    }
  }

  private func type(_ text: String, in field: Field<String>) {
    field.focus()
    for count in 1...text.count { field.value = String(text.prefix(count)) }
  }

  @Test func `the row keeps its fields, and each key press goes to its own row`() throws {
    let form = makeForm("", "")
    let names = try fields(\.name, of: form)
    let numbers = form.liveRows(at: \.tags).numbers
    type("abcd", in: names[1])
    type("abxy", in: names[0])
    #expect(form.tags.map(\.name) == ["abxy", "abcd"])
    #expect(names.map(\.value) == ["abxy", "abcd"])
    #expect(form.liveRows(at: \.tags).numbers == numbers)
    #expect(names.map(\.path) == [\Page.tags[id: "abxy"].name, \Page.tags[id: "abcd"].name])
    #expect(form[\.tags[id: "abcd"].name] == "abcd")
  }

  @Test func `a submit formats each row, though formatting one changes its identity`() {
    let form = makeForm(" abc", " abc", "abc ")
    form.submit()
    #expect(form.tags.map(\.name) == ["abc", "abc", "abc"])
  }

  @Test func `a row whose typed identity matches another keeps its fields`() throws {
    let form = makeForm("abc", "ab")
    let names = try fields(\.name, of: form)
    let notes = try fields(\.note, of: form)
    type("abcd", in: names[1])
    #expect(form.tags.map(\.name) == ["abc", "abcd"])
    names[1].value = "abc"
    names[0].value = "a"
    notes[1].value = "x"
    #expect(form.tags == [Tag(name: "a"), Tag(name: "abc", note: "x")])
    #expect(form.errors.map(\.path) == [\.tags[id: "a"].name])
  }

  @Test func `it keeps its status, and rules read it by its new identity`() throws {
    let form = makeForm("", "")
    let (names, notes) = (try fields(\.name, of: form), try fields(\.note, of: form))
    names[0].value = "a"
    names[0].leave()
    notes[0].setError("Rude")
    #expect(names[0].status.shownErrors == ["Short"])
    names[0].value = "ab"
    #expect(names[0].status.shownErrors == ["Short"])
    #expect(names[0].status.isTouched)
    #expect(!names[1].status.isTouched)
    #expect(notes[0].status.errors == ["Rude"])
    notes[0].value = "abc"
    #expect(notes[0].status.isValid)
    names[0].value = "abc"
    #expect(notes[0].status.errors == ["Same"])
    #expect(names[0].status.shownErrors == [])
  }

  @Test func `it is dirty as long as it differs from the start`() throws {
    let form = makeForm("abc", "abd")
    let names = try fields(\.name, of: form)
    names[0].value = "abcx"
    #expect(form.isDirty)
    #expect(names.map(\.status.isDirty) == [true, false])
    names[0].value = "abc"
    #expect(!form.isDirty)
    names[0].value = "abcd"
    form.submit()
    #expect(!form.isDirty)
    names[0].value = "abc"
    #expect(form.isDirty)
  }

  @Test func `a check of it continues`() throws {
    let isFree = ScriptedCheck<String>("Taken")
    let form = Form(Page(tags: [Tag()])) {
      each(\.tags) {
        FieldValidation(\.name)
        FieldValidation(\.note, checks: [isFree.check(debounce: .zero)])
      }
    }
    form[\.tags[id: ""].note] = "x"
    form[\.tags[id: ""].name] = "a"
    #expect(form.isPending)
    isFree.answer("x", false)
    #expect(form.field(\.tags[id: "a"].note).status.errors == ["Taken"])
  }

  @Test func `a formatter changes it when the field is left`() throws {
    let form = makeForm("")
    let name = try fields(\.name, of: form)[0]
    type("abc ", in: name)
    name.leave()
    #expect(form.tags.map(\.name) == ["abc"])
    #expect(name.value == "abc")
    name.value = "abcd"
    #expect(form.tags.map(\.name) == ["abcd"])
    #expect(name.status.isTouched)
  }

  @Test func `a formatter changes it without a live form`() {
    let validation = FormValidation<Page> {
      each(\.tags) {
        FieldValidation(\.name, formatters: [.trimmed])
        FieldValidation(\.note, formatters: [.uppercased])
      }
    }
    var page = Page(tags: [Tag(name: " a ", note: "x"), Tag(name: "b", note: "y")])
    validation.validate(&page)
    #expect(page.tags == [Tag(name: "a", note: "X"), Tag(name: "b", note: "Y")])
  }

  @Test func `undo and redo bring each back, and return its field`() throws {
    let form = makeForm("", "")
    let numbers = form.liveRows(at: \.tags).numbers
    let names = try fields(\.name, of: form)
    type("ab", in: names[1])
    names[1].leave()
    type("cd", in: names[0])
    names[0].leave()
    let states = [["", ""], ["", "ab"], ["cd", "ab"]]
    #expect(form.undo() == names[0].path)
    #expect(form.tags.map(\.name) == states[1])
    #expect(names.map(\.value) == states[1])
    #expect(form.undo() == names[1].path)
    #expect(form.tags.map(\.name) == states[0])
    #expect(form.redo() == names[1].path)
    #expect(form.tags.map(\.name) == states[1])
    #expect(form.redo() == names[0].path)
    #expect(names.map(\.value) == states[2])
    #expect(form.liveRows(at: \.tags).numbers == numbers)
    names[1].value = "abc"
    #expect(form.tags.map(\.name) == ["cd", "abc"])
    #expect(names.allSatisfy { $0.status.isTouched })
  }

  @Test func `a removed row is restored as itself`() throws {
    let form = makeForm("a", "a")
    let numbers = form.liveRows(at: \.tags).numbers
    form.changeRows(at: \Page.tags, toNumbers: [numbers[1]]) { form.tags.removeFirst() }
    form.undo()
    #expect(form.liveRows(at: \.tags).numbers == numbers)
    let names = try fields(\.name, of: form)
    names[0].value = "b"
    #expect(form.tags.map(\.name) == ["b", "a"])
  }

  @Test func `a field without a declaration stays with the row`() throws {
    let form = Form(Page(tags: [Tag(), Tag()])) { FieldValidation(\.title) }
    let (names, notes) = (try fields(\.name, of: form), try fields(\.note, of: form))
    type("ab", in: names[0])
    notes[0].value = "x"
    notes[1].value = "y"
    #expect(form.tags == [Tag(name: "ab", note: "x"), Tag(note: "y")])
  }

  @Test func `rows within it stay`() throws {
    let form = makeForm("", "")
    form.update { $0.tags[0].links = [Link(), Link(url: "b")] }
    let numbers = form.liveRows(at: \.tags[id: ""].links).numbers
    let urls = try numbers.map {
      try #require(form.field(\.url, inRow: $0, of: \.tags[id: ""].links))
    }
    urls[0].leave()
    let names = try fields(\.name, of: form)
    names[0].value = "abc"
    #expect(form.liveRows(at: \.tags[id: "abc"].links).numbers == numbers)
    type("u", in: urls[0])
    #expect(form.tags[0].links.map(\.url) == ["u", "b"])
    #expect(urls[0].status.isTouched)
    #expect(urls[0].path == \Page.tags[id: "abc"].links[id: "u"].url)
  }

  @Test func `rows that are replaced are other rows`() throws {
    let form = makeForm("a")
    let name = try fields(\.name, of: form)[0]
    form.tags = [Tag(name: "b")]
    #expect(!name.status.isIncluded)
    #expect(name.value == "a")
    name.value = "c"
    #expect(form.tags.map(\.name) == ["b"])
  }
}
