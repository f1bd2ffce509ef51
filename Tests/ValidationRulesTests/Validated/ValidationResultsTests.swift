import Testing
import ValidationRules

@Suite struct ValidationResultsTests {
  final class Model {
    @Validated(rule: .minLength(2), formatter: .trimmed) var name: String?
  }

  struct Login {
    @Validated(rule: .minLength(2)) var name: String?
  }

  @Test func `the current result comes first, then each change in order`() async {
    let model = Model()
    var results = model.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    model.name = " a"
    model.name = " ab  "
    #expect(await results.next()?.messages.map { english($0) } == ["Use at least 2 characters"])
    #expect(await results.next()?.value == "ab")
  }

  @Test func `a new listener receives the current result, and no past ones`() async {
    let model = Model()
    let results = model.$name.results
    model.name = "ab"
    model.name = "abc"
    var early = results.makeAsyncIterator()
    var late = model.$name.results.makeAsyncIterator()
    #expect(await early.next()?.value == "abc")
    #expect(await late.next()?.value == "abc")
    model.name = "abcd"
    #expect(await early.next()?.value == "abcd")
    #expect(await late.next()?.value == "abcd")
  }

  @Test func `valid values omit invalid and absent ones`() async {
    let model = Model()
    var values = model.$name.validValues.makeAsyncIterator()
    model.name = "a"
    model.name = "ab"
    model.name = nil
    model.name = "abc "
    #expect(await values.next() == "ab")
    #expect(await values.next() == "abc")
  }

  @Test func `notifies of a repeated validation and of a reset`() async {
    let model = Model()
    model.name = "ab"
    var results = model.$name.results.makeAsyncIterator()
    #expect(await results.next()?.value == "ab")
    model.$name.revalidate()
    #expect(await results.next()?.value == "ab")
    model.$name.reset()
    #expect(await results.next()?.isValid == false)
    model.name = "abc"
    #expect(await results.next()?.value == "abc")
  }

  @Test func `it ends with the model`() async {
    var model: Model? = Model()
    var results = model?.$name.results.makeAsyncIterator()
    #expect(await results?.next()?.isValid == false)
    model = nil
    #expect(await results?.next() == nil)
  }

  @Test func `it ends immediately if the model was released`() async {
    var model: Model? = Model()
    let results = model?.$name.results
    model = nil
    var listener = results?.makeAsyncIterator()
    #expect(await listener?.next()?.isValid == false)
    #expect(await listener?.next() == nil)
  }

  @Test func `a copy doesn't silence any listener`() async {
    var login = Login()
    var results = login.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    let before = login
    login.name = "after"
    #expect(await results.next()?.value == "after")
    login.$name.reset()
    #expect(await results.next()?.isValid == false)
    #expect(before.name == nil)
  }

  @Test func `listeners are notified of the changes of copies`() async {
    var login = Login()
    var results = login.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    var draft = login
    draft.name = "draft"
    #expect(await results.next()?.value == "draft")
    login = draft
    login.name = "later"
    #expect(await results.next()?.value == "later")
  }

  @Test func `the current result is that of the copy`() async {
    let login = Login()
    var draft = login
    draft.name = "draft"
    var results = login.$name.results.makeAsyncIterator()
    #expect(await results.next()?.isValid == false)
    var resultsOfDraft = draft.$name.results.makeAsyncIterator()
    #expect(await resultsOfDraft.next()?.value == "draft")
  }

  @Test func `it ends when the last copy is released`() async {
    var login: Login? = Login()
    var copy = login
    var results = login?.$name.results.makeAsyncIterator()
    #expect(await results?.next()?.isValid == false)
    login = nil
    copy?.name = "ab"
    copy = nil
    #expect(await results?.next()?.value == "ab")
    #expect(await results?.next() == nil)
  }

  @Test func `buffered results begin with the latest`() async {
    var login = Login()
    let results = login.$name.results
    for name in ["draft", "second", "third"] {
      var draft = login
      draft.name = name
      login = draft
    }
    var listener = results.makeAsyncIterator()
    #expect(await listener.next()?.value == "third")
    login.name = "later"
    #expect(await listener.next()?.value == "later")
  }

  @Test func `a value copied from another variable is received`() async {
    var login = Login()
    var other = Login()
    login.name = "ab"
    other.name = "abc"
    var results = login.$name.results.makeAsyncIterator()
    #expect(await results.next()?.value == "ab")
    login.$name = other.$name
    #expect(await results.next()?.value == "abc")
  }

  @Test func `a released copy leaves nothing behind`() {
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

  @Test func `receives changes made on another task`() async {
    let model = await MainActor.run { SharedModel() }
    let values = await MainActor.run { model.$name.validValues }
    let names = (10..<110).map(String.init) + ["end"]
    let changes = Task { @MainActor in
      for name in names { model.name = name }
    }
    var received: [String] = []
    for await value in values {
      received.append(value)
      if value == "end" { break }
    }
    await changes.value
    #expect(received == names.suffix(received.count))
  }

  @MainActor final class SharedModel {
    @Validated(rule: .minLength(2)) var name: String?
  }
}
