import Testing

@testable import FormDeclaration
@testable import GenericForm

/// Rules that read the other values of their form.
@MainActor @Suite struct RulesOfFormTests {
  struct Trip: Equatable {
    var start = 1
    var end = 2
    var email = ""
    var emailAgain = ""
    var a = 0
    var b = 0
  }

  private func result<Value>(
    _ rule: ValidationRule<Trip, Value>, of value: Value, in trip: Trip = Trip()
  ) -> RuleResult {
    rule.result(for: value, in: trip)
  }

  @Test func `accepts what its closure accepts, given the form`() {
    let rule = ValidationRule<Trip, Int>.reading("Early") { end, form in end >= form.start }
    #expect(result(rule, of: 1) == .passed)
    #expect(result(rule, of: 0) == .failed(MessageList("Early")))
    #expect(rule.severity == .error)
    #expect(rule.message == "Early")
  }

  @Test func `equals compares the value with another field`() {
    let trip = Trip(email: "mei")
    #expect(result(.equals(\.email), of: "mei", in: trip) == .passed)
    #expect(result(.equals(\.email), of: "zoe", in: trip) == .failed(MessageList(.rule(.equals))))
  }

  @Test func `differs fails for the value of another field`() {
    let trip = Trip(email: "mei")
    let rule = ValidationRule<Trip, String>.differs(from: \.email)
    #expect(result(rule, of: "mei", in: trip) == .failed(MessageList(.rule(.`equals.not`))))
    #expect(result(rule, of: "zoe", in: trip) == .passed)
  }

  @Test func `is combined with rules on the value, and has an opposite`() {
    let trip = Trip(email: "mei")
    let both: ValidationRule<Trip, String> = .minLength(2) && .equals(\.email)
    #expect(result(both, of: "mei", in: trip) == .passed)
    #expect(result(both, of: "m", in: trip).failure?.first == .rule(.minLength, ["minimum": 2]))
    #expect(result(both, of: "me", in: trip).failure?.first == .rule(.equals))
    let either: ValidationRule<Trip, String> = .maxLength(1) || .equals(\.email)
    #expect(result(either, of: "m", in: trip) == .passed)
    #expect(result(either, of: "mei", in: trip) == .passed)
    #expect(result(either, of: "me", in: trip) != .passed)
    #expect(
      result(!.equals(\.email), of: "mei", in: trip) == .failed(MessageList(.rule(.`equals.not`))))
  }

  @Test func `can have another message, and be a warning`() {
    let rules: [ValidationRule<Trip, String>] = [.minLength(2), .equals(\.email)]
    for rule in rules {
      #expect(result(rule.message("Other"), of: "a") == .failed(MessageList("Other")))
      #expect(rule.message("Other").message == "Other")
      #expect(rule.message(["A", "text"].joined(separator: " ")).message == "A text")
      #expect(rule.message("Other").severity == .error)
      #expect(rule.asWarning().severity == .warning)
      #expect(rule.asWarning().message == rule.message)
      #expect(rule.asWarning().message("Other").severity == .warning)
    }
  }

  @Test func `without a form it can't be checked, nor can its opposite`() {
    let rule = ValidationRule<Trip, String>.reading("No") { _, _ in false }
    #expect(rule.test("") { nil } == .notChecked)
    #expect((!rule).test("") { nil } == .notChecked)
  }

  @Test func `doesn't make a value required, unlike a rule on the value alone`() {
    let validation = FormValidation<Trip> {
      FieldValidation(\.email, rules: [.reading("No") { _, _ in false }])
      FieldValidation(\.emailAgain, rules: [.notEmpty])
    }
    #expect(!validation.isRequired(\.email, in: Trip()))
    #expect(validation.isRequired(\.emailAgain, in: Trip()))
  }

  @Test func `in a part it reads the part, and follows it within the whole`() {
    struct Whole: Equatable { var trip = Trip() }
    let form = Form(Whole()) {
      part(\.trip) { FieldValidation(\.emailAgain, rules: [.equals(\.email)]) }
    }
    form.trip.email = "mei"
    #expect(!form.isValid)
    form[\.trip.emailAgain] = "mei"
    #expect(form.isValid)
    form[\.trip.email] = "zoe"
    #expect(!form.isValid)
  }

  @Test func `a warning that reads the form doesn't block`() {
    let form = Form(Trip()) {
      FieldValidation(\.a, rules: [.equals(\.b).message("Unusual").asWarning()])
    }
    form.a = 1
    form.field(\.a).leave()
    #expect(form.isValid)
    #expect(form.field(\.a).status.shownWarnings == ["Unusual"])
  }
}
