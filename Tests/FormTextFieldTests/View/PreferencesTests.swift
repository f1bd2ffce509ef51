import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A view without a submit delivers each valid change.
final class PreferencesTests: WidgetTestCase {
  func testHandsOverEachValidChange() {
    withPreferences { page in
      page.name.focus()
      typeText("Mei")
      assertSoon(page.applied.last?.name, "Mei")
      page.email.focus()
      typeText("mei@")
      assertSoon(page.form.email, "mei@")
      XCTAssertEqual(page.applied.last?.email, "")
      typeText("example.com")
      assertSoon(page.applied.last?.email, "mei@example.com")
    }
  }

  func testWaitsUntilTypingEnds() {
    withPreferences { page in
      page.name.focus()
      typeText("Mei")
      assertSoon(page.form.name, "Mei")
      XCTAssertEqual(page.applied.count, 0)
      press("Tab")
      assertSoon(page.applied.map(\.name), ["Mei"])
      page.email.focus()
      typeText("a@example.com")
      assertSoon(page.applied.map(\.email), ["", "a@example.com"])
      typeText("!")
      press("Tab")
      assertSoon(!page.email.shownMessages.isEmpty)
      page.form.nickname = ""
      XCTAssertEqual(page.applied.last?.email, "a@example.com")
    }
  }

  func testWaitsAgainAfterAnotherWindowWasInFront() {
    withPreferences { page in
      page.name.focus()
      typeText("M")
      assertSoon(page.form.name, "M")
      let other = Window(title: "Other")
      other.present()
      assertSoon(page.applied.map(\.name), ["M"])
      other.destroy()
      assertSoon(gtk_window_is_active(page.window.gtk) != 0)
      typeText("ei")
      assertSoon(page.form.name.count, 3)
      XCTAssertEqual(page.applied.map(\.name), ["M"])
      press("Tab")
      assertSoon(page.applied.map(\.name), ["M", page.form.name])
    }
  }

  func testHandsOverTypedTextWhenItCloses() {
    withPreferences { page in
      page.name.focus()
      typeText("Mei")
      assertSoon(page.form.name, "Mei")
      page.window.requestClose()
      XCTAssertEqual(page.applied.last?.name, "Mei")
    }
  }

  func testKeepsTheErrorInTheFieldAndTheLastValidValue() {
    withPreferences { page in
      page.form.email = "mei@example.com"
      page.email.focus()
      press("End")
      typeText("!")
      press("Tab")
      assertSoon(page.email.shownMessages, ["Enter an email address, such as mei@example.com"])
      XCTAssertEqual(page.applied.last?.email, "mei@example.com")
      page.name.focus()
      typeText("Mei")
      assertSoon(page.applied.last?.name, "Mei")
      XCTAssertEqual(page.applied.last?.email, "mei@example.com")
    }
  }

  func testAnUndoIsHandedOver() {
    withPreferences { page in
      page.name.focus()
      typeText("Mei")
      assertSoon(page.applied.last?.name, "Mei")
      press("ctrl+z")
      assertSoon(page.applied.last?.name, "")
    }
  }

  func testEnterShowsTheErrorAndSubmitsNothing() {
    withPreferences { page in
      var submits = 0
      page.form.onSubmit { _ in submits += 1 }
      page.email.focus()
      typeText("x")
      press("Return")
      assertSoon(page.email.shownMessages, ["Enter an email address, such as mei@example.com"])
      XCTAssertEqual(submits, 0)
      XCTAssertFalse(page.view.submitButton.isMapped)
    }
  }

  func testAValueWaitsForItsCheck() {
    withPreferences { page in
      page.form.nickname = "mei"
      page.nickname.left()
      assertSoon(page.check.openValues, ["mei"])
      XCTAssertEqual(page.applied.last?.nickname ?? "", "")
      page.check.answer("mei", true)
      assertSoon(page.applied.last?.nickname, "mei")
    }
  }

  func testAValueWhoseCheckOutlastsItsViewIsHandedOver() {
    withPreferences { page in
      page.form.nickname = "mei"
      page.nickname.left()
      assertSoon(page.check.openValues, ["mei"])
      page.window.requestClose()
      XCTAssertTrue(page.view.hasEnded)
      page.check.answer("mei", true)
      assertSoon(page.applied.last?.nickname, "mei")
    }
  }

  func testAFormHeldOnlyByItsViewWaitsForACheckToo() {
    expectRelease { lifetimes in
      let check = ScriptedCheck<String>("Taken")
      var applied: [String] = []
      @MainActor func typeAndClose() {
        let form = Form(Settings()) {
          FieldValidation(\.nickname, .optional, checks: [check.check(debounce: .zero)])
        }
        lifetimes.watch(form, "the form")
        let view = FormView(form, applying: { applied.append($0.nickname) }) {
          FormTextField("N_ickname", form.field(\.nickname))
        }
        lifetimes.watch(view, "the view")
        let window = Window(title: "Preferences")
        window.content = view.widget
        window.present()
        form.nickname = "mei"
        window.destroy()
      }
      typeAndClose()
      assertSoon(lifetimes.survivors, ["the form"])
      check.answer("mei", true)
      assertSoon(applied, ["mei"])
    }
  }

  func testAProgramRunsUntilTheCheckOfItsLastWindowHasEnded() {
    MainActor.assumeIsolated {
      let application = Application(id: "org.example.Preferences")
      let page = Page()
      var isAnswered = false
      application.onActivate { [unowned application] in
        application.add(page.window)
        page.window.present()
        page.form.nickname = "mei"
        Task {
          while page.check.openValues.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
          page.window.destroy()
          try? await Task.sleep(for: .milliseconds(50))
          isAnswered = true
          page.check.answer("mei", true)
        }
      }
      application.run()
      XCTAssertTrue(isAnswered)
      XCTAssertEqual(page.applied.last?.nickname, "mei")
    }
  }

  func testTwoViewsOfAFormHandOverTypedTextOnce() {
    for isInOneWindow in [true, false] {
      withPreferences { page in
        let name = FormTextField("_Name", page.form.field(\.name))
        var applied: [String] = []
        let view = FormView(page.form, applying: { applied.append($0.name) }) {
          name
          FormTextField("_Email", page.form.field(\.email))
          FormTextField("N_ickname", page.form.field(\.nickname))
        }
        let other = Window(title: "Other")
        if isInOneWindow {
          page.window.content = nil
          let row = Box(.row)
          row.append(page.view.widget)
          row.append(view.widget)
          page.window.content = row
        } else {
          page.name.focus()
          other.content = view.widget
          other.present()
        }
        spin(until: name.widget.isInActiveWindow)
        for control in isInOneWindow ? [name, page.name] : [name] {
          let before = applied
          control.focus()
          typeText("a")
          typeText("b")
          assertSoon(page.form.name.hasSuffix("ab"))
          XCTAssertEqual(applied, before, "in one window: \(isInOneWindow)")
          press("Tab")
          assertSoon(applied, before + [page.form.name])
          XCTAssertEqual(page.applied.map(\.name), applied)
        }
        view.end()
        other.destroy()
      }
    }
  }

  func testHandsOverNothingOnceItHasEnded() {
    withPreferences { page in
      page.form.name = "Mei"
      page.window.requestClose()
      page.form.name = "Ada"
      XCTAssertEqual(page.applied.map(\.name), ["Mei"])
    }
  }

  func testAsksNothingWhenItsWindowIsClosed() {
    withPreferences { page in
      page.form.email = "x"
      page.window.requestClose()
      XCTAssertTrue(page.view.hasEnded)
      XCTAssertFalse(openTexts.contains { $0.contains("been submitted") })
    }
  }

  private func withPreferences(_ body: @MainActor (Page) -> Void) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      show(lifetimes, body)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }
}

@MainActor
private func show(_ lifetimes: Lifetimes, _ body: @MainActor (Page) -> Void) {
  let page = Page()
  lifetimes.watch(page.form, "the form")
  lifetimes.watch(page.view, "the view")
  page.window.present()
  spin(until: page.name.widget.isInActiveWindow)
  defer { page.window.destroy() }
  body(page)
}

private struct Settings {
  var name = ""
  var email = ""
  var nickname = ""
}

/// A window with preferences, and the values it delivered.
@MainActor
private final class Page {
  let check = ScriptedCheck<String>("Taken")
  let form: Form<Settings>
  let name: FormTextField
  let email: FormTextField
  let nickname: FormTextField
  let window = Window(title: "Preferences")
  private(set) var applied: [Settings] = []
  private(set) var view: FormView!

  init() {
    let isFree: ValidationCheck<Settings, String> = check.check(debounce: .zero)
    let form = Form(Settings()) {
      FieldValidation(\.email, .optional, rules: [.isEmail])
      FieldValidation(\.nickname, .optional, checks: [isFree])
    }
    let name = FormTextField("_Name", form.field(\.name))
    let email = FormTextField("_Email", form.field(\.email))
    let nickname = FormTextField("N_ickname", form.field(\.nickname))
    (self.form, self.name, self.email, self.nickname) = (form, name, email, nickname)
    view = FormView(form, applying: { [weak self] in self?.applied.append($0) }) {
      name
      email
      nickname
    }
    window.content = view.widget
  }
}
