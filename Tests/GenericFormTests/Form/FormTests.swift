import GenericForm
import GenericFormTesting
import Testing

struct Account: Equatable {
  var username = ""
  var password = ""
  var passwordAgain = ""
  var phone = ""
  var wantsInvoice = false
  var vat = ""
  var note = ""
}

@MainActor @Suite struct FormTests {
  let isFree = ScriptedCheck<String>("This name is taken")
  let clock = ManualClock()
  var signUp: FormValidation<Account> {
    FormValidation {
      FieldValidation(
        \.username, formatters: [.trimmed], rules: [.notEmpty, .minLength(5)],
        checks: [isFree.rule()])
      FieldValidation(\.password, rules: [.minLength(3)])
      FieldValidation(\.passwordAgain, rules: [.equals(\.password)])
      FieldValidation(\.phone, strategy: .optional, rules: [.isMobile])
      FieldValidation(\.vat, rules: [.notEmpty], when: { $0.wantsInvoice })
    }
  }

  @Test func `tells a name that is taken`() {
    let form = Form(Account(), validation: signUp, clock: clock)
    #expect(!form.isValid)
    form.username = "meimei"
    #expect(form.isPending)
    #expect(isFree.values.isEmpty)
    clock.advance(by: .milliseconds(400))
    #expect(isFree.values == ["meimei"])
    isFree.answer("meimei", false)
    #expect(!form.isPending)
    #expect(form.field(\.username).errors.isEmpty)
    form.leave(\.username)
    #expect(form.field(\.username).errors == ["This name is taken"])
    form.username = "meimei2"
    #expect(form.field(\.username).errors.isEmpty)
    form.password = "abc"
    form.passwordAgain = "abd"
    form.leave(\.passwordAgain)
    #expect(form.field(\.passwordAgain).isShowingError)
    form.password = "abd"
    #expect(!form.field(\.passwordAgain).isShowingError)
    form.wantsInvoice = true
    #expect(form.faults.map(\.path) == [\.username, \.vat])
    form.wantsInvoice = false
    var submitted: [Account] = []
    form.onSubmit { submitted.append($0) }
    let submission = form.submit()
    #expect(form.isSubmitting)
    isFree.answer("meimei2", true)
    #expect(submission.result?.isSubmitted == true)
    #expect(submitted.map(\.username) == ["meimei2"])
    #expect(!form.isDirty)
  }
}
