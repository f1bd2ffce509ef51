import GenericForm

struct Booking {
  var minimum = 1
  var maximum = 4
  var arrival: CalendarDate?
  var departure: CalendarDate?
  var country = "DE"
  var vat = ""
}

/// Represents a server.
struct Register {
  func contains(_ number: String, in country: String) async -> Bool { number == "\(country)1" }
}

let form = Form(Booking()) {
  FieldValidation(\.maximum, rules: [.atLeast(\.minimum)])
  FieldValidation(
    \.departure, .optional,
    rules: [
      .isAfter(\.arrival).message { _, form in
        "Stay at least one night after \(form.arrival?.description ?? "")"
      }
    ])
  FieldValidation(
    \.vat, .optional,
    checks: [
      ValidationCheck("Enter a VAT number of your country", reading: \.country) { vat, country in
        await Register().contains(vat, in: country)
      }
    ])
}

form.minimum = 6
print(form.field(\.maximum).status.errors)  // [Enter 6 or more]
form.maximum = 8

form.departure = CalendarDate("2026-06-30")
print(form.isValid)  // true
form.arrival = CalendarDate("2026-06-30")
print(form.field(\.departure).status.errors)  // [Stay at least one night after 2026-06-30]
form.arrival = CalendarDate("2026-06-29")

form.vat = "FR1"
print(await form.submit().outcome.isSubmitted)  // false
form.country = "FR"
print(await form.submit().outcome.isSubmitted)  // true
