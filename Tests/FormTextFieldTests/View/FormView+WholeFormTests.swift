import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Rules of the form as a whole, with and without a submit.
final class FormViewWholeFormTests: WidgetTestCase {
  func testAddsARuleThatFailsLaterToTheSummary() {
    withTrip(appliesChanges: false) { trip in
      trip.view.submit()
      XCTAssertTrue(trip.shows("2 fields need your attention"))
      trip.from.text = "B"
      trip.to.text = "A"
      XCTAssertFalse(trip.shows("Travel from A to B"))
      trip.to.left()
      XCTAssertTrue(trip.shows("Travel from A to B"))
      trip.to.text = "C"
      XCTAssertFalse(trip.shows("Travel from A to B"))
    }
  }

  func testARuleIsShownIfEachChangeIsApplied() {
    withTrip(appliesChanges: true) { trip in
      trip.from.text = "A"
      assertSoon(trip.applied.last?.from, "A")
      trip.from.text = "B"
      trip.to.text = "A"
      assertSoon(trip.shows("Travel from A to B"))
      XCTAssertFalse(trip.shows("You can submit again"))
      XCTAssertEqual(trip.applied.last?.to, "")
      trip.to.text = "C"
      assertSoon(trip.applied.last?.to, "C")
      XCTAssertFalse(trip.shows("Travel from A to B"))
    }
  }

  func testPagesTurnFreelyIfEachChangeIsApplied() {
    withTrip(appliesChanges: true, inPages: true) { trip in
      XCTAssertFalse(trip.shows("Next"))
      trip.from.focus()
      typeText("1")
      press("Return")
      assertSoon(trip.from.shownMessages, ["Use letters only"])
      trip.turn(to: 2)
      assertSoon(trip.isFocused(trip.to))
      XCTAssertFalse(trip.shows("Back"))
      trip.turn(to: 1)
      assertSoon(trip.isFocused(trip.from))
    }
  }
}

private struct Trip: Equatable {
  var from = ""
  var to = ""
}

/// A window with a form of two fields and a rule for both.
@MainActor
private final class TripWindow {
  let form: Form<Trip>
  let from: FormTextField
  let to: FormTextField
  private(set) var view: FormView!
  private(set) var applied: [Trip] = []
  let pages: FormPages?
  let window = Window(title: "Trip")

  init(appliesChanges: Bool, inPages hasPages: Bool) {
    let strategy: ValidationStrategy? = appliesChanges ? .optional : .required
    let form = Form(Trip()) {
      FieldValidation(
        \.from, strategy, rules: [ValidationRule("Use letters only") { !$0.contains("1") }])
      FieldValidation(\.to, strategy)
      FieldValidation(
        \.self,
        rules: [ValidationRule("Travel from A to B") { $0.to.isEmpty || $0.from <= $0.to }])
    }
    let from = FormTextField("_From", form.field(\.from))
    let to = FormTextField("_To", form.field(\.to))
    (self.form, self.from, self.to) = (form, from, to)
    pages =
      hasPages
      ? FormPages {
        FormPage("Start") { from }; FormPage("End") { to }
      } : nil
    let elements: [any FormElement] = pages.map { [$0] } ?? [from, to]
    view =
      if appliesChanges {
        FormView(form, applying: { [weak self] in self?.applied.append($0) }) {
          for element in elements { element }
        }
      } else {
        FormView(form, submitTitle: "_Book") { for element in elements { element } }
      }
    window.content = view.widget
  }

  func turn(to page: Int) {
    guard let pages else { return }
    click(visible(gtk_button_get_type(), in: pages.widget.pointer)[page - 1])
  }

  func isFocused(_ field: FormTextField) -> Bool {
    focusedWidget(around: field) == innerText(of: field)
  }

  func shows(_ text: String) -> Bool {
    labels(in: view.widget.pointer).contains { $0.contains(text) }
  }
}

/// Runs a test with a window, and expects all of it to be released.
private func withTrip(
  appliesChanges: Bool, inPages hasPages: Bool = false, _ body: @MainActor (TripWindow) -> Void
) {
  expectRelease { showTrip($0, appliesChanges: appliesChanges, inPages: hasPages, body) }
}

@MainActor
private func showTrip(
  _ lifetimes: Lifetimes, appliesChanges: Bool, inPages hasPages: Bool,
  _ body: @MainActor (TripWindow) -> Void
) {
  let trip = TripWindow(appliesChanges: appliesChanges, inPages: hasPages)
  lifetimes.watch(trip.form, "the form")
  lifetimes.watch(trip.view, "the view")
  trip.window.present()
  spin(until: trip.from.widget.isInActiveWindow)
  defer { trip.window.destroy() }
  body(trip)
}
