import GenericForm

/// The median time of one call in microseconds, of some batches of calls.
func microseconds(calls: Int, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  let batches = (0..<25).map { _ in
    clock.measure { for call in 0..<calls { body(call) } } / .microseconds(calls)
  }
  return batches.sorted()[batches.count / 2]
}

func rounded(_ number: Double) -> String {
  String((number * 100).rounded() / 100)
}

let texts = ["mei", "mei-lin"]

print("## A form, by its number of fields\n")
print("| fields | key press in µs | validating the whole form in µs | set-up in µs a field |")
print("| --- | --- | --- | --- |")
for count in [10, 1_000, 10_000] {
  var sheet = Sheet(count: count)
  let paths = (0..<count).map { \Sheet.rows[id: $0].text }
  var forms: [(Form<Sheet>, [FormObservation])] = []
  let setUp = ContinuousClock().measure {
    let form = Form(sheet, validation: Sheet.validation)
    forms.append((form, paths.map { path in form.observe(path) {} }))
  }
  let form = forms[0].0
  let path = paths[count / 2]
  let press = microseconds(calls: 1_000) { call in form[path] = texts[(call + 1) % 2] }
  var messages = 0
  let whole = microseconds(calls: max(1, 10_000 / count)) { call in
    sheet.rows[count / 2].text = texts[(call + 1) % 2]
    messages += sheet.messages().count
  }
  precondition(messages == 0 && form.isValid)
  let perField = setUp / .microseconds(count)
  print("| \(count) | \(rounded(press)) | \(rounded(whole)) | \(rounded(perField)) |")
}
print()
