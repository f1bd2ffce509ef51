import GenericForm
import GenericFormTesting
import Testing

/// The original system's user profile and sign-up, as forms.
@MainActor @Suite struct SeedScreensTests {
  struct Profile: Equatable {
    var name = ""
    var age = 0
    var agrees = false
    var about = ""
  }

  @Test func `a user profile`() {
    let form = Form(
      Profile(),
      validation: FormValidation {
        FieldValidation(\.name, rules: [.minLength(5).message("Min"), .equals("Test1")])
        FieldValidation(\.age, rules: [.atLeast(18)])
        FieldValidation(\.agrees, rules: [.isTrue.message("We need this")])
        FieldValidation(\.about)
      })
    #expect(form.submit().currentOutcome?.isSubmitted == false)
    #expect(form.field(\.name).status.shownErrors.first == "Min")
    #expect(form.field(\.age).status.hasShownError)
    #expect(form.field(\.agrees).status.shownErrors == ["We need this"])
    form.name = "something"
    #expect(form.field(\.name).status.shownErrors.map(\.key) == ["equals"])
    form.name = "Test1"
    form.age = 21
    form.agrees = true
    #expect(form.submit().currentOutcome?.isSubmitted == true)
  }

  struct SignUp: Equatable {
    var username = ""
    var password = ""
    var again = ""
  }

  @Test func `a sign-up with a debounced check of the name`() {
    let isFree = ScriptedCheck<String>("Taken")
    let clock = ManualClock()
    let form = Form(
      SignUp(),
      validation: FormValidation {
        FieldValidation(\.username, checks: [isFree.check(debounce: .milliseconds(500))])
        FieldValidation(\.password, rules: [.minLength(8), !.equals("password")])
        FieldValidation(\.again, rules: [.equals(\.password)])
      }, clock: clock)
    (form.username, form.password, form.again) = ("john", "invalid-but-long", "invalid-but-long")
    #expect(!form.isValid)
    #expect(form.isPending)
    clock.advance(by: .milliseconds(500))
    isFree.answer("john", true)
    #expect(form.isValid)
    #expect(form.field(\.username).status.isVerified)
    form.username = "jane"
    #expect(!form.isValid)
    #expect(!form.field(\.username).status.isVerified)
  }
}
