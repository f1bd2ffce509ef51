import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// An entry for a secret in a program's own control.
final class SecretEntryTests: WidgetTestCase {
  func testAValueThatIsSetWhileTheUserTypesIsNotReported() {
    onStage { stage in
      let pin = SecretEntry()
      stage.lifetimes.watch(pin, "the entry")
      var changes = 0
      pin.onChange = { [weak pin] in
        changes += 1
        // An endless loop would hang the test.
        if changes < 5 { pin?.value = "" }
      }
      let window = Window(title: "PIN")
      window.content = pin
      window.present()
      spin(until: gtk_window_is_active(window.gtk) != 0)
      pin.grabFocus()
      typeText("1")
      assertSoon(changes, 1)
      XCTAssertEqual(pin.value, "")
      typeText("2")
      assertSoon(changes, 2)
      window.destroy()
    }
  }
}
