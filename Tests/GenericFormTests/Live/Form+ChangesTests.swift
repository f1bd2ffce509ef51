import Synchronization
import Testing

@testable import GenericForm

@MainActor @Suite struct FormChangesTests {
  struct Trip: Equatable {
    var start = 1
    var end = 2
    var hasEnd = true
    var email = ""
    var again = ""
    var a = 0
    var b = 0
    var place = Place()

    var length: Int { end - start }
  }

  struct Place: Equatable {
    var street = ""
    var city = ""
  }

  @Test func `a change to a value that a rule reads revalidates the rule's field`() {
    let form = Form(Trip()) {
      FieldValidation(\.end, rules: [.reading("Early") { end, form in end >= form.start }])
    }
    #expect(form.isValid)
    form.start = 3
    #expect(!form.isValid)
    form.end = 3
    #expect(form.isValid)
  }

  @Test func `validates exactly the fields that read what changed, once each`() {
    let validated = Mutex<[String]>([])
    func counted(_ name: String) -> ValidationRule<Trip, Int> {
      ValidationRule("") { _ in
        validated.withLock { $0.append(name) }
        return true
      }
    }
    func changes(_ change: () -> Void) -> [String] {
      validated.withLock { $0 = [] }
      change()
      return validated.withLock { $0 }
    }
    let form = Form(Trip()) {
      FieldValidation(\.start, rules: [counted("start")])
      FieldValidation(
        \.end,
        rules: [
          counted("end"), .reading("Early") { end, form in end >= form.start && form.b >= 0 },
        ])
      FieldValidation(\.a, rules: [counted("a")])
      FieldValidation(\.again, .required, when: { $0.hasEnd })
    }
    #expect(changes { form.start = 0 } == ["start", "end"])
    #expect(changes { form.a = 5 } == ["a"])
    #expect(changes { form.again = "x" } == [])
    #expect(changes { form.b = 5 } == ["end"])
    #expect(changes { form.hasEnd = false } == [])
    #expect(changes { form.hasEnd = true } == [])
    #expect(changes { form.start = 0 } == [])
    #expect(
      changes {
        form.update {
          $0.start = 7
          $0.end = 8
          $0.b = 9
        }
      }.sorted() == ["end", "start"])
    #expect(changes { form.field(\.a).validate() } == ["a"])
    #expect(changes { form.revalidate() } == ["start", "end", "a"])
  }

  @Test func `follows a rule that reads different fields each time`() {
    let form = Form(Trip()) {
      FieldValidation(
        \.start, rules: [.reading("Late") { start, form in !form.hasEnd || start <= form.end }])
    }
    form.hasEnd = false
    form.start = 9
    #expect(form.isValid)
    form.hasEnd = true
    #expect(!form.isValid)
    form.end = 9
    #expect(form.isValid)
  }

  @Test func `a rule runs even if the field that it reads is invalid`() {
    let form = Form(Trip()) {
      FieldValidation(\.email, rules: [.isEmail])
      FieldValidation(\.again, rules: [.equals(\.email)])
    }
    form.email = "mei@"
    #expect(form.errors.map(\.path) == [\.email, \.again])
  }

  @Test func `a rule reads formatted values`() {
    let form = Form(Trip()) {
      FieldValidation(\.email, formatters: [.trimmed])
      FieldValidation(\.again, formatters: [.trimmed], rules: [.equals(\.email)])
    }
    form.email = " mei "
    form.again = "mei"
    #expect(form.isValid)
  }

  @Test func `fields that read each other settle`() {
    let form = Form(Trip()) {
      FieldValidation(\.a, rules: [.equals(\.b)])
      FieldValidation(\.b, rules: [.equals(\.a)])
    }
    form.a = 1
    #expect(form.errors.map(\.path) == [\.a, \.b])
    form.b = 1
    #expect(form.isValid)
  }

  // MARK: - Nested values

  @Test func `setting a whole validates its parts, and setting a part validates the whole`() {
    let form = Form(Trip()) {
      FieldValidation(\.place, rules: [ValidationRule("Same") { $0.street != $0.city }])
      part(\.place) { FieldValidation(\.street, rules: [.notEmpty.message("Street")]) }
    }
    form.place = Place(street: "Rue", city: "Paris")
    #expect(form.isValid)
    #expect(form[\.place.street] == "Rue")
    form[\.place.city] = "Rue"
    #expect(form.errors.flatMap(\.messages) == ["Same"])
    #expect(form.place == Place(street: "Rue", city: "Rue"))
    form[\.place.street] = ""
    #expect(form.errors.flatMap(\.messages) == ["Street"])
  }

  @Test func `an undeclared whole follows its part, and vice versa`() {
    let form = Form(Trip(), validation: FormValidation {})
    var notified: [String] = []
    let (place, city) = (form.field(\.place), form.field(\.place.city))
    let observations = [
      place.observe { notified.append("place") }, city.observe { notified.append("city") },
    ]
    place.setError("Unknown")
    notified = []
    city.value = "Lyon"
    #expect(notified.sorted() == ["city", "place"])
    #expect(place.status.errors == [])
    #expect(place.value.city == "Lyon")
    #expect(place.status.isDirty)
    place.value = Place(city: "Paris")
    #expect(notified.count == 4)
    #expect(city.value == "Paris")
    withExtendedLifetime(observations) {}
  }

  @Test func `formatting a part validates the whole`() {
    let form = Form(Trip()) {
      FieldValidation(\.place, rules: [ValidationRule("City") { $0.city == "Lyon" }])
      part(\.place) { FieldValidation(\.city, formatters: [.trimmed]) }
    }
    form[\.place.city] = " Lyon"
    #expect(!form.isValid)
    form.field(\.place.city).leave()
    #expect(form.isValid)
    #expect(form.place.city == "Lyon")
  }

  @Test func `validates again what reads a computed value`() {
    let form = Form(Trip(a: 1)) {
      FieldValidation(\.a, rules: [.reading("Long") { days, form in days <= form.length }])
    }
    #expect(form.isValid)
    form.end = 1
    #expect(!form.isValid)
    form.update { $0.end = 9 }
    #expect(form.isValid)
  }
}
