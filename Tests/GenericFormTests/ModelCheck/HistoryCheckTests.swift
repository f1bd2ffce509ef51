import FormTestSupport
import Foundation
import Synchronization
import Testing

@testable import GenericForm

/// Histories of random changes in a form with every kind of value, against a list of its states.
@MainActor @Suite struct HistoryCheckTests {
  /// `GENERIC_FORM_SCHEDULES` is the number of histories, and `GENERIC_FORM_SEED` the first seed.
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["GENERIC_FORM_SCHEDULES"].flatMap(Int.init) ?? 500

  @Test func `an undo gives the state before each step, and a redo the one after`() async {
    let start = Self.environment["GENERIC_FORM_SEED"].flatMap(UInt64.init) ?? 1
    for number in 0..<Self.count {
      let seed = start &+ UInt64(number)
      var random = SplitMix(state: seed)
      let check = HistoryCheck()
      for _ in 0..<Int.random(in: 5...40, using: &random) { check.change(using: &random) }
      check.goThere(using: &random)
      // Tests beside this one wait for the main actor.
      await Task.yield()
      guard let difference = check.difference else { continue }
      Issue.record("GENERIC_FORM_SEED=\(seed): \(difference)")
      return
    }
  }
}

/// One form, and the states that it had.
@MainActor private final class HistoryCheck {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var age = 0
  }

  /// A row whose identity is typed, and may be that of others.
  struct Note: Equatable, Identifiable {
    var text = ""
    var isDone = false
    var id: String { text }
  }

  /// A row whose identity a program changes, and may be that of others.
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

  /// What is shown of the values: text that is no value too.
  struct Shown: Equatable {
    let state: Party
    let texts: [String]
  }

  private let form: Form<Party>
  private let observation: FormObservation
  private var past: [Shown] = []
  private var future: [Shown] = []
  private var nextID = 1

  /// Fields of rows that somebody holds, of which some come and go.
  private var held: [Field<String>] = []
  private(set) var difference: String?

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
    form.liveRows(at: \.notes).report.isDone.store(true, ordering: .relaxed)
    form.liveRows(at: \.seats).report.isDone.store(true, ordering: .relaxed)
    // A program that keeps a value in step with others.
    observation = form.observe { [weak form] in
      guard let form else { return }
      let total = form.guests.reduce(form.age) { $0 + $1.age }
      if form.total != total { form.total = total }
    }
  }

  private var shown: Shown {
    Shown(
      state: form.state,
      texts: [form.field(\.age).text.value, form.field(\.share).text.value]
        + form.guests.map { form.field(\.guests[id: $0.id].age).text.value })
  }

  // MARK: - Changes

  func change(using random: inout SplitMix) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<6: enter { form in enter(in: form, using: &random) }
    case 6: changeRows(using: &random)
    case 7, 8: pass(using: &random)
    case 9, 10: undo()
    default: redo()
    }
  }

  /// Makes a change of the person; whether it is a step of its own is for other tests to say.
  private func enter(_ body: (Form<Party>) -> Void) {
    let before = shown
    let count = form.history.past.count
    body(form)
    if form.history.past.count > count {
      past.append(before)
      future = []
      expect(form.history.past.count == count + 1, "two steps for one change")
    } else if before != shown {
      expect(!past.isEmpty && future.isEmpty, "a change was no step")
    }
  }

  private func enter(in form: Form<Party>, using random: inout SplitMix) {
    switch Int.random(in: 0..<18, using: &random) {
    case 14..<18: changeSeats(of: form, using: &random)
    case 11..<14: changeNotes(of: form, using: &random)
    case 0..<3: form.title = edited(form.title, using: &random)
    case 3: form.password = edited(form.password, using: &random)
    case 4:
      let text = form.field(\.age).text
      text.value = edited(text.value, using: &random)
    case 5:
      let text = form.field(\.share).text
      text.value = edited(text.value, using: &random)
    case 6: form.volume = Double(Int.random(in: 0..<5, using: &random))
    case 7: form.range = 0...Double(Int.random(in: 0..<5, using: &random))
    case 8: form.isOpen.toggle()
    case 9:
      form.size = [nil, "S", "M"].randomElement(using: &random) ?? nil
      form.field(\.size).leave()
    default:
      switch Int.random(in: 0..<3, using: &random) {
      case 0: form.tags = form.tags.symmetricDifference(["a"])
      case 1: form.born = form.born == nil ? CalendarDate("2024-02-29") : nil
      default:
        let initials = form.field(\.initials)
        initials.value = edited(initials.value, using: &random)
      }
    }
  }

  private func changeNotes(of form: Form<Party>, using random: inout SplitMix) {
    let numbers = form.liveRows(at: \.notes).numbers
    guard let index = numbers.indices.randomElement(using: &random) else {
      form.notes.append(Note())
      return
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: form.notes.append(Note())
    case 1: form.notes.remove(at: index)
    case 2: form.notes.swapAt(0, index)
    case 3: form.field(\.isDone, inRow: numbers[index], of: \.notes)?.value.toggle()
    default:
      guard let text = form.field(\.text, inRow: numbers[index], of: \.notes) else { return }
      text.value = edited(text.value, using: &random)
    }
    expectNotes(in: form)
  }

  private func changeSeats(of form: Form<Party>, using random: inout SplitMix) {
    guard let index = form.seats.indices.randomElement(using: &random) else {
      form.seats.append(Seat())
      return
    }
    let id = form.seats[index].id
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: form.seats.append(Seat(id: Int.random(in: 0..<3, using: &random)))
    case 2: form.seats.remove(at: index)
    case 3: form.seats.shuffle(using: &random)
    default:
      let name = form.field(\.seats[id: id].name)
      name.value = edited(name.value, using: &random)
    }
    expectSeats(in: form)
  }

  /// Each identity leads to the first row that has it, with the fields of that row.
  private func expectSeats(in form: Form<Party>) {
    for seat in form.seats {
      let first = form.seats.first { $0.id == seat.id }
      let name = form.field(\.seats[id: seat.id].name)
      expect(name.value == first?.name, "\(seat.id) of \(form.seats) shows \(name.value)")
      expect(name.status.isValid == !name.value.isEmpty, "\(seat) is valid: \(name.status)")
      held.append(name)
    }
    for (number, seat) in zip(form.liveRows(at: \.seats).numbers, form.seats) {
      let name = form.field(\.name, inRow: number, of: \.seats)
      expect(name?.value == seat.name, "a row of \(form.seats) shows \(name?.value ?? "nothing")")
    }
  }

  /// Each row has its own fields, by which each of its values is read.
  private func expectNotes(in form: Form<Party>) {
    let numbers = form.liveRows(at: \.notes).numbers
    expect(Set(numbers).count == form.notes.count, "\(form.notes) have the numbers \(numbers)")
    for (number, note) in zip(numbers, form.notes) {
      let text = form.field(\.text, inRow: number, of: \.notes)
      let isDone = form.field(\.isDone, inRow: number, of: \.notes)
      expect(text?.value == note.text, "a row of \(form.notes) shows \(text?.value ?? "nothing")")
      expect(text?.status.isValid == !note.text.isEmpty, "\(note) is valid: \(text?.status as Any)")
      expect(isDone?.value == note.isDone, "a row of \(form.notes) is done: \(isDone as Any)")
    }
  }

  /// Puts a letter into a text, or takes one out of it, mostly at its end.
  private func edited(_ text: String, using random: inout SplitMix) -> String {
    var text = text
    let offset =
      Int.random(in: 0..<4, using: &random) == 0
      ? Int.random(in: 0...text.count, using: &random) : text.count
    let place = text.index(text.startIndex, offsetBy: offset)
    if Int.random(in: 0..<3, using: &random) == 0, place < text.endIndex || offset > 0 {
      text.remove(at: place == text.endIndex ? text.index(before: place) : place)
    } else {
      text.insert(["a", "1", "2", " ", "é", "👩‍👩‍👧"].randomElement(using: &random) ?? "a", at: place)
    }
    return text
  }

  private func changeRows(using random: inout SplitMix) {
    let row = form.guests.indices.randomElement(using: &random)
    let id = nextID
    nextID += 1
    switch (Int.random(in: 0..<6, using: &random), row) {
    case (0..<2, _), (_, nil): enter { $0.guests.append(Guest(id: id, name: "new")) }
    case (2, let row?): enter { form in _ = form.guests.remove(at: row) }
    case (3, let row?): enter { $0.guests.swapAt(0, row) }
    case (4, let row?):
      let name = form.field(\.guests[id: form.guests[row].id].name)
      enter { _ in name.value += "x" }
    case (_, let row?):
      let age = form.field(\.guests[id: form.guests[row].id].age).text
      enter { _ in age.value = edited(age.value, using: &random) }
    }
  }

  /// Lets something happen that is no change of the person, and is undone with the step before.
  private func pass(using random: inout SplitMix) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: form.update { $0.news += 1 }
    case 1: form.update { $0.title += " !" }
    case 2: form.update { if !$0.guests.isEmpty { $0.guests.removeLast() } }
    case 3: form.submit()
    case 4: form.field(\.title).leave()
    case 5, 6:
      form.update { updateNotes(of: &$0, using: &random) }
      expectNotes(in: form)
    case 7, 8:
      form.update { updateSeats(of: &$0, using: &random) }
      expectSeats(in: form)
    default:
      form.field(\.age).leave()
      for guest in form.guests { form.field(\.guests[id: guest.id].name).leave() }
    }
  }

  /// Changes rows and identities as a program does, without a word about which row is which.
  private func updateNotes(of party: inout Party, using random: inout SplitMix) {
    guard let index = party.notes.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: party.notes.shuffle(using: &random)
    case 1: party.notes.remove(at: index)
    case 2: party.notes.insert(Note(text: party.notes[index].text, isDone: true), at: index)
    default: party.notes[index].text = edited(party.notes[index].text, using: &random)
    }
  }

  private func updateSeats(of party: inout Party, using random: inout SplitMix) {
    guard let index = party.seats.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: party.seats.shuffle(using: &random)
    case 1: party.seats.remove(at: index)
    default: party.seats[index].id = Int.random(in: 0..<3, using: &random)
    }
  }

  // MARK: - Undo and redo

  private func undo() {
    let before = shown
    let path = form.undo()
    expect((path == nil) == past.isEmpty, "undo returns \(String(describing: path))")
    guard let expected = past.popLast() else { return expectShown(before) }
    future.append(before)
    expectShown(expected)
  }

  private func redo() {
    let before = shown
    let path = form.redo()
    expect((path == nil) == future.isEmpty, "redo returns \(String(describing: path))")
    guard let expected = future.popLast() else { return expectShown(before) }
    past.append(before)
    expectShown(expected)
  }

  /// Goes to the first state and to the last.
  func goThere(using random: inout SplitMix) {
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

  private func expectShown(_ expected: Shown) {
    expectNotes(in: form)
    expectSeats(in: form)
    expect(shown == expected, "it shows \(shown), not \(expected)")
  }

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if held.count > 20 { held.removeFirst(10) }
    if !holds, difference == nil { difference = sentence() }
  }
}
