import Testing
import ValidationRules

@Suite struct ValidationResultsTests {
  final class Model {
    @Validated(rule: .minLength(2), formatter: .trimmed) var name: String?
  }

  struct Login {
    @Validated(rule: .minLength(2)) var name: String?
  }

  @Test func `the present verdict comes first, then each change in order`() async {
    let model = Model()
    var results = model.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    model.name = " a"
    model.name = " ab  "
    #expect(await results.next()?.messages.map { english($0) } == ["Use at least 2 characters"])
    #expect(await results.next() == .valid("ab"))
  }

  @Test func `a new listener hears the present verdict, and not the past`() async {
    let model = Model()
    let results = model.$name.results
    model.name = "ab"
    model.name = "abc"
    var early = results.makeAsyncIterator()
    var late = model.$name.results.makeAsyncIterator()
    #expect(await early.next() == .valid("abc"))
    #expect(await late.next() == .valid("abc"))
    model.name = "abcd"
    #expect(await early.next() == .valid("abcd"))
    #expect(await late.next() == .valid("abcd"))
  }

  @Test func `valid values leave out what is not valid or not there`() async {
    let model = Model()
    var values = model.$name.validValues.makeAsyncIterator()
    model.name = "a"
    model.name = "ab"
    model.name = nil
    model.name = "abc "
    #expect(await values.next() == "ab")
    #expect(await values.next() == "abc")
  }

  @Test func `judged anew is heard, reset is not`() async {
    let model = Model()
    model.name = "ab"
    var results = model.$name.results.makeAsyncIterator()
    #expect(await results.next() == .valid("ab"))
    model.$name.revalidate()
    #expect(await results.next() == .valid("ab"))
    model.$name.reset()
    model.name = "abc"
    #expect(await results.next() == .valid("abc"))
  }

  @Test func `after a reset a new listener hears what is so now`() async {
    let model = Model()
    model.name = "ab"
    model.$name.reset()
    var results = model.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
  }

  @Test func `it ends with the model`() async {
    var model: Model? = Model()
    var results = model?.$name.results.makeAsyncIterator()
    #expect(await results?.next()?.isValid == false)
    model = nil
    #expect(await results?.next() == nil)
  }

  @Test func `listeners of an original do not hear a copy`() async {
    var original = Login()
    var results = original.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    var copy = original
    copy.name = "copy"
    original.name = "original"
    #expect(await results.next() == .valid("original"))
    var resultsOfCopy = copy.$name.results.makeAsyncIterator()
    #expect(await resultsOfCopy.next() == .valid("copy"))
  }

  @Test func `listeners follow a change when the copy made before it is gone`() async {
    var login = Login()
    var results = login.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    var before: Login? = login
    login.name = "after"
    #expect(before?.name == nil)
    before = nil
    #expect(await results.next() == .valid("after"))
    login.name = "later"
    #expect(await results.next() == .valid("later"))
  }

  @Test func `listeners follow a draft that takes the place of its original`() async {
    var login = Login()
    var results = login.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    var draft: Login? = login
    draft?.name = "draft"
    if let accepted = draft { login = accepted }
    draft = nil
    #expect(await results.next() == .valid("draft"))
    login.name = "later"
    #expect(await results.next() == .valid("later"))
  }

  @Test func `results that are kept lead to what the variable became`() async {
    var login = Login()
    let results = login.$name.results
    for name in ["draft", "second", "third"] {
      var draft = login
      draft.name = name
      login = draft
    }
    var listener = results.makeAsyncIterator()
    #expect(await listener.next()?.isValid == false)
    #expect(await listener.next() == .valid("third"))
    login.name = "later"
    #expect(await listener.next() == .valid("later"))
  }

  @Test func `a value that comes from another variable is heard`() async {
    var login = Login()
    var other = Login()
    login.name = "ab"
    other.name = "abc"
    var results = login.$name.results.makeAsyncIterator()
    #expect(await results.next() == .valid("ab"))
    login.$name = other.$name
    #expect(await results.next() == .valid("abc"))
  }

  @Test func `a copy that is gone leaves nothing behind`() {
    final class Secret: Sendable {}
    struct Request {
      @Validated() var secret: Secret?
    }
    let template = Request()
    weak var gone: Secret?
    do {
      var request = template
      let secret = Secret()
      gone = secret
      request.secret = secret
    }
    #expect(gone == nil)
    #expect(template.secret == nil)
  }

  @Test func `a hundred thousand copies come, stay and go`() {
    let initial = Login()
    var login = initial
    var history: [Login] = []
    for _ in 0..<100_000 {
      history.append(login)
      login.name = "ab"
    }
    while let last = history.popLast() { login = last }
    for _ in 0..<100_000 {
      var next = login
      next.name = "ab"
      login = next
    }
    #expect(login.name == "ab")
    #expect(initial.name == nil)
  }

  @Test func `hears what is changed on another task`() async {
    let model = await MainActor.run { SharedModel() }
    let values = await MainActor.run { model.$name.validValues }
    let names = (10..<110).map(String.init) + ["end"]
    let changes = Task { @MainActor in
      for name in names { model.name = name }
    }
    var heard: [String] = []
    for await value in values {
      heard.append(value)
      if value == "end" { break }
    }
    await changes.value
    #expect(heard == names.suffix(heard.count))
  }

  @MainActor final class SharedModel {
    @Validated(rule: .minLength(2)) var name: String?
  }
}
