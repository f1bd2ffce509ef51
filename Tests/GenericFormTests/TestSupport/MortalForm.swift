import GenericForm
import GenericFormTesting

/// A form whose state holds a sentinel, for tests of its release.
@MainActor struct MortalForm {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var code = ""
    var note = ""
    var tag = Tag()
  }

  struct Tag: Equatable {
    var sentinel: Sentinel?

    static func == (left: Self, right: Self) -> Bool { left.sentinel === right.sentinel }
  }

  struct Account {
    var name = ""
    var note = ""
    @Validated(rules: [.notEmpty]) var email: String?
    var guests: [Guest] = []
    var sentinel: Sentinel?

    var initials: String {
      get { String(name.prefix(1)) }
      set { name = newValue }
    }
  }

  let clock = ManualClock()
  let check = ScriptedCheck<String>("Taken")

  var withoutChecks: FormValidation<Account> { Self.withoutChecks }

  static let withoutChecks = FormValidation<Account> {
    FieldValidation(\.name, formatters: [.trimmed], rules: [.minLength(3)])
    each(\.guests) {
      FieldValidation(\.name, formatters: [.trimmed], rules: [.notEmpty])
      FieldValidation(
        \.code, rules: [.equals(\.name), .reading("Note") { _, guest in guest.note.isEmpty }])
      FieldValidation(\.tag, rules: [])
    }
  }

  var withCheck: FormValidation<Account> {
    FormValidation {
      FieldValidation(\.name, rules: [.minLength(3)], checks: [check.check()])
    }
  }

  /// Returns the result of `use`, and whether the state was released with the form.
  func useForm<Kept>(
    _ validation: FormValidation<Account>, _ use: (Form<Account>) async -> Kept
  ) async -> (kept: Kept, isGone: Bool) {
    weak var sentinel: Sentinel?
    func run() async -> Kept {
      let made = Sentinel()
      sentinel = made
      let guests = [Guest(id: 1, name: "Mei", code: "Mei"), Guest(id: 2)]
      return await use(
        Form(Account(guests: guests, sentinel: made), validation: validation, clock: clock))
    }
    let kept = await run()
    return (kept, sentinel == nil)
  }

  /// Lets other tasks run until a condition holds.
  func wait(until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
  }
}
