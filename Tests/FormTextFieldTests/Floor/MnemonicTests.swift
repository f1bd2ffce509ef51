import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class MnemonicTests: WidgetTestCase {
  func testReadsATitleWithoutItsMarks() {
    MainActor.assumeIsolated {
      XCTAssertEqual(withoutMnemonic("I _accept the terms"), "I accept the terms")
      XCTAssertEqual(withoutMnemonic("Plain"), "Plain")
      XCTAssertEqual(withoutMnemonic("_user__name"), "user_name")
      XCTAssertEqual(withoutMnemonic("_"), "")
      XCTAssertEqual(withoutMnemonic(""), "")
    }
  }

  func testFindsTheMnemonicOfATitle() {
    MainActor.assumeIsolated {
      XCTAssertEqual(mnemonic(of: "I _Accept"), "a")
      XCTAssertEqual(mnemonic(of: "a__b_c"), "c")
      XCTAssertNil(mnemonic(of: "Plain"))
      XCTAssertNil(mnemonic(of: "a__b"))
      XCTAssertNil(mnemonic(of: "_"))
    }
  }

  func testMovesAMnemonicToAFreeLetter() {
    MainActor.assumeIsolated {
      XCTAssertEqual(withFreeMnemonic("_Next", avoiding: ["b"]), "_Next")
      XCTAssertEqual(withFreeMnemonic("_Next", avoiding: ["n"]), "N_ext")
      XCTAssertEqual(withFreeMnemonic("_Next", avoiding: ["n", "e", "x", "t"]), "Next")
      XCTAssertEqual(withFreeMnemonic("_a__b", avoiding: ["a"]), "a___b")
      XCTAssertEqual(withFreeMnemonic("_О нас", avoiding: ["о"]), "О _нас")
    }
  }

  func testATitleWithoutAMarkHasNoShortcut() {
    onStage { stage in
      let control = stage.field("_email")
      XCTAssertEqual(shortcut(of: control), GDK_KEY_e)
      control.title = "email"
      XCTAssertEqual(shortcut(of: control), GDK_KEY_VoidSymbol)
      XCTAssertEqual(shortcut(of: stage.field("name")), GDK_KEY_VoidSymbol)
    }
  }
}

/// Returns the key of the label's shortcut, which GTK tries at each key press in the window.
@MainActor
private func shortcut(of control: FormControl) -> Int32? {
  control.frame.label.map { Int32(gtk_label_get_mnemonic_keyval($0.opaque)) }
}
