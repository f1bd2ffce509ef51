import Testing

@testable import FormDeclaration
@testable import GenericForm

/// Comparisons with other fields, and messages that read them.
@MainActor @Suite struct OrderAcrossFieldsTests {
  struct Trip: Equatable {
    var minimum = 3
    var number = 0
    var limit: Int?
    var arrival: CalendarDate?
    var departure: CalendarDate?
    var last: CalendarDate
  }

  private static let june30 = day(30)
  private let trip = Trip(limit: 3, arrival: june30, last: june30)

  nonisolated private static func day(_ day: Int) -> CalendarDate {
    CalendarDate("2026-06-\(day)") ?? { fatalError("no day \(day)") }()
  }

  private func text(
    _ rule: ValidationRule<Trip, Int>, _ value: Int, _ trip: Trip? = nil
  ) -> String? {
    rule.result(for: value, in: trip ?? self.trip).failure?.first.description
  }

  private func text(
    _ rule: ValidationRule<Trip, CalendarDate>, _ value: Int, _ trip: Trip? = nil
  ) -> String? {
    rule.result(for: Self.day(value), in: trip ?? self.trip).failure?.first.description
  }

  @Test func `compares with the value of another field, and shows it`() {
    #expect(text(.greaterThan(\.minimum), 4) == nil)
    #expect(text(.greaterThan(\.minimum), 3) == "Enter a number greater than 3")
    #expect(text(.atLeast(\.minimum), 3) == nil)
    #expect(text(.atLeast(\.minimum), 2) == "Enter 3 or more")
    #expect(text(.lessThan(\.minimum), 2) == nil)
    #expect(text(.lessThan(\.minimum), 3) == "Enter a number less than 3")
    #expect(text(.atMost(\.minimum), 3) == nil)
    #expect(text(.atMost(\.minimum), 4) == "Enter 3 or less")
  }

  @Test func `compares with an optional value if there is one`() {
    let none = Trip(last: Self.june30)
    #expect(text(.greaterThan(\.limit), 3) == "Enter a number greater than 3")
    #expect(text(.greaterThan(\.limit), 3, none) == nil)
    #expect(text(.atLeast(\.limit), 2) == "Enter 3 or more")
    #expect(text(.atLeast(\.limit), 2, none) == nil)
    #expect(text(.lessThan(\.limit), 3) == "Enter a number less than 3")
    #expect(text(.lessThan(\.limit), 3, none) == nil)
    #expect(text(.atMost(\.limit), 4) == "Enter 3 or less")
    #expect(text(.atMost(\.limit), 4, none) == nil)
  }

  @Test func `compares days`() {
    let none = Trip(last: Self.june30)
    #expect(text(.isBefore(\.last), 29) == nil)
    #expect(text(.isBefore(\.last), 30) == "Enter a date before 2026-06-30")
    #expect(text(.isOnOrBefore(\.last), 30) == nil)
    #expect(text(.isAfter(\.arrival), 30) == "Enter a date after 2026-06-30")
    #expect(text(.isAfter(\.arrival), 30, none) == nil)
    #expect(text(.isAfter(\.last), 30) == "Enter a date after 2026-06-30")
    #expect(text(.isBefore(\.arrival), 30) == "Enter a date before 2026-06-30")
    #expect(text(.isOnOrAfter(\.last), 30) == nil)
    #expect(text(.isOnOrAfter(\.last), 29) == "Enter 2026-06-30 or later")
    #expect(text(.isOnOrAfter(\.arrival), 29) == "Enter 2026-06-30 or later")
    #expect(text(.isOnOrAfter(\.arrival), 29, none) == nil)
    #expect(text(.isOnOrBefore(\.arrival), 29) == nil)
  }

  @Test func `has an opposite, and a message without the other value`() {
    #expect(text(!.greaterThan(\.minimum), 4) == "Enter the same value or a lower one")
    #expect(ValidationRule<Trip, Int>.atLeast(\.minimum).message == .rule(.`atLeast.other`))
    #expect(ValidationRule<Trip, Int>.lessThan(\.limit).message == .rule(.`lessThan.other`))
    let day = ValidationRule<Trip, CalendarDate>.isOnOrAfter(\.last)
    #expect(day.message == .rule(.`onOrAfter.other`))
    #expect((!day).message == .rule(.`before.other`))
  }

  @Test func `runs again when the other field changes, with a message of the latest value`() {
    let form = Form(Trip(last: Self.june30)) {
      FieldValidation(\.number, rules: [.atLeast(\.minimum)])
      FieldValidation(\.departure, .optional, rules: [.isAfter(\.arrival)])
    }
    form.number = 3
    #expect(form.field(\.number).status.isValid)
    form.minimum = 5
    #expect(form.field(\.number).status.errors.map(\.description) == ["Enter 5 or more"])
    form.minimum = 6
    #expect(form.field(\.number).status.errors.map(\.description) == ["Enter 6 or more"])
    form.departure = Self.day(28)
    #expect(form.field(\.departure).status.isValid)
    form.arrival = Self.june30
    #expect(!form.field(\.departure).status.isValid)
    form.arrival = nil
    #expect(form.field(\.departure).status.isValid)
  }

  @Test func `a message is created from the form`() {
    let rule = ValidationRule<Trip, Int>.reading("Too many") { $0 < $1.minimum }.message {
      "\($0) is too many: book less than \($1.minimum)"
    }
    #expect(text(rule, 7) == "7 is too many: book less than 3")
    #expect(text(rule, 2) == nil)
    #expect(rule.message == "Too many")
  }

  @Test func `a message alone can read another field`() {
    let form = Form(Trip(last: Self.june30)) {
      FieldValidation(
        \.number, rules: [.greaterThan(10).message { _, form in "More than \(form.minimum)" }])
    }
    #expect(form.field(\.number).status.errors == ["More than 3"])
    form.minimum = 4
    #expect(form.field(\.number).status.errors == ["More than 4"])
  }
}
