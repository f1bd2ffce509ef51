import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormSearchFieldTests: WidgetTestCase {
  func testSearchesOnceTypingPauses() {
    whileSearching(after: .seconds(1)) { search, searches in
      XCTAssertEqual(searches(), [], "a key press does not wait for it")
      assertSoon(searches() == ["mei"])
      search.searchDelay = .milliseconds(10)
      search.text = "Lin"
      assertSoon(searches() == ["mei", "Lin"])
    }
  }

  func testSearchesImmediatelyOnEnterAndWhenItIsCleared() {
    whileSearching(after: .seconds(60)) { search, searches in
      press("Return")
      XCTAssertEqual(searches(), ["mei"])
      press("Return")
      XCTAssertEqual(searches(), ["mei"], "the same text is searched once")
      press("Escape")
      XCTAssertEqual(search.text, "")
      XCTAssertEqual(searches(), ["mei", ""])
      press("ctrl+z")
      assertSoon(search.text == "mei")
      search.searchDelay = .zero
      typeText("!")
      XCTAssertEqual(searches().last, search.text)
    }
  }

  /// Types into a search field, whose searches `body` reads.
  private func whileSearching(
    after delay: Duration, _ body: @MainActor (FormSearchField, _ searches: () -> [String]) -> Void
  ) {
    onStage { stage in
      let search = FormSearchField("_Search").with { $0.searchDelay = delay }
      stage.put(search)
      stage.show()
      var searches: [String] = []
      search.onSearch { searches.append($0) }
      search.focus()
      typeText("mei")
      body(search) { searches }
    }
  }

  func testEscapeInAnEmptyEntryIsLeftToTheWindow() {
    onStage { stage in
      let search = FormSearchField("_Search")
      var keys = 0
      let box = Box(.column)
      box.onAnyKey { _ in
        keys += 1
        return false
      }
      stage.put(box.pointer)
      stage.lifetimes.watch(search)
      box.append(search.widget)
      stage.show()
      search.focus()
      typeText("m")
      keys = 0
      press("Escape")
      XCTAssertEqual(keys, 0)
      press("Escape")
      XCTAssertEqual(keys, 1)
      search.text = "m"
      search.isEditable = false
      press("Escape")
      XCTAssertEqual(search.text, "m")
    }
  }

  func testHasAMagnifyingGlassAndAClearButton() {
    onStage { stage in
      let search = FormSearchField("_Search")
      stage.put(search)
      stage.show()
      let entry = UnsafeMutableRawPointer(search.entry.pointer)
        .assumingMemoryBound(to: GtkEntry.self)
      func icon(_ position: GtkEntryIconPosition) -> String? {
        gtk_entry_get_icon_name(entry, position).map { String(cString: $0) }
      }
      XCTAssertEqual(icon(GTK_ENTRY_ICON_PRIMARY), "system-search-symbolic")
      XCTAssertNil(icon(GTK_ENTRY_ICON_SECONDARY))
      search.text = "mei"
      XCTAssertEqual(icon(GTK_ENTRY_ICON_SECONDARY), "edit-clear-symbolic")
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(search.entry.pointer)),
        GTK_ACCESSIBLE_ROLE_SEARCH_BOX)
    }
  }

  func testCanBeUsedWithoutATitle() {
    onStage { stage in
      let search = FormSearchField("")
      stage.put(search)
      stage.show()
      let entry = OpaquePointer(search.entry.pointer)
      assertName(entry, "Search…")
      XCTAssertEqual(search.placeholder, "Search…")
      XCTAssertNil(search.frame.label)
      search.placeholder = "Search books"
      assertName(entry, "Search books")
      search.title = "_Books"
      XCTAssertTrue(labels(in: search.widget.pointer).contains("Books"))
    }
  }

  func testIsMarkedOnlyIfItIsRequired() {
    onStage { stage in
      let search = FormSearchField("_Search")
      stage.put(search)
      stage.show()
      search.fieldMark = .optional
      XCTAssertFalse(labels(in: search.widget.pointer).contains("optional"))
      search.performValidation()
      XCTAssertTrue(search.isValid)
      let required = FormSearchField("_Search", validators: [.required("Type a name")])
      stage.put(required)
      required.performValidation()
      XCTAssertEqual(required.shownMessages, ["Type a name"])
    }
  }
}
