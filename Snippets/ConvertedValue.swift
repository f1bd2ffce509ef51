import GenericForm

struct Recipe {
  var minutes: Int?
}

let form = Form(Recipe()) { FieldValidation(\.minutes, .required("Enter how long it takes")) }
let duration = form.field(\.minutes).converted(
  "Enter hours and minutes, such as 1 h 30 min",
  format: { minutes in minutes.map { "\($0 / 60) \($0 % 60)" } ?? "" },
  parse: { text in
    if text.isEmpty { return .some(nil) }
    guard let time = text.wholeMatch(of: /([0-9]{0,2}) ([0-5]?[0-9]?)/),
      let hours = Int("0\(time.1)"), let minutes = Int("0\(time.2)")  // An empty entry is 0.
    else { return nil }
    return hours * 60 + minutes
  })
duration.value = "1 75"
print(duration.status.isValid)  // false
duration.value = "1 30"
print(form.minutes ?? 0)  // 90
