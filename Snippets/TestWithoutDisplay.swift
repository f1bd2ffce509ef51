import GenericForm
import GenericFormTesting

struct Account {
  var username = ""
}

let clock = ManualClock()
let isFree = ScriptedCheck<String>("This name is taken")
let form = Form(Account(), clock: clock) {
  FieldValidation(\.username, .required, checks: [isFree.check()])
}

let username = MockTextField(form.field(\.username))
username.text = "ada"
print(username.field.status.isPending)  // true

clock.advance(by: .milliseconds(400))
print(isFree.values)  // ["ada"]

isFree.answer("ada", false)
print(username.messages)  // ["This name is taken"]
