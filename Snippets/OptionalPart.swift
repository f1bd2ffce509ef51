import GenericForm

struct Delivery {
  var street = ""
}

struct Order {
  var delivery: Delivery?
}

let order = Form(Order()) {
  part(\.delivery) {
    FieldValidation(\.street, .required("Enter your street"))
  }
}
let street = order.field(\.delivery.ifPresent.street)
print(order.isValid, street.status.isIncluded)  // true false
order.delivery = Delivery()
print(order.isValid, street.status.isIncluded)  // false true
