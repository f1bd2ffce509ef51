import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Tab moves through a window in reading order, in both text directions.
final class TabOrderTests: WidgetTestCase {
  func testTabFollowsTheReadingOrder() {
    forBothDirections {
      withTrip { trip in
        trip.showErrors()
        let stops = stops(of: GTK_DIR_TAB_FORWARD, in: trip.window)
        XCTAssertEqual(stops.count, 22, "\(stops.map(words))")
        for (one, next) in zip(stops, stops.dropFirst()) where !isBefore(one, next) {
          XCTFail("\(words(of: next)) is read before \(words(of: one)), and comes after it")
        }
      }
    }
  }

  func testShiftTabGoesBackTheSameWay() {
    forBothDirections {
      withTrip { trip in
        trip.showErrors()
        let forward = stops(of: GTK_DIR_TAB_FORWARD, in: trip.window)
        let backward = stops(of: GTK_DIR_TAB_BACKWARD, in: trip.window)
        XCTAssertEqual(backward.reversed().map(words), forward.map(words))
        XCTAssertEqual(backward.reversed(), forward)
      }
    }
  }

  func testTabIsNotDivertedByALongMessageInAColumn() {
    onStage { stage in
      let columns = FormColumns {
        FormTextField("Postal code", validators: [.email])
        FormTextField("City")
      }
      stage.put(columns.widget.pointer)
      stage.put(FormTextField("Street"))
      stage.show()
      let postalCode = columns.controls[0]
      postalCode.focus()
      typeText("x")
      press("Tab")
      XCTAssertTrue(hasFocus(within: columns.controls[1].widget.pointer))
      postalCode.setError(longMessage)
      spin(until: gtk_widget_get_height(postalCode.widget.pointer) > 100)
      press("shift+Tab")
      XCTAssertTrue(hasFocus(within: postalCode.widget.pointer))
      press("Tab")
      XCTAssertTrue(hasFocus(within: columns.controls[1].widget.pointer))
      press("Tab")
      XCTAssertFalse(hasFocus(within: columns.widget.pointer))
    }
  }

  func testTheFieldsOfARowComeBeforeItsButtons() {
    onStage { stage in
      let form = makeGuestForm(["Ada", "Mei"])
      let rows = putGuests(form, on: stage)
      stage.show()
      rows.field(0).focus()
      press("Tab")
      XCTAssertEqual(focusedWidget(around: rows), rows.button("Move Guest 1 Down"))
      press("Tab", "Tab")
      XCTAssertTrue(hasFocus(within: rows.field(1).widget.pointer))
      press("shift+Tab")
      XCTAssertEqual(focusedWidget(around: rows), rows.button("Remove Guest 1"))
    }
  }

  private func forBothDirections(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated {
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        body()
      }
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    }
  }
}

private let longMessage: ValidationMessage =
  """
  Enter the postal code as it is written on a letter: the letters in capitals, the digits behind them, \
  and a space between the two; for a country without postal codes, leave it empty and enter the region
  """

// MARK: - A window with everything that has an order

private struct Trip {
  var postalCode = ""
  var city = ""
  var street = ""
  var start: CalendarDateTime?
  var password = ""
  var seat: String? = "Aisle"
  var meals: Set<String> = []
  var weight: Double?
  var color = ""
  var guests = [ListedGuest(id: 1, name: ""), ListedGuest(id: 2, name: "")]
}

@MainActor
private final class TripWindow {
  let form = Form(Trip()) {}
  let controller: FormWindowController

  init() {
    let form = form
    controller = FormWindowController(
      "Trip",
      FormView(form, submitTitle: "_Book", actions: [.cancel]) {
        FormPages {
          FormPage("Address") {
            FormColumns {
              FormTextField("Postal code", form.field(\.postalCode))
              FormTextField("City", form.field(\.city))
            }
            FormTextField("Street", form.field(\.street))
            FormColumns(.labelsBeside) {
              FormDateTimeField("Start", form.field(\.start))
              FormPasswordField("Password", form.field(\.password))
            }
            FormColumns {
              FormMultipleChoice("Meals", form.field(\.meals), options: ["Lunch", "Dinner"])
              FormChoice("Seat", form.field(\.seat), options: ["Aisle", "Window"]).with {
                $0.style = .radio
              }
              FormNumberField("Weight", form.field(\.weight))
            }
            FormRows("Guests", form, each: \.guests, rowTitle: "Guest", adding: { ListedGuest() }) {
              guest in
              FormTextField("Name", guest.field(\.name))
            }
          }
          FormPage("Extras") { FormColorField("Color", form.field(\.color)) }
        }
      })
  }

  var window: WidgetPointer { controller.widget.pointer }

  /// Gives every other control a message of several lines, so that neighbors differ in height.
  func showErrors() {
    for (place, control) in controller.view.controls.enumerated() where place.isMultiple(of: 2) {
      control.setError(longMessage)
    }
    let first = controller.view.controls[0]
    spin(until: gtk_widget_get_height(first.widget.pointer) > 100)
  }
}

@MainActor
private func withTrip(_ body: @MainActor (TripWindow) -> Void) {
  let lifetimes = Lifetimes()
  showTrip(lifetimes, body)
  spin(until: lifetimes.survivors.isEmpty)
  XCTAssertEqual(lifetimes.survivors, [])
}

@MainActor
private func showTrip(_ lifetimes: Lifetimes, _ body: @MainActor (TripWindow) -> Void) {
  let trip = TripWindow()
  lifetimes.watch(trip.controller, "the controller")
  trip.controller.view.asksBeforeClosing = false
  trip.controller.present()
  spin(until: gtk_widget_get_height(trip.controller.view.controls[0].widget.pointer) > 0)
  body(trip)
  trip.controller.close()
}

// MARK: - Focus and reading order

/// Returns the widgets where Tab stops in a window, until it returns to the first one.
@MainActor
private func stops(of direction: GtkDirectionType, in window: WidgetPointer) -> [WidgetPointer] {
  let root = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_focus(root, nil)
  var stops: [WidgetPointer] = []
  while gtk_widget_child_focus(window, direction) != 0, let stop = gtk_window_get_focus(root),
    !stops.contains(stop)
  {
    stops.append(stop)
  }
  return stops
}

/// Returns whether one stop is read before another.
@MainActor
private func isBefore(_ one: WidgetPointer, _ other: WidgetPointer) -> Bool {
  let (group, otherGroup) = (readTogether(one), readTogether(other))
  if group == otherGroup, isInHeader(one) == isInHeader(other) {
    let (area, otherArea) = (area(of: one), area(of: other))
    let areOnOneLine = area.minY < otherArea.maxY && otherArea.minY < area.maxY
    return areOnOneLine ? isAhead(area, otherArea) : area.minY < otherArea.minY
  }
  // The fields of a row are below its buttons, but they are what the user came for.
  if isInHeader(one), gtk_widget_is_ancestor(other, row(around: one)) != 0 { return false }
  if isInHeader(other), gtk_widget_is_ancestor(one, row(around: other)) != 0 { return true }
  let (area, otherArea) = (area(of: group), area(of: otherGroup))
  return area.minY == otherArea.minY ? isAhead(area, otherArea) : area.minY < otherArea.minY
}

private func isAhead(_ area: CGRect, _ other: CGRect) -> Bool {
  gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    ? area.minX > other.minX : area.minX < other.minX
}

/// Returns the control around a stop, whose parts are read one after the other, or the stop itself.
@MainActor
private func readTogether(_ stop: WidgetPointer) -> WidgetPointer {
  if let row = row(around: stop), isInHeader(stop) { return row }
  var widget: WidgetPointer? = stop
  while let current = widget {
    if let control = formControl(of: current) {
      return control.frame.editor is RowList ? stop : current
    }
    widget = gtk_widget_get_parent(current)
  }
  return stop
}

/// Returns the row of a collection around a widget.
@MainActor
private func row(around widget: WidgetPointer?) -> WidgetPointer? {
  guard let widget else { return nil }
  if gtk_widget_has_css_class(widget, "form-row") != 0 { return widget }
  return row(around: gtk_widget_get_parent(widget))
}

/// Returns whether a stop is one of a row's buttons.
@MainActor
private func isInHeader(_ stop: WidgetPointer) -> Bool {
  gtk_widget_get_parent(gtk_widget_get_parent(stop)) == row(around: stop)
}

@MainActor
private func area(of widget: WidgetPointer) -> CGRect {
  var bounds = graphene_rect_t()
  let root: OpaquePointer = gtk_widget_get_root(widget)
  _ = gtk_widget_compute_bounds(widget, UnsafeMutablePointer(root), &bounds)
  // Content that is scrolled out of sight is still read before the footer.
  let isScrolled = gtk_widget_get_ancestor(widget, gtk_viewport_get_type()) != nil
  return CGRect(
    x: Double(bounds.origin.x), y: Double(bounds.origin.y) + (isScrolled ? 0 : 10_000),
    width: Double(bounds.size.width), height: Double(bounds.size.height))
}

/// Returns the class of a stop and the title of the control around it.
@MainActor
private func words(of stop: WidgetPointer) -> String {
  let type = String(cString: gtk_widget_get_css_name(stop))
  var widget: WidgetPointer? = stop
  while let current = widget {
    if let control = formControl(of: current) { return "\(type) of \(control.name)" }
    widget = gtk_widget_get_parent(current)
  }
  return "\(type) \(labels(in: stop).joined(separator: " "))"
}
