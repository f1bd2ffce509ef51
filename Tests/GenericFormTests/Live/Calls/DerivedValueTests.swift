import GenericForm
import GenericFormTesting
import Testing

/// Values that an observer writes settle, or are stopped.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DerivedValueTests {
  struct Sum: Equatable {
    var a = 0.0
    var b = 0.0
    var total = 0.0
  }

  /// A state that isn't `Equatable`, with a value without a field, and one that can't be compared.
  struct Loose {
    struct Line: Identifiable {
      let id: Int
      var text = ""
    }

    var a = 0
    var total = 0
    var lines: [Line] = []
  }

  @Test func `a derived value settles, set or updated`() {
    let form = Form(Sum()) {}
    var counts = [0, 0]
    let observations = [
      form.observe { [unowned form] in
        counts[0] += 1
        form.update { $0.total = $0.a + $0.b }
      },
      form.observe { [unowned form] in
        counts[1] += 1
        form.b = form.a
      },
    ]
    form.a = 1
    #expect(form.state == Sum(a: 1, b: 1, total: 2))
    #expect(counts == [3, 3])
    withExtendedLifetime(observations) {}
  }

  @Test func `a derived value of a state without equality settles`() {
    let form = Form(Loose()) {}
    var shown: [Int] = []
    let observations = [
      form.observe { [unowned form] in shown.append(form.state.total) },
      form.observe { [unowned form] in form.update { $0.total = $0.a + 1 } },
    ]
    form.a = 1
    #expect(shown.last == 2)
    #expect(shown.count < 6)
    withExtendedLifetime(observations) {}
  }

  @Test func `a derived list without equality settles`() {
    let form = Form(Loose()) { each(\.lines) { FieldValidation(\.text, rules: [.notEmpty]) } }
    let lines = form.field(\.lines)
    var shown: [Int] = []
    let observations = [
      lines.observe { shown = lines.value.map(\.id) },
      form.observe { [unowned form] in form.lines = (0..<form.a).map { Loose.Line(id: $0) } },
    ]
    form.a = 2
    #expect(shown == [0, 1])
    form.a = 1
    #expect(shown == [0])
    withExtendedLifetime(observations) {}
  }

  @Test func `a value of NaN settles`() {
    let form = Form(Sum()) {}
    var count = 0
    let observation = form.observe { [unowned form] in
      count += 1
      form.total = form.a / form.b
      form.update { $0.total = $0.a / $0.b }
    }
    form.b = 1
    form.b = 0
    #expect(form.total.isNaN)
    #expect(count < 8)
    form.reset(to: form.state)
    #expect(!form.isDirty)
    withExtendedLifetime(observation) {}
  }

  @Test func `a reset without dirty values settles`() {
    let form = Form(Loose()) {}
    var count = 0
    let observation = form.observe { [unowned form] in
      count += 1
      form.reset(to: form.state)
    }
    form.a = 1
    #expect(!form.isDirty)
    #expect(count < 8)
    withExtendedLifetime(observation) {}
  }

  @Test func `text that isn't a number settles`() {
    let form = Form(Sum()) {}
    let text = form.field(\.a).converted("No number", format: { "\($0)" }, parse: { Double($0) })
    let observation = form.observe { text.value = "many" }
    form.b = 1
    #expect(form.field(\.a).status.errors == ["No number"])
    withExtendedLifetime(observation) {}
  }

  @Test func `a value that an observer derives doesn't end a waiting submit`() {
    let check = MortalForm().check
    let form = Form(MortalForm.Account(name: "Mei")) {
      FieldValidation(\.name, checks: [check.check()])
    }
    let observation = form.observe { [unowned form] in form.update { $0.note = $0.name } }
    let attempt = form.submit()
    check.answer("Mei", true)
    #expect(attempt.currentOutcome?.isSubmitted == true)
    withExtendedLifetime(observation) {}
  }

  @Test func `observers that disagree are stopped with an explanation, and see the last value`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let form = Form(Account()) {}
        var shown = ""
        let name = form.field(\.name)
        let observations = [
          name.observe { shown = name.value },
          name.observe { form.name += "a" },
        ]
        form.name = "a"
        precondition(form.name.count > 99)
        precondition(shown == form.name)
        form.note = "The form goes on"
        precondition(form.note == "The form goes on")
        withExtendedLifetime(observations) {}
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Observers kept changing \\Account.name in response to each other"))
    #expect(said.contains("after 250 rounds"))
    #expect(said.hasSuffix("the last values stay.\n"))
  }

  /// A state that isn't `Equatable`, with values derived from each other.
  struct Chain {
    var values: [Int]
    var transform: @Sendable (Int) -> Int = { $0 + 1 }
  }

  @Test(arguments: [6, 100]) func `a chain of derived values settles, in any order`(length: Int) {
    for order in [Array(0..<length), (0..<length).reversed()] {
      let form = Form(Chain(values: Array(repeating: 0, count: length + 1))) {}
      var calls = 0
      let observations = order.map { index in
        form.observe { [unowned form] in
          calls += 1
          form.update { $0.values[index + 1] = $0.transform($0.values[index]) }
        }
      }
      form.update { $0.values[0] = 7 }
      #expect(form.state.values == Array(7...length + 7))
      #expect(calls < length * (length + 8))
      withExtendedLifetime(observations) {}
    }
  }

  @Test func `a number that an observer increments forever is stopped with an explanation`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let form = Form(Chain(values: [0])) {}
        let observation = form.observe { form.update { $0.values[0] += 1 } }
        form.update { $0.values[0] = 1 }
        precondition(form.state.values[0] > 99)
        withExtendedLifetime(observation) {}
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Observers kept changing the form in response to each other"))
  }

  @Test func `a handler that submits forever is stopped with its own explanation`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let form = Form(Account()) { FieldValidation(\.name, rules: [.isEmail]) }
        let observation = form.observe { form.note = form.name }
        form.onInvalid { _ in
          form.name += "a"
          form.submit()
        }
        form.submit()
        precondition(form.name.count > 99)
        withExtendedLifetime(observation) {}
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Handlers of a submit changed \\Account.name"))
    #expect(said.contains("and submitted the form again 250 times in a row"))
    #expect(!said.contains("Observers"))
  }

  @Test func `rows that observers move forever are stopped`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let form = Form(Loose(lines: [Loose.Line(id: 1), Loose.Line(id: 2)])) {
          each(\.lines) { FieldValidation(\.text, rules: [.notEmpty]) }
        }
        let observation = form.observe { form.lines.swapAt(0, 1) }
        form.a = 1
        precondition(form.lines.count == 2)
        withExtendedLifetime(observation) {}
      }
    }
  }
}
