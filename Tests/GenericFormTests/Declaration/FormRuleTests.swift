import Testing

@testable import GenericForm

@MainActor @Suite struct FormRuleTests {
  struct Trip: Equatable {
    var start = 1
    var end = 2
    var email = ""
    var emailAgain = ""
    var a = 0
    var b = 0
  }

  private func failures<Value>(
    _ rule: FormRule<Trip, Value>, of value: Value, in trip: Trip = Trip()
  ) -> [ValidationMessage] {
    rule.failures(value) { FormReader(state: trip, trace: ReadTrace()) }
  }

  @Test func `accepts what its closure accepts, given the form`() {
    let rule = FormRule<Trip, Int>.reading("Early") { end, form in end >= form.start }
    #expect(failures(rule, of: 1) == [] && failures(rule, of: 0) == ["Early"])
    #expect(rule.severity == .error && rule.message == "Early")
  }

  @Test func `equals compares with another field`() {
    let trip = Trip(email: "mei")
    #expect(failures(.equals(\.email), of: "mei", in: trip) == [])
    #expect(failures(.equals(\.email), of: "zoe", in: trip) == [.toEqual])
  }

  @Test func `differs fails for what another field holds`() {
    let trip = Trip(email: "mei")
    #expect(failures(.differs(from: \.email), of: "mei", in: trip) == [.notToEqual])
    #expect(failures(.differs(from: \.email), of: "zoe", in: trip) == [])
  }

  @Test func `a rule on the value stands among others, and has its message and severity`() {
    let rule = FormRule<Trip, String>.rule(.minLength(2).message("Short").asWarning())
    #expect(failures(rule, of: "a") == ["Short"] && failures(rule, of: "ab") == [])
    #expect(rule.severity == .warning && rule.message == "Short")
  }

  @Test func `can have another message, and be a warning`() {
    let value = FormRule<Trip, String>.rule(.minLength(2))
    let form = FormRule<Trip, String>.equals(\.email)
    for rule in [value, form] {
      #expect(failures(rule.message("Other"), of: "a") == ["Other"])
      #expect(rule.message("Other").message == "Other")
      #expect(rule.message(["A", "text"].joined(separator: " ")).message == "A text")
      #expect(rule.severity == .error && rule.message("Other").severity == .error)
      #expect(rule.asWarning().severity == .warning)
      #expect(rule.asWarning().message == rule.message)
      #expect(rule.asWarning().message("Other").severity == .warning)
    }
  }

  @Test func `a test that finds several messages reports all of them`() {
    let rule = FormRule<Trip, String>(
      message: .notValid, severity: .error,
      failures: { value, _ in value.isEmpty ? ["One", "Two"] : [] })
    #expect(failures(rule, of: "") == ["One", "Two"] && failures(rule, of: "a") == [])
    #expect(!rule.fails(for: ""))
  }

  @Test func `a rule on the value alone fails for it, a warning does not`() {
    #expect(FormRule<Trip, String>.rule(.notEmpty).fails(for: ""))
    #expect(!FormRule<Trip, String>.rule(.notEmpty).fails(for: "a"))
    #expect(!FormRule<Trip, String>.rule(.notEmpty.asWarning()).fails(for: ""))
    #expect(!FormRule<Trip, String>.reading("No") { _, _ in false }.fails(for: ""))
  }

  @Test func `of a part it reads the part within the whole`() {
    struct Whole { var trip = Trip() }
    let link = PartLink(\Whole.trip)
    let whole = Whole(trip: Trip(email: "mei"))
    let trace = ReadTrace()
    let equals = FormRule<Trip, String>.equals(\.email).linked(by: link)
    #expect(equals.failures("zoe") { FormReader(state: whole, trace: trace) } == [.toEqual])
    #expect(trace.takePaths() == [\Whole.trip.email])
    let value = FormRule<Trip, String>.rule(.notEmpty.message("No").asWarning()).linked(by: link)
    #expect(value.failures("") { FormReader(state: whole, trace: trace) } == ["No"])
    #expect(value.severity == .warning && trace.takePaths() == [])
  }

  @Test func `a warning that reads the form does not block`() {
    let form = Form(Trip()) {
      FieldValidation(\.a, rules: [.equals(\.b).message("Unusual").asWarning()])
    }
    form.a = 1
    form.field(\.a).leave()
    #expect(form.isValid)
    #expect(form.field(\.a).status.shownWarnings == ["Unusual"])
  }
}
