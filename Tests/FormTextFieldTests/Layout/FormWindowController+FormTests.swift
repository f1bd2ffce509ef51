import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField

final class FormWindowControllerFormTests: WidgetTestCase {
  func testSubmitsTheValuesOfTheFormAndStartsAnew() {
    withWindow { window in
      window.fillIn()
      window.controller.submit()
      XCTAssertTrue(spin(until: window.shows("Thank you")))
      XCTAssertEqual(window.taken, ["Mei mei@example.com"])
      XCTAssertEqual(window.name.text, "")
    }
  }

  func testShowsTheSuccessWhereTheProgramResetsTheForm() {
    withWindow { window in
      window.fillIn()
      window.afterTaking = { [unowned window] in window.form.reset(to: Subscriber()) }
      window.controller.submit()
      XCTAssertTrue(spin(until: window.shows("Thank you")))
      XCTAssertFalse(window.controller.isSubmitting)
      XCTAssertEqual(window.taken, ["Mei mei@example.com"])
      XCTAssertEqual(window.name.text, "")
      XCTAssertEqual(window.name.shownMessages, [])
    }
  }

  func testIsNotValidatedByASecondPressOfEnter() {
    withWindow { window in
      window.fillIn()
      window.controller.submit()
      XCTAssertTrue(spin(until: window.shows("Thank you")))
      window.controller.submit()
      XCTAssertTrue(window.shows("Thank you"))
      XCTAssertEqual(window.name.shownMessages, [])
      window.name.text = "Bob"
      XCTAssertFalse(window.shows("Thank you"))
      window.controller.submit()
      XCTAssertEqual(window.email.shownMessages, ["This field should not be empty"])
    }
  }

  func testForgetsWhatWasTypedOnceItIsSubmitted() {
    withWindow { window in
      enter("Mei", into: window.name)
      window.email.text = "mei@example.com"
      window.controller.submit()
      XCTAssertTrue(spin(until: window.shows("Thank you")))
      XCTAssertEqual(window.taken, ["Mei mei@example.com"])
      undo(in: window.name)
      XCTAssertEqual(window.name.text, "")
    }
  }

  func testFocusesTheOneFieldWithAnError() {
    withWindow { window in
      window.fillIn()
      window.email.text = "mei@"
      window.controller.submit()
      XCTAssertEqual(
        window.email.shownMessages, ["Enter an email address, such as mei@example.com"])
      XCTAssertTrue(window.isFocused(window.email))
      XCTAssertFalse(window.shows("fields need"))
      XCTAssertEqual(window.taken, [])
    }
  }

  func testSumsUpTwoErrorsAndLeadsToEachField() {
    withWindow { window in
      window.controller.submit()
      XCTAssertTrue(window.shows("2 fields need your attention"))
      XCTAssertFalse(window.isFocused(window.name))
      window.press("Email: This field should not be empty")
      XCTAssertTrue(window.isFocused(window.email))
      window.press("Name: This field should not be empty")
      XCTAssertTrue(window.isFocused(window.name))
    }
  }

  func testTicksOffInTheSummaryWhatIsCorrected() {
    withWindow { window in
      window.controller.submit()
      window.name.text = "Mei"
      XCTAssertTrue(window.shows("1 field needs your attention"))
      XCTAssertTrue(window.hasTick(beside: "Name"))
      window.email.text = "mei@"
      XCTAssertFalse(window.hasTick(beside: "Enter an email address, such as mei@example.com"))
      window.email.text = "mei@example.com"
      XCTAssertTrue(spin(until: window.shows("All fields are corrected: you can submit again")))
      XCTAssertTrue(window.hasTick(beside: "Email"))
      window.name.text = ""
      XCTAssertTrue(window.shows("1 field needs your attention"))
      XCTAssertFalse(window.hasTick(beside: "Name: This field should not be empty"))
      window.press("Email")
      XCTAssertTrue(window.isFocused(window.email))
      window.fillIn()
      window.controller.submit()
      XCTAssertTrue(spin(until: window.shows("Thank you")))
      XCTAssertFalse(window.shows("Name: This field should not be empty"))
    }
  }

  func testGrowsSoThatASummaryLeavesTheFieldsInSight() {
    withWindow { window in
      spin(until: window.scrolledHeight > 0)
      let before = window.scrolledHeight
      window.controller.submit()
      XCTAssertTrue(window.shows("2 fields need your attention"))
      XCTAssertTrue(spin(until: window.bannerHeight > 0))
      XCTAssertGreaterThanOrEqual(window.scrolledHeight, min(before, 200))
    }
  }

  func testCutsALongSummary() {
    MainActor.assumeIsolated {
      for (count, shown, more) in [(2, 2, nil), (4, 4, nil), (5, 3, "Show 2 more")] {
        let form = Form(Names(names: (0..<count).map { Names.Name(id: $0) })) {
          each(\.names) { FieldValidation(\.text, .required) }
        }
        let window = FormWindowController("Names", form: form, submitTitle: "_Send") {
          for id in 0..<count { FormTextField("Name \(id)", form.field(\.names[id: id].text)) }
        }
        window.present()
        window.submit()
        XCTAssertEqual(summaryLines(of: window).count, shown, "\(count) problems")
        XCTAssertEqual(findButton(more ?? "", in: window.widget) != nil, more != nil)
        if let button = more.flatMap({ findButton($0, in: window.widget) }) {
          click(button)
          XCTAssertEqual(summaryLines(of: window).count, count)
          XCTAssertNil(findButton(more ?? "", in: window.widget))
        }
        for id in 2..<count { form[\.names[id: id].text] = "Mei" }
        window.submit()
        XCTAssertEqual(labels(in: window.widget).first, "2 fields need your attention")
        XCTAssertEqual(
          summaryLines(of: window),
          ["Name 0: This field should not be empty", "Name 1: This field should not be empty"])
        window.close()
      }
    }
  }

  func testSumsUpInTheLanguageOfTheCatalogue() {
    let french = MessageCatalog(
      language: "fr",
      [
        "field.message": "{field} : {message}", "required": "À remplir",
        "form.problems": .counted(by: "count", one: "{count} champ", other: "{count} champs"),
      ])
    MessageCatalog.withShared(french) {
      withWindow { window in
        window.controller.submit()
        XCTAssertTrue(window.shows("2 champs"))
        XCTAssertTrue(window.shows("Name : À remplir"))
      }
    }
  }

  func testShowsAnErrorOfTheServerUnderItsField() {
    withWindow { window in
      window.fillIn()
      window.failure = FieldErrors([\Subscriber.name: "This name is taken"])
      window.controller.submit()
      XCTAssertTrue(spin(until: window.name.shownMessages == ["This name is taken"]))
      XCTAssertTrue(spin(until: window.isFocused(window.name)))
      XCTAssertEqual(window.name.text, "Mei")
      window.failure = nil
      window.controller.submit()
      XCTAssertTrue(spin(until: window.shows("Thank you")))
    }
  }

  func testShowsAnErrorOfTheServerWithoutAControl() {
    withWindow { window in
      for path in [\Subscriber.captcha, \.nickname, \.referrer] {
        window.fillIn()
        window.failure = FieldErrors([path: "Try it again"])
        window.controller.submit()
        XCTAssertTrue(spin(until: !window.controller.isSubmitting))
        XCTAssertTrue(window.shows("Try it again"), "\(path)")
        XCTAssertFalse(window.shows("All fields are corrected: you can submit again"))
        XCTAssertEqual(window.name.text, "Mei")
      }
      window.failure = FieldErrors([
        \Subscriber.name: "This name is taken", \.captcha: "Try it again",
      ])
      window.controller.submit()
      XCTAssertTrue(spin(until: window.name.shownMessages == ["This name is taken"]))
      XCTAssertTrue(spin(until: window.shows("Try it again")))
      window.failure = nil
      window.controller.submit()
      XCTAssertTrue(spin(until: window.shows("Thank you")))
    }
  }

  func testWaitsForACheckAndShowsItsResult() {
    withWindow { window in
      window.fillIn()
      window.name.text = "Bob"
      window.check.answersAtOnce = false
      window.controller.submit()
      XCTAssertTrue(window.controller.isSubmitting)
      XCTAssertTrue(spin(until: window.check.script.openValues == ["Bob"]))
      window.check.script.answer("Bob", false)
      XCTAssertTrue(spin(until: window.name.shownMessages == ["Taken"]))
      XCTAssertTrue(window.isFocused(window.name))
      XCTAssertEqual(window.taken, [])
    }
  }

  func testKeepsTheButtonInsensitiveWithTheReasonOnRequest() {
    withWindow(needsValidForm: true) { window in
      XCTAssertFalse(window.canSubmit)
      XCTAssertEqual(
        window.obstacle,
        "Name: This field should not be empty\nEmail: This field should not be empty")
      window.fillIn()
      XCTAssertTrue(spin(until: window.canSubmit))
      XCTAssertEqual(window.obstacle, "")
      window.check.answersAtOnce = false
      window.name.text = "Bob"
      XCTAssertEqual(window.obstacle, "Name: Wait until this has been checked")
      window.check.script.answer("Bob", true)
      XCTAssertTrue(spin(until: window.canSubmit))
      window.email.text = "mei@"
      XCTAssertFalse(window.canSubmit)
      XCTAssertEqual(window.obstacle, "Enter an email address, such as mei@example.com")
      window.controller.submit()
      XCTAssertTrue(window.isFocused(window.email))
      XCTAssertEqual(window.taken, [])
    }
  }

  func testShowsTheFirstReasonBesideTheInsensitiveButton() {
    withWindow(needsValidForm: true) { window in
      XCTAssertEqual(window.reason, "Name: This field should not be empty")
      window.name.text = "Mei"
      XCTAssertTrue(spin(until: window.reason == "Email: This field should not be empty"))
      window.check.answersAtOnce = false
      window.fillIn()
      window.name.text = "Bob"
      XCTAssertEqual(window.reason, "Name: Wait until this has been checked")
      XCTAssertEqual(window.name.shownMessages, [])
      window.check.script.answer("Bob", true)
      XCTAssertTrue(spin(until: window.canSubmit))
      XCTAssertEqual(window.reason, "")
    }
    withWindow { window in
      XCTAssertFalse(window.shows("Name: This field should not be empty"))
    }
  }

  private func withWindow(
    needsValidForm: Bool = false, _ body: @MainActor (FormWindow) -> Void
  ) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      show(lifetimes, needsValidForm: needsValidForm, body)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }
}

@MainActor
private func show(
  _ lifetimes: Lifetimes, needsValidForm: Bool, _ body: @MainActor (FormWindow) -> Void
) {
  let window = FormWindow(needsValidForm: needsValidForm)
  lifetimes.watch(window.name)
  lifetimes.watch(window.email)
  lifetimes.watch(window.controller, "the controller")
  lifetimes.watch(window.form, "the form")
  window.controller.present()
  defer { window.controller.close() }
  body(window)
}

private struct Names {
  struct Name: Identifiable {
    let id: Int
    var text = ""
  }

  var names: [Name]
}

private struct Subscriber {
  var name = ""
  var email = ""

  /// A property without a field.
  var captcha = ""

  /// A property whose field has no control.
  var nickname = ""

  /// A property whose field is not included, so that its control is hidden.
  var referrer = ""
}

/// A check that passes at once until a test gives the results.
@MainActor
private final class NameCheck {
  let script = ScriptedCheck<String>("Taken")
  var answersAtOnce = true {
    didSet { answering?.cancel() }
  }
  private var answering: Task<Void, Never>?

  func start() {
    answering = Task { [weak self] in
      while !Task.isCancelled {
        if let name = self?.script.openValues.first { self?.script.answer(name, true) }
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  func stop() { answering?.cancel() }
}

@MainActor
private final class FormWindow {
  let name: FormTextField
  let email: FormTextField
  let check = NameCheck()
  let form: Form<Subscriber>
  let controller: FormWindowController
  var failure: (any Error)?
  var afterTaking: () -> Void = {}
  private(set) var taken: [String] = []

  init(needsValidForm: Bool) {
    let isFree = check.script.rule(debounce: .zero)
    form = Form(
      Subscriber(),
      validation: FormValidation {
        FieldValidation(\.name, .required, checks: [isFree])
        FieldValidation(\.email, .required, rules: [.isEmail])
        FieldValidation(\.nickname, rules: [.isASCII.asWarning()])
        FieldValidation(\.referrer, when: { _ in false })
      })
    let name = FormTextField("_Name", form.field(\.name))
    let email = FormTextField("_Email", form.field(\.email))
    let referrer = FormTextField("_Referrer", form.field(\.referrer))
    (self.name, self.email) = (name, email)
    controller = FormWindowController(
      "Subscribe", form: form, submitTitle: "_Subscribe", needsValidForm: needsValidForm,
      successMessage: { _ in "Thank you" }
    ) {
      name
      email
      referrer
    }
    form.onSubmit { [unowned self] subscriber in
      if let failure { throw failure }
      taken.append("\(subscriber.name) \(subscriber.email)")
      afterTaking()
    }
    check.start()
  }

  isolated deinit {
    check.stop()
  }

  func fillIn() {
    name.text = "Mei"
    email.text = "mei@example.com"
  }

  func shows(_ text: String) -> Bool {
    labels(in: controller.widget).contains(text)
  }

  func isFocused(_ field: FormTextField) -> Bool {
    gtk_window_get_focus(window) == innerText(of: field)
  }

  /// Whether a tick is beside the line of the summary with `text`.
  func hasTick(beside text: String) -> Bool {
    guard let line = button(text).flatMap(gtk_widget_get_parent) else {
      XCTFail("There is no line “\(text)”.")
      return false
    }
    return !visible(gtk_image_get_type(), in: line).isEmpty
  }

  /// The height of the part of the window that scrolls.
  var scrolledHeight: Int32 {
    visible(gtk_scrolled_window_get_type(), in: controller.widget).first
      .map { gtk_widget_get_height($0) } ?? 0
  }

  var bannerHeight: Int32 {
    button("Name: This field should not be empty").map { gtk_widget_get_height($0) } ?? 0
  }

  /// Presses the button with that title.
  func press(_ title: String) {
    guard let button = self.button(title) else { return XCTFail("There is no button “\(title)”.") }
    click(button)
  }

  var canSubmit: Bool { button("Subscribe").map { gtk_widget_is_sensitive($0) != 0 } ?? false }

  /// The text beside the button.
  var reason: String? {
    button("Subscribe").flatMap(gtk_widget_get_parent).flatMap { labels(in: $0).first }
  }

  /// The tooltip of the button.
  var obstacle: String {
    guard let button = button("Subscribe"), let text = gtk_widget_get_tooltip_text(button) else {
      return ""
    }
    return String(cString: text)
  }

  private var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(controller.widget).assumingMemoryBound(to: GtkWindow.self)
  }

  private func button(_ title: String) -> WidgetPointer? {
    findButton(title, in: controller.widget)
  }
}

/// The lines of the summary that are shown.
@MainActor
private func summaryLines(of window: FormWindowController) -> [String] {
  visible(gtk_button_get_type(), in: window.widget).flatMap { labels(in: $0) }
    .filter { $0.hasPrefix("Name ") }
}
