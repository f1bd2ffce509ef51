import GenericFormTesting
import Testing

@testable import GenericForm

/// A converted field while it is edited.
@MainActor @Suite struct FieldConvertedEditingTests {
  typealias Values = FieldConvertedTests.Values

  private let check = ScriptedCheck<Int>("Odd")
  private let clock = ManualClock()

  private func makeForm(_ timing: ValidationTiming = .rewardEarlyPunishLate) -> Form<Values> {
    Form(Values(), timing: timing, clock: clock) {
      FieldValidation(
        \.age, rules: [.greaterThan(17).message("Young")], checks: [check.check(debounce: .zero)])
      FieldValidation(\.height, rules: [.greaterThan(0).message("Low")])
    }
  }

  @Test func `text stays as typed until the field is left, then is formatted`() {
    let form = makeForm()
    let height = form.field(\.height).text
    for text in ["1.", "1.0", " 1", "01"] {
      height.value = text
      #expect(height.value == text)
      #expect(form.height == 1)
    }
    height.leave()
    #expect(height.value == "1.0")
    #expect(form.field(\.height).text.value == "1.0")
  }

  @Test func `an update keeps the text of a value that can't be compared`() {
    struct Speed { var metres = 1 }
    struct Trip {
      var name = ""
      var speed = Speed()
    }
    let form = Form(Trip(), validation: FormValidation {})
    let speed = form.field(\.speed).converted(
      "Enter a number", format: { String($0.metres) }, parse: { Int($0).map(Speed.init) })
    speed.value = "fast"
    form.update { $0.name = "North" }
    #expect(speed.value == "fast")
    #expect(speed.status.errors == ["Enter a number"])
    speed.value = "03"
    #expect(form.speed.metres == 3)
    #expect(speed.status.isValid)
  }

  @Test func `leaving notifies that the text is formatted`() {
    let form = makeForm()
    let height = form.field(\.height).text
    height.value = " 2"
    var texts: [String] = []
    let observation = height.observe { texts.append(height.value) }
    height.leave()
    #expect(texts.last == "2.0")
    withExtendedLifetime(observation) {}
  }

  @Test func `invalid text blocks the submit, and the form keeps its last value`() {
    let form = makeForm()
    let height = form.field(\.height).text
    height.value = "2"
    height.value = "2x"
    #expect(form.height == 2)
    #expect(!form.isValid)
    #expect(form.isDirty)
    #expect(!height.status.isValid)
    #expect(height.status.errors == [Rule<String>.isNumber.message])
    form.onSubmit { _ in Issue.record("submitted") }
    #expect(form.submit().currentOutcome?.isSubmitted == false)
    #expect(form.firstInvalidPath == \.height)
    #expect(height.value == "2x")
    #expect(height.status.shownErrors == [Rule<String>.isNumber.message])
  }

  @Test func `invalid text is kept on leaving, and its error is shown then`() {
    let form = makeForm()
    let height = form.field(\.height).text
    height.value = "x"
    #expect(height.status.isTouched)
    #expect(height.status.shownErrors == [])
    height.leave()
    #expect(height.value == "x")
    #expect(height.status.hasShownError)
    height.value = "1.5"
    #expect(height.status.isValid)
    #expect(!height.status.hasShownError)
    #expect(!form.isDirty)
  }

  @Test func `the error of invalid text is the only one, and ends with the next value`() {
    let form = makeForm(.onChange)
    let height = form.field(\.height).text
    height.value = "-1"
    #expect(height.status.shownErrors == ["Low"])
    height.value = "-1x"
    #expect(height.status.shownErrors == [Rule<String>.isNumber.message])
    height.value = "-1"
    #expect(height.status.shownErrors == ["Low"])
    height.value = "1"
    #expect(height.status.shownErrors == [])
  }

  @Test func `the value from before the unparsable text is valid again`() {
    let form = makeForm()
    let height = form.field(\.height).text
    height.value = "x"
    form.height = 1.5
    #expect(form.isValid)
    #expect(height.value == "1.5")
    #expect(!form.isDirty)
  }

  @Test func `no check runs on invalid text, and a running one is canceled`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "18"
    #expect(check.openValues == [18])
    age.value = "18x"
    #expect(check.cancelledValues == [18])
    #expect(!age.status.isPending)
    form.submit()
    age.leave()
    #expect(check.values == [18])
    age.value = "18"
    #expect(check.values == [18, 18])
  }

  @Test func `a change from elsewhere replaces the text and ends its error`() {
    let form = makeForm()
    let height = form.field(\.height).text
    height.value = "1."
    form.height = 3
    #expect(height.value == "3.0")
    height.value = "x"
    form.update { $0.height = 4 }
    #expect(height.value == "4.0")
    #expect(height.status.isValid)
  }

  @Test func `a reset replaces the text even if the value stays the same`() {
    let form = makeForm()
    let height = form.field(\.height).text
    for text in ["x", " 1.50"] {
      height.value = text
      form.reset(to: Values())
      #expect(height.value == "1.5")
      #expect(height.status.isValid)
      #expect(!height.status.isTouched)
      #expect(!form.isDirty)
      #expect(form.isValid)
    }
  }

  @Test func `a server error is shown until the text changes, parsable or not`() {
    let form = makeForm()
    let height = form.field(\.height).text
    height.setError("Unknown")
    #expect(height.status.shownErrors == ["Unknown"])
    #expect(height.value == "1.5")
    height.value = "x"
    #expect(height.status.errors == [Rule<String>.isNumber.message])
  }

  @Test func `invalid text ends a waiting submit`() {
    let form = makeForm()
    let submission = form.submit()
    #expect(check.values == [30])
    #expect(submission.currentOutcome == nil)
    form.field(\.height).text.value = "x"
    check.answer(30, true)
    #expect(submission.currentOutcome?.isSubmitted == false)
    #expect(!form.isSubmitting)
  }

  @Test func `text isn't an error while an input method composes it`() {
    let form = makeForm(.onChange)
    let height = form.field(\.height).text
    for (text, isValid) in [("x", false), ("2", true), ("y", false)] {
      let errors = height.status.errors
      height.beginComposing()
      height.value = "z"
      height.value = text
      #expect(height.status.errors == errors)
      #expect(height.value == text)
      height.endComposing()
      #expect(height.status.isValid == isValid)
    }
    #expect(form.height == 2)
    #expect(height.value == "y")
  }

  @Test func `a field whose form was released keeps its last value, and nothing traps`() {
    func makeField() -> Field<String> { makeForm().field(\.height).text }
    let height = makeField()
    height.value = "x"
    height.leave()
    height.validate()
    height.value = "7"
    height.leave()
    #expect(height.value == "1.5")
  }
}
