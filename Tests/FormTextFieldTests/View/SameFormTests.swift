import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The same form in a window, in a dialog, and on a page that applies each change: its keys do what users of each
/// expect.
final class SameFormTests: WidgetTestCase {
  func testEnterSubmitsAWindowAndEscapeLeavesItOpen() {
    withAccount { account in
      let window = FormWindowController("Account", account.submitted())
      account.watch(window.view)
      window.present()
      spin(until: gtk_window_is_active(window.window.gtk) != 0)
      account.undoAndTypeAgain()
      press("Return")
      assertSoon(account.email.shownMessages, ["Enter an email address, such as mei@example.com"])
      press("End")
      typeText("@example.com")
      press("Escape")
      press("Return")
      assertSoon(account.taken, ["Mei a@example.com"])
      assertSoon(account.form.name, "")
      XCTAssertFalse(window.isClosed)
      window.close()
    }
  }

  func testEnterSubmitsADialogAndEscapeAsksAboutIt() {
    withAccount { account in
      let parent = Window(title: "Accounts")
      parent.present()
      spin(until: gtk_window_is_active(parent.gtk) != 0)
      for isSubmitted in [false, true] {
        var result: Account??
        account.makeControls()
        let dialog = FormDialog("Account", account.form, submitTitle: "_Save") {
          for element in account.elements { element }
        }
        account.watch(dialog.view)
        Task { result = .some(await dialog.run(over: parent)) }
        spin(until: account.name.widget.isInActiveWindow)
        account.undoAndTypeAgain()
        if isSubmitted {
          press("Return")
          assertSoon(
            account.email.shownMessages, ["Enter an email address, such as mei@example.com"])
          press("End")
          typeText("@example.com")
          press("Return")
          assertSoon(result??.name, "Mei")
        } else {
          press("Escape")
          assertSoon(openTexts.contains("Your changes to “Account” haven't been submitted"))
          choose("Discard")
          assertSoon(result != nil)
          XCTAssertNil(result ?? nil)
        }
      }
      parent.destroy()
    }
  }

  func testEnterShowsAnErrorOfPreferencesAndEscapeChangesNothing() {
    withAccount { account in
      let window = Window(title: "Preferences")
      let view = account.applied()
      account.watch(view)
      view.scrolls = false
      window.content = ScrolledWindow(view.widget)
      window.present()
      spin(until: gtk_window_is_active(window.gtk) != 0)
      view.focus()
      account.undoAndTypeAgain()
      assertSoon(account.taken, ["Mei "])
      press("Return")
      assertSoon(account.email.shownMessages, ["Enter an email address, such as mei@example.com"])
      press("Escape")
      press("End")
      typeText("@example.com")
      assertSoon(account.taken.last, "Mei a@example.com")
      XCTAssertFalse(view.hasEnded)
      window.destroy()
    }
  }

  private func withAccount(_ body: @MainActor (AccountForm) -> Void) {
    onStage { stage in
      let account = AccountForm(stage.lifetimes)
      stage.lifetimes.watch(account.form, "the form")
      body(account)
    }
  }
}

private struct Account {
  var name = ""
  var email = ""
}

/// A form and its controls, which are declared once for every host.
@MainActor
private final class AccountForm {
  let form = Form(Account()) {
    FieldValidation(\.name, .required)
    FieldValidation(\.email, .required, rules: [.isEmail])
  }
  private(set) var name: FormTextField
  private(set) var email: FormTextField
  private(set) var taken: [String] = []
  private let lifetimes: Lifetimes

  init(_ lifetimes: Lifetimes) {
    self.lifetimes = lifetimes
    name = FormTextField("_Name", form.field(\.name))
    email = FormTextField("_Email", form.field(\.email))
  }

  var elements: [any FormElement] { [name, email] }

  /// Makes new controls for the same form.
  func makeControls() {
    name = FormTextField("_Name", form.field(\.name))
    email = FormTextField("_Email", form.field(\.email))
  }

  func watch(_ view: FormView) { lifetimes.watch(view, "the view") }

  func submitted() -> FormView {
    form.onSubmit { [weak self] in self?.take($0) }
    return FormView(form, submitTitle: "_Save") { [elements] in for element in elements { element }
    }
  }

  func applied() -> FormView {
    FormView(form, applying: { [weak self] in self?.take($0) }) { [elements] in
      for element in elements { element }
    }
  }

  private func take(_ account: Account) { taken.append("\(account.name) \(account.email)") }

  /// Types a name, undoes and redoes it, and begins an address.
  func undoAndTypeAgain() {
    name.focus()
    typeText("Mei")
    assertSoon(form.name, "Mei")
    press("ctrl+z")
    assertSoon(form.name, "")
    press("ctrl+shift+z")
    assertSoon(form.name, "Mei")
    press("Tab")
    typeText("a")
    assertSoon(form.email, "a")
  }
}
