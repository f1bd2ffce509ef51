import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormChoiceSearchTests: WidgetTestCase {
  func testIsSearchableWithTenOptionsOrMore() {
    onStage { stage in
      let month = FormChoice("Month", options: (1...9).map { "\($0)" })
      stage.put(month)
      XCTAssertEqual(gtk_drop_down_get_enable_search(dropDown(of: month)), 1)
      month.options = (1...8).map { "\($0)" }
      XCTAssertEqual(gtk_drop_down_get_enable_search(dropDown(of: month)), 0)
      let few = FormChoice("Nine", options: (1...9).map { "\($0)" })
      few.value = "3"
      stage.put(few)
      few.options = ["3", "4"]
      XCTAssertEqual(shownTitle(of: few), "3")
    }
  }

  func testFiltersAsLettersAreTypedIntoTheOpenListAndChoosesTheMatch() {
    onStage { stage in
      let countries = ["Austria", "Belgium", "Denmark", "France", "Germany", "Ghana", "Ireland"]
      let country = FormChoice("Country", options: countries + ["Italy", "Poland", "Spain"])
      stage.put(country)
      stage.show()
      country.focus()
      press("space")
      typeText("ger")
      press("Return")
      XCTAssertEqual(country.value, "Germany")
      press("space")
      typeText("fra")
      press("Escape")
      XCTAssertEqual(country.value, "Germany", "nothing is chosen by typing alone")
      press("space")
      typeText("ire")
      press("Return")
      XCTAssertEqual(country.value, "Ireland", "each search starts empty")
      press("space")
      typeText("MARK")
      press("Return")
      XCTAssertEqual(country.value, "Denmark", "letters within a title are found")
    }
  }

  func testEnterPrefersAMatchThatBeginsWithTheLetters() {
    onStage { stage in
      let countries = [
        "Marshall Islands", "Micronesia (States)", "Germany", "Ghana", "States, United",
      ]
      let country = FormChoice("Country", options: countries + (1...8).map { "Country \($0)" })
      stage.put(country)
      stage.show()
      country.focus()
      for (letters, expected) in [
        ("states", "States, United"), ("mar", "Marshall Islands"), ("g", "Germany"),
      ] {
        press("space")
        typeText(letters)
        press("Return")
        XCTAssertEqual(country.value, expected, letters)
      }
    }
  }

  func testAnOpenedListShowsTheChosenOption() {
    onStage { stage in
      let place = FormChoice(
        "Place", value: "Option 50", options: (1...60).map { "Option \($0)" })
      stage.put(place)
      stage.show()
      place.focus()
      press("space")
      assertSoon(visibleRows(of: place).contains("Option 50"))
      XCTAssertEqual(markedRow(of: place), "Option 50")
      typeText("2")
      XCTAssertEqual(markedRow(of: place), "Option 2")
      press("Escape")
      press("space")
      assertSoon(visibleRows(of: place).contains("Option 50"), "after a search")
      XCTAssertEqual(markedRow(of: place), "Option 50")
      press("Escape")
      XCTAssertEqual(place.value, "Option 50")
    }
  }

  func testLettersTypedInTheListAreSearchedFor() {
    onStage { stage in
      let names = ["France", "Finland", "Romania"] + (1...9).map { "\($0)" }
      let country = FormChoice("Country", options: names)
      stage.put(country)
      stage.show()
      country.focus()
      press("space", "Tab", "Tab")
      typeText("fin")
      press("Return")
      assertSoon(country.value, "Finland")
    }
  }

  func testASearchWithoutAMatchSaysSo() {
    onStage { stage in
      let place = FormChoice("Place", options: (1...12).map { "Option \($0)" })
      stage.put(place)
      stage.show()
      place.focus()
      let isShown = { labels(in: place.widget.pointer).contains("No matches") }
      press("space")
      XCTAssertFalse(isShown())
      typeText("x")
      assertSoon(isShown())
      press("BackSpace")
      assertSoon(!isShown())
      typeText("x")
      press("Escape")
      press("space")
      XCTAssertFalse(isShown())
      press("Escape")
    }
  }

  func testFiltersOnceForEachLetter() {
    onStage { stage in
      let place = FormChoice("Place", options: ["Österreich"] + (1...9).map { "\($0)" })
      stage.put(place)
      stage.show()
      place.focus()
      press("space")
      var changes = 0
      let filter = filter(of: place)
      connectSignal(UnsafeMutableRawPointer(filter), "changed") { changes += 1 }
      let entry = visible(gtk_search_entry_get_type(), in: place.widget.pointer)[0]
      gtk_editable_set_text(OpaquePointer(entry), "Ö")
      let search = { gtk_string_filter_get_search(filter).map { String(cString: $0) } }
      assertSoon(search(), "o")
      XCTAssertEqual(changes, 1)
      press("Escape")
    }
  }

  func testFindsATitleWithoutItsAccents() {
    onStage { stage in
      let places = ["Belgique", "Österreich", "Łódź", "São Tomé", "Côte d’Ivoire", "Ελλάδα"]
      let place = FormChoice("Place", options: places + ["1", "2", "3", "4"])
      stage.put(place)
      stage.show()
      place.focus()
      for (typed, title) in [("osterreich", "Österreich"), ("TOME", "São Tomé"), ("lod", "Łódź")] {
        press("space")
        typeText(typed)
        press("Return")
        XCTAssertEqual(place.value, title, typed)
      }
      place.options = places.reversed() + ["1", "2", "3", "4"]
      press("space")
      typeText("d'i")
      press("Return")
      XCTAssertEqual(place.value, "Côte d’Ivoire")
    }
  }
}

/// Returns the titles in the visible part of the open list.
@MainActor
private func visibleRows<Option>(of choice: FormChoice<Option>) -> [String] {
  guard let list = visible(gtk_list_view_get_type(), in: choice.widget.pointer).first else {
    return []
  }
  return Widget(list).children.filter { row in
    var bounds = graphene_rect_t()
    let isPlaced = gtk_widget_compute_bounds(row.pointer, list, &bounds) != 0
    let middle = Double(bounds.origin.y) + Double(bounds.size.height) / 2
    return isPlaced && row.isMapped && 0...Double(gtk_widget_get_height(list)) ~= middle
  }.flatMap { labels(in: $0.pointer).prefix(1) }
}

/// Returns the title of the marked row in the open list.
@MainActor
private func markedRow<Option>(of choice: FormChoice<Option>) -> String? {
  guard let list = visible(gtk_list_view_get_type(), in: choice.widget.pointer).first else {
    return nil
  }
  let rows = gtk_list_view_get_model(OpaquePointer(list))
  return gtk_single_selection_get_selected_item(rows).map {
    String(cString: gtk_string_object_get_string(OpaquePointer($0)))
  }
}

/// Returns the filter of the open list.
@MainActor
private func filter<Option>(of choice: FormChoice<Option>) -> OpaquePointer {
  let list = visible(gtk_list_view_get_type(), in: choice.widget.pointer)[0]
  let selection = gtk_list_view_get_model(OpaquePointer(list))
  let model = gtk_single_selection_get_model(selection)
  return OpaquePointer(gtk_filter_list_model_get_filter(model)!)
}
