import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The positions of the parts of a window, and their visibility.
final class WindowLayoutTests: WidgetTestCase {
  func testAFormStaysNarrowEnoughToRead() {
    withWindow(width: 900, height: 500) { window, fields in
      XCTAssertEqual(gtk_widget_get_width(fields[0].widget.pointer), 564)
      let place = bounds(of: fields[0], in: window)
      let rest = gtk_widget_get_width(window.widget.pointer) - 564
      XCTAssertEqual(place.origin.x, Float(rest) / 2, accuracy: 1, "in the middle")
    }
  }

  func testKeepsTheFirstFieldVisibleBelowASummary() {
    withWindow(width: 460, height: 380) { window, fields in
      window.submit()
      settle()
      let first = bounds(of: fields[0], in: window)
      XCTAssertGreaterThan(first.origin.y, 0)
      XCTAssertLessThan(first.origin.y + first.size.height, Float(top(ofFooterIn: window)))
      XCTAssertEqual(fields[0].shownMessages, ["Enter a name"])
    }
  }

  func testASummaryAndTheFirstFieldAreVisibleWhereverTheFocusWas() {
    withWindow(width: 460, height: 380) { window, fields in
      fields.last?.focus()
      settle()
      window.submit()
      settle()
      XCTAssertTrue(window.window.focusedImplementation === fields[0])
      let summary = bounds(of: window.view.content.notices.summary.box, in: window)
      XCTAssertGreaterThanOrEqual(summary.origin.y, 0)
      let first = bounds(of: fields[0], in: window)
      XCTAssertLessThan(first.origin.y + first.size.height, Float(top(ofFooterIn: window)))
    }
  }

  func testScrollsTheWholeFocusedControlIntoView() {
    withWindow(width: 460, height: 300) { window, fields in
      window.submit()
      for field in fields.reversed() + fields {
        field.focus()
        settle()
        let place = bounds(of: field, in: window)
        XCTAssertGreaterThanOrEqual(place.origin.y, 0, field.title)
        XCTAssertLessThanOrEqual(
          place.origin.y + place.size.height, Float(top(ofFooterIn: window)), field.title)
      }
    }
  }

  func testScrollsTheFocusedPartOfATallControlIntoView() {
    MainActor.assumeIsolated {
      let form = Form(GuestList(["Mei", "Ada", "Zoë", "Bo"])) {
        FieldValidation(\.guests, rules: [.maxCount(3).message("Only 3 guests")])
      }
      let rows = makeGuestRows(form)
      let window = FormWindowController("Guests", FormView(form, submitTitle: "_Send") { rows })
      window.widget.size = Window.Size(width: 460, height: 300)
      window.present()
      spin(until: gtk_window_is_active(window.window.gtk) != 0)
      settle()
      let height = bounds(of: rows, in: window).size.height
      XCTAssertGreaterThan(Double(height), top(ofFooterIn: window))
      window.submit()
      settle()
      XCTAssertNotEqual(gtk_widget_has_focus(rows.addButton), 0)
      assertInSight(rows.addButton, in: window)
      XCTAssertEqual(rows.shownMessages, ["Only 3 guests"])
      let message = visible(gtk_label_get_type(), in: rows.widget.pointer).first {
        String(cString: gtk_label_get_text(OpaquePointer($0))) == "Only 3 guests"
      }
      // The space below its letters may be out of sight.
      if let message { assertInSight(message, in: window, butFor: 4) }
      for button in visible(gtk_button_get_type(), in: rows.widget.pointer)
      where gtk_widget_grab_focus(button) != 0 {
        settle()
        assertInSight(button, in: window)
      }
      window.close()
    }
  }

  func testScrollsTheMessageOfANewlyRevealedFieldIntoView() {
    MainActor.assumeIsolated {
      let form = Form(Order()) {
        FieldValidation(\.company, .required, when: { $0.isForCompany })
      }
      let company = FormTextField("Company", form.field(\.company))
      let window = FormWindowController(
        "Order",
        FormView(form, submitTitle: "_Send") {
          FormTextField("Name", form.field(\.name))
          FormTextField("Street", form.field(\.street))
          FormCheckButton("For a company", form.field(\.isForCompany))
          company
        })
      window.window.setDefaultWidth(460)
      window.present()
      spin(until: gtk_window_is_active(window.window.gtk) != 0)
      settle()
      form.isForCompany = true
      window.submit()
      XCTAssertEqual(company.shownMessages, ["Fill in this field"])
      settle()
      let place = bounds(of: company, in: window)
      XCTAssertLessThanOrEqual(
        place.origin.y + place.size.height, Float(top(ofFooterIn: window)))
      window.close()
    }
  }

  func testScrollsTheMessageIntoViewIfTheHostScrolls() {
    MainActor.assumeIsolated {
      let form = Form(Order()) {
        FieldValidation(\.company, .required, when: { $0.isForCompany })
      }
      let company = FormTextField("Company", form.field(\.company))
      let view = FormView(form, submitTitle: "_Send") {
        FormTextField("Name", form.field(\.name))
        FormTextField("Street", form.field(\.street))
        FormCheckButton("For a company", form.field(\.isForCompany))
        company
      }
      view.scrolls = false
      let column = Box(.column)
      for _ in 1...6 { column.append(Label("Above the form")) }
      column.append(view.widget)
      let scroller = ScrolledWindow(column)
      let window = Window(title: "Order")
      window.content = scroller
      gtk_window_set_default_size(window.gtk, 460, 300)
      window.present()
      spin(until: gtk_window_is_active(window.gtk) != 0)
      settle()
      form.isForCompany = true
      view.submit()
      XCTAssertEqual(company.shownMessages, ["Fill in this field"])
      settle()
      var place = graphene_rect_t()
      _ = gtk_widget_compute_bounds(company.widget.pointer, scroller.pointer, &place)
      XCTAssertGreaterThanOrEqual(place.origin.y, 0)
      XCTAssertLessThanOrEqual(
        place.origin.y + place.size.height, Float(gtk_widget_get_height(scroller.pointer)))
      window.destroy()
    }
  }

  func testLeavesSpaceBetweenABannerAndTheControlBelowIt() {
    withWindow(width: 460, height: 380) { window, fields in
      window.view.showError("The server does not answer")
      for field in fields.reversed() {
        field.focus()
        settle()
        let label = visible(gtk_label_get_type(), in: window.widget.pointer).first {
          String(cString: gtk_label_get_text(OpaquePointer($0))) == "The server does not answer"
        }
        let banner = label.flatMap { gtk_widget_get_parent(gtk_widget_get_parent($0)) }
        var place = graphene_rect_t()
        _ = gtk_widget_compute_bounds(banner, window.widget.pointer, &place)
        let end = place.origin.y + place.size.height
        XCTAssertGreaterThanOrEqual(bounds(of: field, in: window).origin.y, end + 18, field.title)
      }
    }
  }

  func testNothingMovesWhenAMessageAppears() {
    withWindow(width: 460, height: 800) { window, fields in
      let before = bounds(of: fields[3], in: window).origin.y
      fields[1].setError("Use another name")
      settle()
      XCTAssertEqual(bounds(of: fields[3], in: window).origin.y, before)
    }
  }

  func testReportsASuccessAndStartsOver() {
    withWindow(width: 460, height: 500, message: { "\($0.names[0].text) is on the list" }) {
      window, fields in
      for field in fields { field.text = "Mei" }
      window.submit()
      XCTAssertTrue(labels(in: window.widget.pointer).contains("Mei is on the list"))
      XCTAssertEqual(fields[0].text, "")
      fields[0].text = "Li"
      assertSoon(!labels(in: window.widget.pointer).contains("Mei is on the list"))
    }
  }

  func testAWindowGrowsForASuccessMessageAndCoversNoField() {
    for count in [1, 6] {
      withWindow(width: 460, height: -1, count: count, message: { _ in "Sent" }) { window, fields in
        var heights: [Int32] = []
        for _ in 0..<2 {
          submit(window, fields)
          assertInSight(fields[0].widget.pointer, in: window)
          let last = bounds(of: fields[count - 1], in: window)
          let toast = bounds(of: window.view.content.notices.toast.widget, in: window)
          XCTAssertGreaterThan(toast.size.height, 0)
          XCTAssertLessThanOrEqual(last.origin.y + last.size.height, toast.origin.y)
          heights.append(gtk_widget_get_height(window.widget.pointer))
          window.view.content.notices.endSuccess()
          settle()
        }
        XCTAssertEqual(heights.first, heights.last, "It grows only once.")
      }
    }
  }

  func testAWindowDoesNotGrowBeyondTheScreen() {
    withWindow(width: 460, height: -1, count: 9, message: { _ in "Sent" }) { window, fields in
      let height = gtk_widget_get_height(window.widget.pointer)
      submit(window, fields)
      XCTAssertEqual(gtk_widget_get_height(window.widget.pointer), height)
      assertInSight(fields[0].widget.pointer, in: window)
    }
  }

  func testClosesOnSuccessOnRequest() {
    withWindow(width: 460, height: 500, closesOnSuccess: true) { window, fields in
      var isClosed = false
      window.onClose { isClosed = true }
      window.submit()
      XCTAssertFalse(isClosed)
      for field in fields { field.text = "Mei" }
      window.submit()
      XCTAssertTrue(isClosed)
    }
  }

  func testShowsTheProgramsActionsBesideTheSubmitButton() {
    withWindow(width: 460, height: 500, hasActions: true) { window, _ in
      let titles = visible(gtk_button_get_type(), in: window.widget.pointer).flatMap {
        labels(in: $0)
      }
      XCTAssertEqual(titles, ["Help", "Cancel", "Send"])
      findButton("Help", in: window.widget.pointer).map(click)
      XCTAssertTrue(labels(in: window.widget.pointer).contains("Ask Li"))
      var isClosed = false
      window.onClose { isClosed = true }
      findButton("Cancel", in: window.widget.pointer).map(click)
      XCTAssertTrue(isClosed)
    }
  }

  func testSubmitsOnTheLastPageAndStartsOverOnTheFirst() {
    MainActor.assumeIsolated {
      let form = Form(List()) {
        each(\.names) { FieldValidation(\.text, .required("Enter a name")) }
      }
      let fields = (0..<6).map { FormTextField("Name \($0)", form.field(\.names[id: $0].text)) }
      let window = FormWindowController(
        "List",
        FormView(form, submitTitle: "_Send") {
          FormPages {
            FormPage("First") { for field in fields[..<3] { field } }
            FormPage("Second") { for field in fields[3...] { field } }
          }
        })
      window.present()
      XCTAssertNil(findButton("Send", in: window.widget.pointer))
      for field in fields[..<3] { field.text = "Mei" }
      findButton("Next", in: window.widget.pointer).map(click)
      XCTAssertNotNil(findButton("Send", in: window.widget.pointer))
      window.submit()
      XCTAssertEqual(fields[3].shownMessages, ["Enter a name"])
      for field in fields { field.text = "Mei" }
      window.submit()
      XCTAssertEqual(fields[0].text, "")
      XCTAssertNil(findButton("Send", in: window.widget.pointer))
      window.close()
    }
  }

  func testTurnsTheStackAroundAControlThatGetsTheFocus() {
    onStage { stage in
      let stack = OpaquePointer(gtk_stack_new()!)
      let field = FormTextField("Second")
      stage.lifetimes.watch(field)
      let first: WidgetPointer = gtk_label_new("First")
      gtk_stack_add_child(stack, first)
      gtk_stack_add_child(stack, field.widget.pointer)
      stage.put(UnsafeMutablePointer<GtkWidget>(stack))
      stage.show()
      XCTAssertTrue(gtk_stack_get_visible_child(stack) == first)
      field.focus()
      XCTAssertTrue(gtk_stack_get_visible_child(stack) == field.widget.pointer)
      XCTAssertTrue(stage.isFocused(field))
    }
  }
}

private struct Order {
  var name = ""
  var street = ""
  var isForCompany = false
  var company = ""
}

private struct List {
  var names: [Name]

  init(count: Int = 6) { names = (0..<count).map { Name(id: $0) } }

  struct Name: Identifiable, Equatable {
    let id: Int
    var text = ""
  }
}

private func withWindow(
  width: Int32, height: Int32, count: Int = 6, message: (@MainActor (List) -> String)? = nil,
  closesOnSuccess: Bool = false, hasActions: Bool = false,
  _ body: @MainActor (FormWindowController, [FormTextField]) -> Void
) {
  MainActor.assumeIsolated {
    let form = Form(List(count: count)) {
      each(\.names) { FieldValidation(\.text, .required("Enter a name")) }
    }
    let fields = (0..<count).map { FormTextField("Name \($0)", form.field(\.names[id: $0].text)) }
    let actions = [FormAction("_Help") { $0.showError("Ask Li") }, .cancel]
    let window = FormWindowController(
      "List",
      FormView(
        form, submitTitle: "_Send", successMessage: message, closesOnSuccess: closesOnSuccess,
        actions: hasActions ? actions : []
      ) {
        for field in fields { field }
      })
    let gtkWindow = UnsafeMutableRawPointer(window.widget.pointer).assumingMemoryBound(
      to: GtkWindow.self)
    gtk_window_set_default_size(gtkWindow, width, height)
    window.present()
    spin(
      until: gtk_widget_get_width(window.widget.pointer) >= width
        && gtk_window_is_active(gtkWindow) != 0)
    settle()
    body(window, fields)
    window.close()
  }
}

/// Fills in and submits a form, and waits for the success message.
@MainActor
private func submit(_ window: FormWindowController, _ fields: [FormTextField]) {
  for field in fields { field.text = "Mei" }
  window.submit()
  assertSoon(labels(in: window.widget.pointer).contains("Sent"))
  settle()
}

/// Waits until the layout is done.
@MainActor
private func settle() {
  let end = g_get_monotonic_time() + 400_000
  spin(until: g_get_monotonic_time() > end)
}

@MainActor
private func bounds(of control: FormControl, in window: FormWindowController) -> graphene_rect_t {
  bounds(of: control.widget, in: window)
}

@MainActor
private func bounds(of widget: Widget, in window: FormWindowController) -> graphene_rect_t {
  var bounds = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget.pointer, window.widget.pointer, &bounds)
  return bounds
}

@MainActor
private func assertInSight(
  _ widget: WidgetPointer, in window: FormWindowController, butFor rest: Double = 0,
  line: UInt = #line
) {
  var bounds = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget, window.widget.pointer, &bounds)
  XCTAssertGreaterThanOrEqual(bounds.origin.y, 0, line: line)
  XCTAssertLessThanOrEqual(
    Double(bounds.origin.y + bounds.size.height) - rest, top(ofFooterIn: window), line: line)
}

/// Returns the position in the window where the scrolling part ends.
@MainActor
private func top(ofFooterIn window: FormWindowController) -> Double {
  guard let button = findButton("Send", in: window.widget.pointer) else { return 0 }
  var bounds = graphene_rect_t()
  _ = gtk_widget_compute_bounds(gtk_widget_get_parent(button), window.widget.pointer, &bounds)
  return Double(bounds.origin.y)
}
