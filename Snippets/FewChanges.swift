import GenericForm

struct Order {
  var price = 10
  var count = 1
  var note = ""
}

let form = Form(Order()) {
  FieldValidation(\.price, rules: [.greaterThan(0)])
  FieldValidation(\.count, rules: [.inRange(1...99)])
  FieldValidation(\.note, rules: [.maxLength(500)])
}
var notifications = 0
let observation = form.observe { notifications += 1 }

form.update { order in  // Two values, one change.
  order.price = 12
  order.count = 3
}
print(notifications)  // 1
form.count = 3  // No change.
print(notifications)  // 1
form.note = "A gift"
print(notifications, form.isValid)  // 2 true
