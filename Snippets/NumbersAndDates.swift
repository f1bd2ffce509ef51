import GenericForm

struct Booking {
  var guests = 2
  var arrival: CalendarDate? = CalendarDate(year: 2026, month: 12, day: 24)
}

let form = Form(Booking()) {
  FieldValidation(\.guests, rules: [.inRange(1...8).message("Enter 1 to 8 guests")])
  FieldValidation(\.arrival, .required)
}

let guests = form.field(\.guests).text  // A Field<String>, for a text field.
guests.value = "nine"
print(guests.status.isValid)  // false
guests.value = "4"
print(form.guests)  // 4

let arrival = form.field(\.arrival).converted(
  "Enter a date, such as 2026-12-24",
  format: { date in date.map { "\($0)" } ?? "" },
  parse: { text in CalendarDate(text).map { .some($0) } })
arrival.value = "2026-12-31"
print(form.arrival?.day ?? 0)  // 31
arrival.value = "tomorrow"
print(arrival.status.isValid)  // false
