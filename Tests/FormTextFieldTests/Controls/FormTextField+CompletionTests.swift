import CGtk
import CGtkTesting
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTextFieldCompletionTests: WidgetTestCase {
  func testSuggestsTextsThatBeginWithTheInput() {
    withCountries { stage, country in
      enter("ob", into: country)
      XCTAssertEqual(offered(by: country), [])
      stage.erase(country)
      enter("b", into: country)
      XCTAssertEqual(offered(by: country), ["Belgium", "Bulgaria", "Bosnia and Herzegovina"])
      enter("O", into: country)
      XCTAssertEqual(offered(by: country), ["Bosnia and Herzegovina"])
      stage.erase(country)
      enter("herz", into: country)
      XCTAssertEqual(offered(by: country), ["Bosnia and Herzegovina"])
      XCTAssertTrue(stage.isFocused(country), "typing goes on")
      XCTAssertEqual(country.text, "herz")
      stage.erase(country)
      XCTAssertEqual(offered(by: country), [])
      enter("osterr", into: country)
      XCTAssertEqual(offered(by: country), ["Österreich"], "whatever its accents")
    }
  }

  func testASuggestionIsChosenWithTheKeyboard() {
    withCountries { stage, country in
      var texts: [String] = []
      country.onChange { [unowned country] in texts.append(country.text) }
      enter("b", into: country)
      assertDescription(innerEntry(of: country), "3 suggestions\nrequired")
      assertExpanded(innerEntry(of: country), true)
      XCTAssertTrue(press("Down", in: country))
      assertDescription(innerEntry(of: country), "Belgium, 1 of 3\nrequired")
      XCTAssertTrue(press("Up", in: country))
      XCTAssertTrue(press("Up", in: country))
      assertDescription(innerEntry(of: country), "Bulgaria, 2 of 3\nrequired")
      XCTAssertEqual(country.text, "b")
      XCTAssertTrue(press("Return", in: country))
      XCTAssertEqual(texts, ["b", "Bulgaria"])
      XCTAssertEqual(offered(by: country), [])
      assertDescription(innerEntry(of: country), "required")
      assertExpanded(innerEntry(of: country), false)
      XCTAssertTrue(stage.isFocused(country))
      XCTAssertFalse(press("Return", in: country), "submits")
    }
  }

  func testAcceptsAnyOtherText() {
    withCountries { stage, country in
      enter("b", into: country)
      XCTAssertFalse(press("Return", in: country), "nothing is selected")
      XCTAssertEqual(offered(by: country), [])
      enter("e", into: country)
      XCTAssertEqual(offered(by: country), ["Belgium"])
      XCTAssertTrue(press("Escape", in: country))
      XCTAssertEqual(offered(by: country), [])
      XCTAssertFalse(press("Escape", in: country), "closes the window")
      XCTAssertEqual(country.text, "be")
      XCTAssertTrue(press("Down", in: country))
      XCTAssertEqual(offered(by: country), ["Belgium"], "offered again")
      let other = stage.field("Other")
      stage.focus(other)
      XCTAssertEqual(offered(by: country), [])
      XCTAssertEqual(country.text, "be")
    }
  }

  func testASuggestionIsChosenByAClick() {
    withCountries { stage, country in
      enter("a", into: country)
      let rows = visible(gtk_list_box_row_get_type(), in: country.widget.pointer)
      XCTAssertEqual(rows.count, 3)
      gtk_widget_activate(rows[0])
      XCTAssertEqual(country.text, "Austria")
      XCTAssertEqual(offered(by: country), [])
    }
  }

  func testSuggestsNothingWithoutTheFocusOrDuringAComposition() {
    onStage { stage in
      let country = stage.field("_Country")
      country.completion = .list(["Austria"])
      stage.show()
      stage.focusNothing()
      stage.type("a", into: country)
      XCTAssertEqual(offered(by: country), [])
      country.completion = nil
      stage.focus(country)
      enter("u", into: country)
      XCTAssertEqual(offered(by: country), [])
      XCTAssertFalse(press("Down", in: country))
    }
  }

  func testNotifiesOfANewCompletion() {
    onStage { stage in
      let (country, tags) = (stage.field("_Country"), FormTagsField("_Tags"))
      stage.put(tags)
      var count = 0
      for widget in [country.widget, tags.widget] {
        widget.connect("notify::completion") { count += 1 }
      }
      for completion in [.list(["Austria"]), nil, nil] as [TextCompletion?] {
        country.completion = completion
        tags.completion = completion
      }
      XCTAssertEqual(count, 4, "without a change, there's no notice")
    }
  }

  func testSearchesForTheLatestText() {
    onStage { stage in
      let city = stage.field("_City")
      var searched: [String] = []
      city.completion = .search(after: .zero) { text in
        searched.append(text)
        if text == "x" { throw CancellationError() }
        return [text + "polis", text + "stadt"]
      }
      stage.show()
      stage.focus(city)
      enter("g", into: city)
      enter("o", into: city)
      assertSoon(offered(by: city), ["gopolis", "gostadt"])
      XCTAssertEqual(searched.last, "go")
      stage.erase(city)
      enter("x", into: city)
      assertSoon(searched.last, "x")
      XCTAssertEqual(offered(by: city), [])
      enter("y", into: city)
      _ = press("Escape", in: city)
    }
  }

  func testShowsTheSelectionInALongList() {
    onStage { stage in
      let town = stage.field("_Town")
      town.completion = .list((1...40).map { "Town \($0)" })
      stage.show()
      stage.focus(town)
      enter("t", into: town)
      let rows = visible(gtk_list_box_row_get_type(), in: town.widget.pointer)
      XCTAssertEqual(rows.count, 40)
      assertSoon(gtk_widget_get_height(rows[39]) > 0)
      XCTAssertFalse(isInSight(rows[19]))
      for _ in 1...20 { XCTAssertTrue(press("Down", in: town)) }
      assertSoon(isInSight(rows[19]))
      XCTAssertFalse(isInSight(rows[0]))
      enter("o", into: town)
      let fewer = visible(gtk_list_box_row_get_type(), in: town.widget.pointer)
      assertSoon(isInSight(fewer[0]), "another list starts at its top")
    }
  }

  func testALongSuggestionWraps() {
    onStage { stage in
      let street = stage.field("_Street")
      street.completion = .list([String(repeating: "Long ", count: 50) + "Street"])
      stage.widen()
      stage.show()
      stage.focus(street)
      enter("l", into: street)
      let row = visible(gtk_list_box_row_get_type(), in: street.widget.pointer)[0]
      assertSoon(gtk_widget_get_width(row) > 0)
      XCTAssertLessThanOrEqual(
        gtk_widget_get_width(row), gtk_widget_get_width(street.widget.pointer))
      XCTAssertTrue(isInSight(row))
      let list = gtk_widget_get_ancestor(row, gtk_scrolled_window_get_type())
      XCTAssertLessThan(gtk_widget_get_height(list), gtk_widget_get_height(row) * 3 / 2)
    }
  }

  func testClosesOnceItNoLongerMatchesTheText() {
    withCountries { stage, country in
      enter("b", into: country)
      country.text = "Chile"
      assertSoon(offered(by: country), [], "the program sets another text")
      XCTAssertEqual(country.text, "Chile")
      stage.erase(country)
      enter("b", into: country)
      XCTAssertEqual(offered(by: country).count, 3)
      country.isEditable = false
      XCTAssertEqual(offered(by: country), [], "it's read only")
      country.isEditable = true
      enter("e", into: country)
      XCTAssertEqual(offered(by: country), ["Belgium"])
      country.widget.isSensitive = false
      assertSoon(offered(by: country), [], "it's disabled")
      country.widget.isSensitive = true
    }
  }

  func testClosesWhenAnotherWindowIsInFront() {
    withCountries { stage, country in
      enter("b", into: country)
      XCTAssertEqual(offered(by: country).count, 3)
      let other = Stage(lifetimes: stage.lifetimes)
      _ = other.field("Other")
      other.show()
      assertSoon(offered(by: country), [])
      other.close()
    }
  }

  func testIsReleasedWithItsWindowWhileItIsOpen() {
    withCountries { stage, country in
      enter("b", into: country)
      XCTAssertEqual(offered(by: country).count, 3)
    }
  }

  private func withCountries(_ body: @MainActor (Stage, FormTextField) -> Void) {
    onStage { stage in
      let country = stage.field("_Country", [.required])
      country.completion = .list([
        "Austria", "Australia", "Belgium", "Bulgaria", "Bosnia and Herzegovina", "Österreich",
      ])
      stage.show()
      stage.focus(country)
      body(stage, country)
    }
  }
}

/// Returns whether the middle of a row is in the visible part of its list.
@MainActor
private func isInSight(_ row: WidgetPointer) -> Bool {
  guard let scroller = gtk_widget_get_ancestor(row, gtk_scrolled_window_get_type()) else {
    return false
  }
  var bounds = graphene_rect_t()
  guard gtk_widget_compute_bounds(row, scroller, &bounds) != 0 else { return false }
  let middle = Double(bounds.origin.y) + Double(bounds.size.height) / 2
  return bounds.size.height > 0 && 0...Double(gtk_widget_get_height(scroller)) ~= middle
}

/// Returns the texts in the list below a field.
@MainActor
private func offered(by field: FormTextField) -> [String] {
  visible(gtk_popover_get_type(), in: field.widget.pointer).flatMap { labels(in: $0) }
}
