import GenericForm
import GenericFormTesting
import Screens
import Testing

@MainActor @Suite struct PictureSubmissionTests {
  let loading = ScriptedCheck<String?>("Choose another picture")
  let clock = ManualClock()
  let form: Form<PictureSubmission>

  init() {
    form = Form(
      PictureSubmission(),
      validation: PictureSubmission.validation(isPicture: loading.check(debounce: .zero)),
      clock: clock)
    form.name = "My cat"
  }

  private func choose(_ file: String) {
    form.file = file
    form.field(\.file).leave()
    clock.advance(by: .zero)
  }

  @Test func `asks for a picture if none is chosen`() {
    form.submit()
    #expect(form.shown(\.file) == ["Choose a picture to send"])
    #expect(loading.values.isEmpty)
  }

  @Test func `waits for the picture to load, and is then sent`() async {
    choose("cat.png")
    #expect(form.field(\.file).status.isPending)
    #expect(form.shown(\.file) == [])
    let submission = form.submit()
    #expect(form.isSubmitting)
    loading.answer("cat.png", true)
    #expect(await submission.outcome.isSubmitted)
  }

  @Test func `asks for another picture if one can't be loaded`() {
    choose("notes.txt")
    loading.answer("notes.txt", false)
    #expect(form.shown(\.file) == ["Choose another picture"])
    #expect(form.submit().currentOutcome?.isSubmitted == false)
    choose("cat.png")
    loading.answer("cat.png", true)
    #expect(form.shown(\.file) == [])
    #expect(form.isValid)
  }

  @Test func `ignores a late result for the previous picture`() {
    choose("cat.png")
    choose("notes.txt")
    loading.answer("notes.txt", false)
    loading.answer("cat.png", true)
    #expect(form.shown(\.file) == ["Choose another picture"])
  }

  @Test func `automatically retries a picture that couldn't be loaded`() {
    choose("cat.png")
    loading.fail("cat.png")
    #expect(form.field(\.file).status.canRetry)
    #expect(form.shown(\.file) == [])
    form.field(\.file).retry()
    clock.advance(by: .zero)
    loading.answer("cat.png", true)
    #expect(form.isValid)
  }
}
