import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormViewMnemonicsTests: HostedTestCase {
  struct Person {
    var name = ""
    var number = ""
    var city = ""
  }

  func testThePackagesButtonsYieldTheirMnemonics() {
    withWindow(titles: ["_Name", "_Back", "_City"]) { window in
      XCTAssertEqual(mnemonic("Next", in: window), GDK_KEY_e)
      // In a header bar, Cancel comes after Back, which takes the a.
      let isInHeaderBar = [.dialog, .adwaitaDialog, .dialogInAdwaitaWindow].contains(window.kind)
      XCTAssertEqual(
        mnemonic("Cancel", in: window), isInHeaderBar ? GDK_KEY_l : GDK_KEY_a,
        "c is that of the field City")
      XCTAssertEqual(mnemonic("Name", in: window), GDK_KEY_n)
    }
  }

  func testAButtonThatKeepsItsLetterTakesPrecedence() {
    withWindow(titles: ["_City", "_Age", "Name"]) { window in
      XCTAssertEqual(mnemonic("Next", in: window), GDK_KEY_n)
      XCTAssertEqual(mnemonic("Cancel", in: window), GDK_KEY_e, "c, a and n are taken")
    }
  }

  func testALaterTitleIsRespectedWhenAltIsPressed() {
    withWindow(titles: ["Name", "Number", "City"]) { window in
      XCTAssertEqual(mnemonic("Next", in: window), GDK_KEY_n)
      window.view.controls[0].title = "_Name"
      press("alt+n")
      assertSoon(mnemonic("Next", in: window), GDK_KEY_e)
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

  private func withWindow(titles: [String], _ body: @MainActor (TestHost) -> Void) {
    expectRelease { [host] in Self.show(titles, in: host, $0, body) }
  }

  @MainActor private static func show(
    _ titles: [String], in host: TestHost.Kind, _ lifetimes: Lifetimes,
    _ body: @MainActor (TestHost) -> Void
  ) {
    let form = Form(Person()) {}
    let host = TestHost(
      host, "Test",
      FormView(form, submitTitle: "Go", actions: [.cancel]) {
        FormPages {
          FormPage("One") {
            FormTextField(titles[0], form.field(\.name))
            FormTextField(titles[1], form.field(\.number))
          }
          FormPage("Two") { FormTextField(titles[2], form.field(\.city)) }
        }
      })
    lifetimes.watch(host, "the host")
    host.present()
    defer { host.close() }
    assertSoon(gtk_window_is_active(host.window.gtk) != 0)
    body(host)
  }
}

/// Returns the key of the label with a text.
@MainActor
private func mnemonic(_ text: String, in host: TestHost) -> Int32? {
  visible(gtk_label_get_type(), in: host.widget.pointer)
    .first { String(cString: gtk_label_get_text(OpaquePointer($0))) == text }
    .map { Int32(gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval(OpaquePointer($0)))) }
}
