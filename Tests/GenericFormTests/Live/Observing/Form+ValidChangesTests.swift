import GenericFormTesting
import Testing

@testable import GenericForm

/// A form of preferences delivers each valid change.
@MainActor @Suite struct FormValidChangesTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var name = "a"
  }

  struct Proxy: Equatable { var host = "h" }

  struct Settings: Equatable {
    var name = "Mei"
    var size = 1
    var port = 80
    var rows: [Row] = []
    var proxy: Proxy?
    var isOn = false
    var extra = ""
  }

  /// A state that isn't `Equatable`, with a value that can't be compared.
  struct Opaque {
    struct Part { var number = 0 }
    var name = "Mei"
    var part = Part()
    var other = Part()
  }

  private final class Store<State> { var states: [State] = [] }

  private let isFree = ScriptedCheck<Int>("Taken")
  private let clock = ManualClock()
  private let store = Store<Settings>()

  private func makeForm(_ settings: Settings = Settings()) -> Form<Settings> {
    let form = Form(settings, clock: clock) {
      FieldValidation(\.name, rules: [.minLength(3)])
      FieldValidation(\.size, rules: [.atMost(9)])
      FieldValidation(\.port, checks: [isFree.check()])
      each(\.rows) { FieldValidation(\.name, rules: [.notEmpty]) }
      part(\.proxy) { FieldValidation(\.host, rules: [.notEmpty]) }
      FieldValidation(\.extra, when: { $0.isOn })
    }
    form.onValidChange { [store] in store.states.append($0) }
    return form
  }

  @Test func `hands over each valid change, and nothing at the start`() {
    let form = makeForm()
    #expect(store.states == [])
    form.name = "Zoë"
    #expect(store.states == [Settings(name: "Zoë")])
    form.size = 2
    #expect(store.states.last == Settings(name: "Zoë", size: 2))
    #expect(store.states.count == 2)
  }

  @Test func `values are formatted, also while they are being typed`() {
    let form = Form(Settings(name: " Mei")) {
      FieldValidation(\.name, formatters: [.trimmed, .uppercased])
    }
    form.onValidChange { [store] in store.states.append($0) }
    #expect(store.states == [])
    form.name = "mei "
    #expect(store.states == [], "it's the same once it is formatted")
    form.name = "zoë "
    #expect(store.states == [Settings(name: "ZOË")])
    #expect(form.name == "zoë ")
  }

  @Test func `an invalid field has its last valid value`() {
    let form = makeForm()
    form.name = "Zoë"
    form.name = "Z"
    #expect(store.states.count == 1)
    form.size = 2
    #expect(store.states.last == Settings(name: "Zoë", size: 2))
    #expect(form.name == "Z")
    form.name = "Zoé"
    #expect(store.states.last == Settings(name: "Zoé", size: 2))
    #expect(store.states.count == 3)
  }

  @Test func `an invalid initial value stays until it is valid`() {
    let form = makeForm(Settings(name: "M"))
    form.size = 2
    #expect(store.states == [Settings(name: "M", size: 2)])
  }

  @Test func `waits for a check`() {
    let form = makeForm()
    form.port = 81
    form.size = 2
    #expect(store.states == [Settings(size: 2)])
    clock.advance(by: .milliseconds(400))
    isFree.answer(81, true)
    #expect(store.states.last == Settings(size: 2, port: 81))
    form.port = 82
    clock.advance(by: .milliseconds(400))
    isFree.answer(82, false)
    #expect(store.states.count == 2)
  }

  @Test func `a collection is unchanged while a field in it is invalid`() {
    let form = makeForm(Settings(rows: [Row(id: 1), Row(id: 2)]))
    form.rows = [Row(id: 1, name: "b"), Row(id: 3, name: "")]
    #expect(store.states == [])
    form.size = 2
    #expect(store.states == [Settings(size: 2, rows: [Row(id: 1), Row(id: 2)])])
    form[\.rows[id: 3].name] = "c"
    #expect(store.states.last?.rows == [Row(id: 1, name: "b"), Row(id: 3, name: "c")])
  }

  @Test func `an optional part that appears with an invalid field is missing until it is valid`() {
    let form = makeForm()
    form.proxy = Proxy(host: "")
    #expect(store.states == [])
    form.size = 2
    #expect(store.states == [Settings(size: 2)])
    form[\.proxy.ifPresent.host] = "x"
    #expect(store.states.last == Settings(size: 2, proxy: Proxy(host: "x")))
    form[\.proxy.ifPresent.host] = ""
    form.size = 3
    #expect(store.states.last == Settings(size: 3, proxy: Proxy(host: "x")))
  }

  @Test func `invalid input changes nothing`() {
    let form = makeForm()
    let size = form.field(\.size).text
    size.value = "2"
    size.value = "2x"
    form.name = "Zoë"
    #expect(store.states == [Settings(size: 2), Settings(name: "Zoë", size: 2)])
  }

  @Test func `an undo is a change`() {
    let form = makeForm()
    form.name = "Zoë"
    form.undo()
    #expect(store.states == [Settings(name: "Zoë"), Settings()])
    form.redo()
    #expect(store.states.last == Settings(name: "Zoë"))
  }

  @Test func `is called once per update, and not for one without changes`() {
    let form = makeForm()
    form.update { ($0.name, $0.size) = ("Zoë", 3) }
    form.update { $0.size = 3 }
    form.name = "Zoë"
    form.field(\.name).leave()
    #expect(store.states == [Settings(name: "Zoë", size: 3)])
  }

  @Test func `is called once, after observers have derived other values`() {
    let form = makeForm()
    let observation = form.observe { form.size = form.name.count }
    form.name = "Zoë_1"
    #expect(store.states == [Settings(name: "Zoë_1", size: 5)])
    observation.cancel()
  }

  @Test func `a reset is a change`() {
    let form = makeForm()
    form.name = "Zoë"
    form.reset()
    #expect(store.states == [Settings(name: "Zoë"), Settings()])
    form.reset()
    form.reset(to: Settings())
    #expect(store.states.count == 2)
  }

  @Test func `a server error doesn't revert a change`() {
    let form = makeForm()
    form.onValidChange { if $0.name == "Zoë" { form.field(\.name).setError("Taken") } }
    form.name = "Zoë"
    form.size = 2
    #expect(store.states == [Settings(name: "Zoë"), Settings(name: "Zoë", size: 2)])
  }

  @Test func `changes by a handler are delivered next, to each handler`() {
    let form = makeForm()
    let later = Store<Settings>()
    form.onValidChange { settings in
      form.size = 7
      later.states.append(settings)
    }
    form.name = "Zoë"
    let both = [Settings(name: "Zoë"), Settings(name: "Zoë", size: 7)]
    #expect(store.states == both)
    #expect(later.states == both)
  }

  @Test func `excluded values are absent`() {
    let form = makeForm()
    form.isOn = true
    form.extra = "x"
    form.isOn = false
    #expect(store.states.last == Settings())
    #expect(form.extra == "x")
    form.isOn = true
    #expect(store.states.last == Settings(isOn: true, extra: "x"))
  }

  @Test func `the state need not be comparable`() {
    let store = Store<Opaque>()
    let form = Form(Opaque()) {
      FieldValidation(\.name, rules: [.minLength(3)])
      FieldValidation(\.part, rules: [ValidationRule("Large") { $0.number < 5 }])
    }
    form.onValidChange { store.states.append($0) }
    form.name = "Zoë"
    form.name = "Z"
    #expect(store.states.map(\.name) == ["Zoë"])
    form.part.number = 9
    form.name = "Zoé"
    #expect(store.states.map(\.part.number) == [0, 0])
    form.part.number = 4
    #expect(store.states.map(\.part.number) == [0, 0, 4])
    form.update { $0.other.number = 3 }
    #expect(store.states.last?.other.number == 3)
    #expect(store.states.count == 4)
  }

  @Test func `handlers that change the form forever are stopped`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let form = Form(Settings()) { FieldValidation(\.size) }
        form.onValidChange { _ in form.size += 1 }
        form.size = 2
        precondition(form.size > 99)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains("Handlers changed \\Settings.size and were called again for it 250 times"))
  }

  @Test func `handlers end with the form`() {
    weak var gone: Store<Settings>?
    do {
      let form = makeForm()
      let kept = Store<Settings>()
      gone = kept
      form.onValidChange { kept.states.append($0) }
      form.name = "Zoë"
      #expect(gone?.states.count == 1)
    }
    #expect(gone == nil)
  }
}
