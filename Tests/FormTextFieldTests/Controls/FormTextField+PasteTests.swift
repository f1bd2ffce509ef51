import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

private let cutOff = "The text was too long, so its end was cut off"

final class FormTextFieldPasteTests: WidgetTestCase {
  func testPastesOneLineWithoutWhiteSpaceAtItsEnds() {
    onStage { stage in
      let name = stage.field("Name")
      stage.show()
      stage.focus(name)
      paste("  Ada\nLovelace\t\n", into: name)
      assertSoon(name.text, "Ada Lovelace", name.text)
      XCTAssertEqual(gtk_editable_get_position(editable(name)), 12)
    }
  }

  func testKeepsWhiteSpaceThatSeparatesPastedText() {
    onStage { stage in
      let name = stage.field("Name")
      stage.show()
      stage.focus(name)
      name.text = "Ada Lovelace"
      gtk_editable_set_position(editable(name), 3)
      paste(" King", into: name)
      assertSoon(name.text, "Ada King Lovelace", name.text)
    }
  }

  func testReplacesSelectedTextAsOneChange() {
    onStage { stage in
      let name = stage.field("Name")
      stage.show()
      stage.focus(name)
      name.text = "Ada Lovelace"
      var texts: [String] = []
      name.onChange { [unowned name] in texts.append(name.text) }
      gtk_editable_select_region(editable(name), 0, -1)
      paste("Grace\nHopper ", into: name)
      assertSoon(texts, ["Grace Hopper"], "\(texts)")
    }
  }

  func testPastesNothingIntoAFieldThatCannotBeEdited() {
    onStage { stage in
      let name = stage.field("Name")
      name.isEditable = false
      let other = stage.field("Other")
      stage.show()
      paste("Ada", into: name)
      paste("Ada", into: other)
      assertSoon(other.text, "Ada")
      XCTAssertEqual(name.text, "")
    }
  }

  func testReportsThatPastedTextWasCutOff() {
    onStage { stage in
      let name = stage.field("Name")
      stage.show()
      stage.focus(name)
      paste(String(repeating: "a", count: 4 << 20), into: name)
      assertSoon(name.shownMessages, [cutOff], "\(name.shownMessages)")
      XCTAssertEqual(name.text.utf8.count, 65_534)
      gtk_editable_delete_text(editable(name), 0, 1)
      XCTAssertEqual(name.shownMessages, [])
      paste("a", into: name)
      assertSoon(name.text.utf8.count, 65_534)
      XCTAssertEqual(name.shownMessages, [])
      paste("b", into: name)
      assertSoon(name.shownMessages, [cutOff])
    }
  }

  func testReportsThatTextWasCutOffAtTheMaximum() {
    onStage { stage in
      for name in [stage.field("Name"), stage.password()] as [any EntryControl] {
        name.maxLength = 3
        stage.type("abcd", into: name)
        XCTAssertEqual(name.text, "abc")
        XCTAssertEqual(name.shownMessages, [cutOff])
        gtk_editable_delete_text(editable(name), 2, 3)
        XCTAssertEqual(name.shownMessages, [])
        stage.type("c", into: name)
        XCTAssertEqual(name.shownMessages, [])
      }
    }
  }

  func testDropsAndInsertsOneLine() {
    onStage { stage in
      let name = stage.field("Name")
      stage.type("Ada\r\nLovelace\n", into: name)
      XCTAssertEqual(name.text, "Ada Lovelace")
      stage.type(" ", into: name)
      XCTAssertEqual(name.text, "Ada Lovelace ", "typed")
      XCTAssertEqual(shownText(in: name), "Ada Lovelace ")
    }
  }

  func testShowsAValueOfTheProgramUnchanged() {
    onStage { stage in
      let form = Form(Person(name: " Ada\nLovelace ")) {}
      let name = stage.field("Name", form.field(\.name))
      XCTAssertEqual(shownText(in: name), " Ada\nLovelace ")
      XCTAssertEqual(form.name, " Ada\nLovelace ")
    }
  }

  func testAPasswordLosesOnlyALineBreakAtItsEnd() {
    onStage { stage in
      let password = stage.password()
      stage.show()
      stage.focus(password)
      paste(" correct\thorse \n", into: password)
      assertSoon(password.text, " correct\thorse ", password.text)
    }
  }

  func testDoesNotOutliveItsWindowWhileItPastes() {
    onStage { stage in
      let name = stage.field("Name")
      stage.show()
      paste("Ada", into: name)
    }
  }
}

@MainActor
private func editable(_ field: any EntryControl) -> OpaquePointer {
  OpaquePointer(innerText(of: field))
}
