import GenericForm

struct Letter {
  var name = ""
  var isUrgent = false
}

let form = Form(Letter()) {
  FieldValidation(\.name, formatters: [.trimmed])
}

form.name = " Ada"  // Each change by the user is a step.
form.field(\.name).leave()
form.isUrgent = true
form.update { letter in letter.name += " Lovelace" }  // The program's changes join the step before.
print(form.name)  // Ada Lovelace

print(form.undo() == \.isUrgent)  // true
print(form.name)  // Ada
form.undo()
print(form.canUndo)  // false

form.redo()
print(form.name)  // Ada
form.name = "Bo"
print(form.canRedo)  // false
