import FormTestSupport
import Synchronization

@testable import FormDeclaration
@testable import GenericForm

/// One form, and its past and future states.
@MainActor final class HistoryCheck {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var age = 0
  }

  /// A row whose identity is typed, and may equal another row's.
  struct Note: Equatable, Identifiable {
    var text = ""
    var isDone = false
    var id: String { text }
  }

  /// A row whose identity a program changes, and may equal another row's.
  struct Seat: Equatable, Identifiable {
    var id = 0
    var name = ""
  }

  struct Party: Equatable {
    var title = ""
    var password = ""
    var age = 0
    var share: Double?
    var volume = 0.0
    var range = 0.0...1.0
    var isOpen = false
    var size: String?
    var tags: Set<String> = []
    var born: CalendarDate?
    var guests: [Guest] = []
    var notes: [Note] = []
    var seats: [Seat] = []
    var total = 0
    var news = 0

    var initials: String {
      get { String(title.prefix(2)) }
      set { title = newValue + "…" }
    }
  }

  /// The values as shown, including text that isn't a valid value.
  struct Shown: Equatable {
    let state: Party
    let texts: [String]
  }

  let form: Form<Party>
  private let observation: FormObservation
  var past: [Shown] = []
  var future: [Shown] = []
  var nextID = 1

  /// Held fields of rows, some of which are removed and return.
  var held: [Field<String>] = []
  var difference: String?

  init() {
    let form = Form(Party()) {
      FieldValidation(\.title, formatters: [.trimmed], rules: [.notEmpty])
      FieldValidation(\.password, rules: [.equals(\.title)])
      FieldValidation(\.age, rules: [.inRange(0...99)])
      FieldValidation(\.tags)
      FieldValidation(\.total, rules: [.inRange(100...100)])
      FieldValidation(\.news, when: { $0.isOpen })
      each(\.guests) {
        FieldValidation(\.name, formatters: [.uppercased], rules: [.notEmpty])
        FieldValidation(\.age)
      }
      each(\.notes) { FieldValidation(\.text, rules: [.notEmpty]) }
      each(\.seats) { FieldValidation(\.name, rules: [.notEmpty]) }
    }
    self.form = form
    form.field(\.password).isSecret = true
    for rows in form.rowsDefinitions.values { rows.report.isDone.store(true, ordering: .relaxed) }
    // A program's observer that keeps one value in step with others.
    observation = form.observe { [weak form] in
      guard let form else { return }
      let total = form.guests.reduce(form.age) { $0 + $1.age }
      if form.total != total { form.total = total }
    }
  }

  var shown: Shown {
    Shown(
      state: form.state,
      texts: [form.field(\.age).text.value, form.field(\.share).text.value]
        + form.guests.map { form.field(\.guests[id: $0.id].age).text.value })
  }

  func undo() {
    let before = shown
    let path = form.undo()
    expect((path == nil) == past.isEmpty, "undo returns \(String(describing: path))")
    guard let expected = past.popLast() else { return expectShown(before) }
    future.append(before)
    expectShown(expected)
  }

  func redo() {
    let before = shown
    let path = form.redo()
    expect((path == nil) == future.isEmpty, "redo returns \(String(describing: path))")
    guard let expected = future.popLast() else { return expectShown(before) }
    past.append(before)
    expectShown(expected)
  }

  /// Goes to the first state and to the last one.
  func goToBothEnds(using random: inout SplitMix) {
    while !future.isEmpty, difference == nil { redo() }
    let last = shown
    let first = past.first
    while !past.isEmpty, difference == nil { undo() }
    expect(!form.canUndo, "there is more to undo")
    if let first { expectShown(first) }
    while !future.isEmpty, difference == nil { redo() }
    expect(!form.canRedo, "there is more to redo")
    expectShown(last)
  }

  func expectShown(_ expected: Shown) {
    expectNotes(in: form)
    expectSeats(in: form)
    expect(shown == expected, "it shows \(shown), not \(expected)")
  }

  func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if held.count > 20 { held.removeFirst(10) }
    if !holds, difference == nil { difference = sentence() }
  }
}
