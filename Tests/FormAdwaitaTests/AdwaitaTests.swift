import CAdwaita
import FormAdwaita
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class AdwaitaTests: AdwaitaTestCase {
  func testAWindowIsThatOfAnApplicationWithItsHeaderBarAndRows() {
    MainActor.assumeIsolated {
      let form = Form(Account()) { FieldValidation(\.name, .required) }
      let view = FormView(form, submitTitle: "_Save") { FormTextField("_Name", form.field(\.name)) }
      let window = FormWindowController("Account", view)
      defer { window.close() }
      XCTAssertEqual(window.widget.className, "AdwApplicationWindow")
      XCTAssertEqual(view.look, .rows)
      XCTAssertEqual(parts(of: window.widget).count { $0.className == "AdwHeaderBar" }, 1)
    }
  }
}

private struct Account {
  var name = ""
}

@MainActor
private func parts(of widget: Widget) -> [Widget] {
  widget.children.flatMap { [$0] + parts(of: $0) }
}
