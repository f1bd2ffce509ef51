import GenericForm

struct Preferences {
  var name = "Mei"
  var columns = 3
}

let form = Form(Preferences()) {
  FieldValidation(\.name, .required, formatters: [.trimmed])
  FieldValidation(\.columns, rules: [.inRange(1...9)])
}
var stored = form.state
form.onValidChange { preferences in stored = preferences }

form.columns = 4
print(stored.columns)  // 4
form.columns = 40  // It isn't valid: the program keeps the last valid value.
form.name = "Zoë"
print(stored.name, stored.columns)  // Zoë 4
form.undo()
print(stored.name)  // Mei
form.columns = 5
print(stored.columns)  // 5
form.reset()
print(stored.columns)  // 3
