import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormViewMnemonicsTests: WidgetTestCase {
  struct Person {
    var name = ""
    var number = ""
    var city = ""
  }

  func testTheButtonsOfThePackageGiveWay() {
    withWindow(titles: ["_Name", "_Back", "_City"]) { window in
      XCTAssertEqual(mnemonic("Next", in: window), GDK_KEY_e)
      XCTAssertEqual(mnemonic("Cancel", in: window), GDK_KEY_a, "c is that of the field City")
      XCTAssertEqual(mnemonic("Name", in: window), GDK_KEY_n)
    }
  }

  func testAButtonThatKeepsItsLetterComesFirst() {
    withWindow(titles: ["_City", "_Age", "Name"]) { window in
      XCTAssertEqual(mnemonic("Next", in: window), GDK_KEY_n)
      XCTAssertEqual(mnemonic("Cancel", in: window), GDK_KEY_e, "c, a and n are taken")
    }
  }

  func testATitleThatComesLaterIsFollowedWhenAltIsPressed() {
    withWindow(titles: ["Name", "Number", "City"]) { window in
      XCTAssertEqual(mnemonic("Next", in: window), GDK_KEY_n)
      window.view.controls[0].title = "_Name"
      press("alt+n")
      XCTAssertEqual(mnemonic("Next", in: window), GDK_KEY_e)
    }
  }

  func testTwoTitlesOfTheProgramWithOneMnemonicAreReportedOnce() {
    withWindow(titles: ["_Name", "_Number", "City"]) { window in
      let reports = { Warnings.take().filter { $0.contains("mnemonic") } }
      let first = reports()
      XCTAssertEqual(first.count, 1)
      XCTAssertTrue(
        first.joined().contains(
          "“Name” and “Number” in “Test” share the mnemonic Alt+N."))
      press("alt+x")
      XCTAssertEqual(reports(), [])
    }
  }

  func testTitlesOnDifferentPagesCanHaveOneMnemonic() {
    withWindow(titles: ["_Name", "Number", "_News"]) { _ in
      XCTAssertEqual(Warnings.take().filter { $0.contains("mnemonic") }, [])
    }
  }

  private func withWindow(
    titles: [String], _ body: @MainActor (FormWindowController) -> Void
  ) {
    MainActor.assumeIsolated {
      let form = Form(Person()) {}
      let window = FormWindowController(
        "Test",
        FormView(form, submitTitle: "Go", actions: [.cancel]) {
          FormPages {
            FormPage("One") {
              FormTextField(titles[0], form.field(\.name))
              FormTextField(titles[1], form.field(\.number))
            }
            FormPage("Two") { FormTextField(titles[2], form.field(\.city)) }
          }
        })
      window.present()
      XCTAssertTrue(
        spin(
          until: gtk_window_is_active(
            UnsafeMutableRawPointer(window.widget.pointer).assumingMemoryBound(to: GtkWindow.self))
            != 0))
      body(window)
      window.close()
    }
  }
}

/// Returns the key of the label with a text.
@MainActor
private func mnemonic(_ text: String, in window: FormWindowController) -> Int32? {
  visible(gtk_label_get_type(), in: window.widget.pointer)
    .first { String(cString: gtk_label_get_text(OpaquePointer($0))) == text }
    .map { Int32(gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval(OpaquePointer($0)))) }
}
