import FormTestSupport

@testable import GenericForm

extension HistoryCheck {
  func change(using random: inout SplitMix) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<6: enter { form in enter(in: form, using: &random) }
    case 6: changeRows(using: &random)
    case 7, 8: pass(using: &random)
    case 9, 10: undo()
    default: redo()
    }
  }

  /// Makes a change as the user would.
  ///
  /// Other tests cover whether it's a separate step.
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

  /// Expects each identity to lead to the first row that has it, with the fields of that row.
  func expectSeats(in form: Form<Party>) {
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

  /// Expects each row to have its own fields, which read its values.
  func expectNotes(in form: Form<Party>) {
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

  /// Inserts a letter into a text or removes one, mostly at its end.
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

  /// Makes a change that isn't the user's, and is undone together with the step before it.
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

  /// Changes rows and identities like a program that doesn't tell which row is which.
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
}
