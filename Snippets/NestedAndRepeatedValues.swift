import GenericForm

struct Party {
  struct Place {
    var city = ""
  }

  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  var place = Place()
  var guests: [Guest] = []
}

let form = Form(Party()) {
  part(\.place) {
    FieldValidation(\.city, .required("Enter the city"))
  }
  FieldValidation(\.guests, rules: [.minCount(1).message("Add a guest")])
  each(\.guests) {
    FieldValidation(\.name, .required("Enter the name of the guest"))
  }
}

form[\.place.city] = "Lyon"
print(form.errors.map(\.summary))  // [Add a guest]
form.guests = [Party.Guest(id: 1, name: "Mei"), Party.Guest(id: 2)]
print(form.errors.map(\.summary))  // [Enter the name of the guest]

let second = form.field(\.guests[id: 2].name)
second.value = "Ada"
form.guests.swapAt(0, 1)
print(form.isValid, second.value)  // true Ada
form.guests.removeFirst()
print(second.status.isIncluded, form.guests.count)  // false 1
