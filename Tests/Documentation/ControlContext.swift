// The context in which examples of controls compile.

import FormTextField
import GenericForm

final class StarEditor: FormEditor {
  let widget = FormTextField("").widget
  var onChange: () -> Void = {}
  var value = 0
}

@MainActor let view = FormView([], submitTitle: "") {}
@MainActor let window = FormWindowController("", view)
@MainActor var accounts: [Account] = []
@MainActor var interface: InterfaceFile { get throws { try InterfaceFile(text: "<interface/>") } }
@MainActor func subscribe(_ email: String) async throws {}
@MainActor func popPage() {}
@MainActor func save(_ account: Account) {}
@MainActor let box = Box(.column)

// The fields of the examples, which are compiled but not run.

struct Country: Hashable { var name = "" }

enum Contract: CaseIterable { case fullTime, partTime }

enum Weekday: CaseIterable { case monday, tuesday }

let countries: [Country] = []
let isPrinting = false
let earliest = CalendarDate.today

@MainActor func showTerms() {}

extension Account {
  var contract: Contract? {
    get { nil }
    set {}
  }
  var days: Set<Weekday> {
    get { [] }
    set {}
  }
  var nationality: Country? {
    get { nil }
    set {}
  }
  var salary: ClosedRange<Int> {
    get { 0...1 }
    set {}
  }
  var volume: Double {
    get { 0 }
    set {}
  }
  var wantsNewsletter: Bool {
    get { false }
    set {}
  }
  var born: CalendarDate? {
    get { nil }
    set {}
  }
  var opening: TimeOfDay? {
    get { nil }
    set {}
  }
  var meeting: CalendarDateTime? {
    get { nil }
    set {}
  }
  var cover: String? {
    get { nil }
    set {}
  }
}
