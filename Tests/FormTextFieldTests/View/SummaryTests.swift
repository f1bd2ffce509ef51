import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The list of fields with errors above the form.
final class SummaryTests: HostedTestCase {
  func testSummarizesTwoErrorsAndLinksToEachField() {
    withFormWindow { window in
      window.controller.submit()
      XCTAssertTrue(window.shows("2 fields need your attention"))
      window.press("Email: Fill in this field")
      XCTAssertTrue(window.isFocused(window.email))
      window.press("Name: Fill in this field")
      XCTAssertTrue(window.isFocused(window.name))
    }
  }

  func testTypingContinuesInTheFirstFieldWithAnError() {
    withFormWindow { window in
      window.email.focus()
      spin(until: window.isFocused(window.email) && window.email.widget.isInActiveWindow)
      window.controller.submit()
      XCTAssertTrue(window.isFocused(window.name))
      assertDescription(
        innerEntry(of: window.name), "2 fields need your attention\nFill in this field")
      typeText("M")
      assertSoon(window.name.text, "M")
      XCTAssertEqual(window.name.frame.content.news, "", "the number is read once")
      XCTAssertTrue(window.shows("1 field needs your attention"))
    }
  }

  func testTheFirstFieldWithAnErrorIsReadWithTheErrorOfTheWholeForm() {
    withFormWindow { window in
      window.fillIn()
      window.failure = ServerErrors([
        \Subscriber.self: "The list is full", \Subscriber.email: "You are subscribed",
      ])
      window.controller.submit()
      assertSoon(window.isFocused(window.email))
      assertDescription(
        innerEntry(of: window.email),
        "1 field needs your attention\nThe list is full\nYou are subscribed")
    }
  }

  func testTurnsToTheFirstFieldWithAnError() {
    onStage { [host] stage in
      let form = Form(Subscriber(name: "Mei")) {
        FieldValidation(\.name, .required)
        FieldValidation(\.email, .required)
        FieldValidation(\.nickname, .required)
      }
      let email = FormTextField("_Email", form.field(\.email))
      let view = FormView(form, submitTitle: "_Subscribe") {
        FormPages {
          FormPage("Name") { FormTextField("_Name", form.field(\.name)) }
          FormPage("More") {
            FormSection("_Details", isCollapsible: true) {
              email
              FormTextField("N_ickname", form.field(\.nickname))
            }
          }
        }
      }
      stage.lifetimes.watch(view, "the view")
      let shown = TestHost(host, "Subscribe", view)
      shown.present()
      view.submit()
      assertSoon(shown.window.focusedImplementation === email)
      XCTAssertTrue(email.widget.isMapped)
      XCTAssertTrue(labels(in: view.widget.pointer).contains("2 fields need your attention"))
      shown.close()
    }
  }

  func testTicksOffCorrectedFieldsInTheSummary() {
    withFormWindow { window in
      window.controller.submit()
      window.name.text = "Mei"
      XCTAssertTrue(window.shows("1 field needs your attention"))
      XCTAssertTrue(window.hasTick(beside: "Name"))
      window.email.text = "mei@"
      XCTAssertFalse(window.hasTick(beside: "Enter an email address, such as mei@example.com"))
      window.email.text = "mei@example.com"
      assertSoon(window.shows("All corrected. You can submit again"))
      XCTAssertTrue(window.hasTick(beside: "Email"))
      window.name.text = ""
      XCTAssertTrue(window.shows("1 field needs your attention"))
      XCTAssertFalse(window.hasTick(beside: "Name: Fill in this field"))
      window.press("Email")
      XCTAssertTrue(window.isFocused(window.email))
      window.fillIn()
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
      XCTAssertFalse(window.shows("Name: Fill in this field"))
    }
  }

  func testGrowsToKeepFieldsVisibleBelowASummary() {
    withFormWindow { window in
      spin(until: window.scrolledHeight > 0)
      let before = window.scrolledHeight
      window.controller.submit()
      XCTAssertTrue(window.shows("2 fields need your attention"))
      assertSoon(window.bannerHeight > 0)
      XCTAssertGreaterThanOrEqual(window.scrolledHeight, min(before, 200))
    }
  }

  func testShortensALongSummary() {
    MainActor.assumeIsolated {
      for (count, shown, more) in [(2, 2, nil), (4, 4, nil), (5, 3, "Show 2 More")] {
        let form = Form(Names(names: (0..<count).map { Names.Name(id: $0) })) {
          each(\.names) { FieldValidation(\.text, .required) }
        }
        let window = FormWindowController(
          "Names",
          FormView(form, submitTitle: "_Send") {
            for id in 0..<count { FormTextField("Name \(id)", form.field(\.names[id: id].text)) }
          })
        window.present()
        window.submit()
        XCTAssertEqual(summaryLines(of: window).count, shown, "\(count) problems")
        XCTAssertEqual(findButton(more ?? "", in: window.widget.pointer) != nil, more != nil)
        if let button = more.flatMap({ findButton($0, in: window.widget.pointer) }) {
          click(button)
          XCTAssertEqual(summaryLines(of: window).count, count)
          XCTAssertNil(findButton(more ?? "", in: window.widget.pointer))
        }
        for id in 2..<count { form[\.names[id: id].text] = "Mei" }
        window.submit()
        XCTAssertEqual(labels(in: window.view.widget.pointer).first, "2 fields need your attention")
        XCTAssertEqual(
          summaryLines(of: window),
          ["Name 0: Fill in this field", "Name 1: Fill in this field"])
        window.close()
      }
    }
  }

  func testTheRestOfALongSummaryStartsAtALink() {
    MainActor.assumeIsolated {
      let form = Form(Names(names: (0..<6).map { Names.Name(id: $0) })) {
        each(\.names) { FieldValidation(\.text, .required) }
      }
      let window = FormWindowController(
        "Names",
        FormView(form, submitTitle: "_Send") {
          for id in [0, 1, 2, 4, 5] {
            FormTextField("Name \(id)", form.field(\.names[id: id].text))
          }
        })
      window.present()
      window.submit()
      guard let button = findButton("Show 3 More", in: window.widget.pointer) else {
        return XCTFail("The summary isn't cut: \(summaryLines(of: window))")
      }
      click(button)
      let focused = window.window.focusedWidget
      XCTAssertEqual(focused.flatMap { labels(in: $0.pointer).first }, "Name 4: Fill in this field")
      window.close()
    }
  }

  func testShowsTheSummaryInTheLanguageOfTheCatalog() {
    let french = MessageCatalog(
      language: "fr",
      [
        "field.message": "{field} : {message}", "required": "À remplir",
        "form.problems": .counted(by: "count", one: "{count} champ", other: "{count} champs"),
      ])
    MessageCatalog.withShared(french) {
      withFormWindow { window in
        window.controller.submit()
        XCTAssertTrue(window.shows("2 champs"))
        XCTAssertTrue(window.shows("Name : À remplir"))
      }
    }
  }
}

private struct Names {
  struct Name: Identifiable {
    let id: Int
    var text = ""
  }

  var names: [Name]
}

/// Returns the visible lines of the summary.
@MainActor
private func summaryLines(of window: FormWindowController) -> [String] {
  visible(gtk_button_get_type(), in: window.widget.pointer).flatMap { labels(in: $0) }
    .filter { $0.hasPrefix("Name ") }
}
