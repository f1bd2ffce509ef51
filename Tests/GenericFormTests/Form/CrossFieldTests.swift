import GenericForm
import Synchronization
import Testing

@MainActor @Suite struct CrossFieldTests {
  struct Trip: Equatable {
    var start = 1
    var end = 2
    var hasEnd = true
    var email = ""
    var emailAgain = ""
    var a = 0
    var b = 0

    var length: Int { end - start }
  }

  @Test func `changing what a rule reads judges its field again`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.end, rules: [.reading("Too early") { end, form in end >= form.start }])
      })
    #expect(form.isValid)
    form.start = 3
    #expect(!form.isValid)
    form.end = 3
    #expect(form.isValid)
  }

  @Test func `judges exactly the fields that read what changed`() {
    let judged = Mutex<[String]>([])
    func counted(_ name: String) -> ValidationRule<Int> {
      ValidationRule("") { _ in
        judged.withLock { $0.append(name) }
        return true
      }
    }
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.start, rules: [counted("start")])
        FieldValidation(
          \.end, rules: [counted("end")],
          formRules: [.reading("Too early") { end, form in end >= form.start }])
        FieldValidation(\.a, rules: [counted("a")])
      })
    judged.withLock { $0 = [] }
    form.start = 0
    #expect(judged.withLock { $0 } == ["start", "end"])
    judged.withLock { $0 = [] }
    form.a = 5
    #expect(judged.withLock { $0 } == ["a"])
  }

  @Test func `follows a rule that reads other fields from one time to the next`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(
          \.start,
          rules: [.reading("Too late") { start, form in !form.hasEnd || start <= form.end }])
      })
    form.hasEnd = false
    form.start = 9
    #expect(form.isValid)
    form.hasEnd = true
    #expect(!form.isValid)
    form.end = 9
    #expect(form.isValid)
  }

  @Test func `is asked although its sibling is not valid`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.email, rules: [.isEmail])
        FieldValidation(\.emailAgain, rules: [.equals(\.email)])
      })
    form.email = "mei@"
    #expect(form.faults.map(\.path) == [\.email, \.emailAgain])
  }

  @Test func `reads values as their formatters leave them`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.email, formatters: [.trimmed])
        FieldValidation(\.emailAgain, formatters: [.trimmed], rules: [.equals(\.email)])
      })
    form.email = " mei "
    form.emailAgain = "mei"
    #expect(form.isValid)
  }

  @Test func `matches is another word for equals`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.emailAgain, rules: [.matches(\.email)])
      })
    form.email = "mei@example.com"
    form.emailAgain = "zoe@example.com"
    #expect(form.faults.map(\.path) == [\.emailAgain])
    form.email = "zoe@example.com"
    #expect(form.isValid)
  }

  @Test func `a cycle settles`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.a, rules: [.equals(\.b)])
        FieldValidation(\.b, rules: [.equals(\.a)])
      })
    form.a = 1
    #expect(form.faults.map(\.path) == [\.a, \.b])
    form.b = 1
    #expect(form.isValid)
  }

  @Test func `mending the one clears the error under the other at once`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.email)
        FieldValidation(\.emailAgain, rules: [.equals(\.email)])
      })
    form.emailAgain = "mei"
    form.leave(\.emailAgain)
    #expect(form.field(\.emailAgain).isShowingError)
    form.email = "mei"
    #expect(!form.field(\.emailAgain).isShowingError)
  }

  @Test func `breaking it is told once the field that broke it is left, not while it is typed`() {
    let form = Form(
      Trip(email: "mei"),
      validation: FormValidation {
        FieldValidation(\.email)
        FieldValidation(\.emailAgain, rules: [.equals(\.email)])
      })
    form.emailAgain = "mei"
    form.leave(\.emailAgain)
    form.email = "zoe"
    #expect(!form.field(\.emailAgain).isShowingError)
    form.leave(\.email)
    #expect(form.field(\.emailAgain).isShowingError)
  }

  @Test func `what breaks by a value that is worked out is told once anything is left`() {
    let form = Form(
      Trip(a: 1),
      validation: FormValidation {
        FieldValidation(\.a, rules: [.reading("Long") { days, form in days <= form.length }])
      })
    form.leave(\.a)
    form.end = 1
    #expect(!form.field(\.a).isShowingError && !form.isValid)
    form.leave(\.end)
    #expect(form.field(\.a).errors == ["Long"])
  }

  @Test func `rules on the value come before rules that read the form`() {
    let validation = FormValidation<Trip> {
      FieldValidation(
        \.emailAgain, rules: [.minLength(3).message("Short")],
        formRules: [.equals(\.email).message("Different"), .differs(from: \.email)])
    }
    let verdict = validation.verdict(on: Trip(email: "abc", emailAgain: "ab"))
    #expect(verdict.messages(for: \.emailAgain) == ["Short", "Different"])
  }

  @Test func `a warning that reads the form does not block`() {
    let form = Form(
      Trip(),
      validation: FormValidation {
        FieldValidation(\.a, rules: [.equals(\.b).message("Unusual").asWarning()])
      })
    form.a = 1
    form.leave(\.a)
    #expect(form.isValid)
    #expect(form.field(\.a).warnings == ["Unusual"])
  }
}
