import CHeap
import GenericForm

/// A form with some number of fields, and its measurements.
@MainActor final class Subject {
  let count: Int

  /// The time to declare, observe and validate all fields.
  let setUp: Duration

  /// The heap memory of the form and its observers, without the values themselves.
  let bytes: Int

  private(set) var presses: [Duration] = []
  private(set) var wholes: [Duration] = []

  /// The number of messages that a control would show, so that the status is read as controls read
  /// it.
  private static var rendered = 0

  private let form: Form<Sheet>
  private let observations: [FormObservation]
  private let field: Field<String>
  private var sheet: Sheet
  private var entered = 0

  init(count: Int) {
    self.count = count
    let sheet = Sheet(count: count)
    let paths = (0..<count).map { \Sheet.rows[id: $0].text }
    let before = c_heap_bytes()
    let start = ContinuousClock.now
    let form = Form(sheet, validation: Sheet.validation)
    observations = paths.map { path in
      let field = form.field(path)
      return field.observe { Self.rendered += field.status.shownErrors.count }
    }
    setUp = ContinuousClock.now - start
    bytes = c_heap_bytes() - before
    self.form = form
    self.sheet = sheet
    field = form.field(paths[count / 2])
  }

  /// Types words into one field, with this many letters.
  func press(_ calls: Int = 1_000) {
    let time = ContinuousClock().measure {
      for _ in 0..<calls { field.value = nextText() }
    }
    precondition(form.isValid)
    presses.append(time / max(1, calls))
  }

  /// Types the same words, and validates the whole form at every key press.
  func pressAndValidateTheWhole() {
    let calls = max(1, 10_000 / count)
    var messages = 0
    let time = ContinuousClock().measure {
      for _ in 0..<calls {
        sheet.rows[count / 2].text = nextText()
        messages += sheet.messages().count
      }
    }
    precondition(messages == 0)
    wholes.append(time / calls)
  }

  /// Returns the next text while words are typed letter by letter.
  private func nextText() -> String {
    entered += 1
    return String("mei-lin-wong".prefix(3 + entered % 10))
  }
}
