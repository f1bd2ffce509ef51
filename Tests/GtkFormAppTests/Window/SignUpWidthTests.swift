import CGtk
import FormLanguages
import XCTest

@testable import FormTextField
@testable import GtkFloor
@testable import GtkFormApp

/// Every text of the window "Sign Up" has its space in every language, also in a narrow window.
final class SignUpWidthTests: WindowTestCase {
  private static let width: Int32 = 360

  /// Languages that put no space between words, or break lines within them as well.
  private static let breakWords = ["ja", "ko", "th", "zh_CN", "zh_TW"]

  func testNoTextIsCutOffInAnyLanguage() {
    MainActor.assumeIsolated {
      for language in ["en"] + FormLanguages.available { Self.check(language) }
      Self.use("en")
    }
  }

  @MainActor
  private static func check(_ language: String) {
    use(language)
    let signUp = SignUpForm(store: MemoryAccountStore())
    let window = signUp.window
    window.widget.size = Window.Size(width: width, height: 800)
    window.present()
    spin(until: view(window).width > 0, "the window in \(language)")
    assertNothingIsCutOff(in: window, "\(language), at the start")

    window.view.submit()
    spin(until: window.view.controls.contains(where: \.hasShownError), "errors in \(language)")
    assertNothingIsCutOff(in: window, "\(language), with nothing filled in")

    for (control, text) in zip(window.view.controls, ["Ada", "a!", "ada@", "12", "a", "b"]) {
      XCTAssertTrue(control.enterText(text), control.name)
      control.performValidation()
    }
    assertNothingIsCutOff(in: window, "\(language), with mistakes")
    window.close()
  }

  private static let addsMessages: Void = AppLanguages.add()

  @MainActor
  private static func use(_ language: String) {
    let isMirrored = ["ar", "fa", "he"].contains(language)
    gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    _ = addsMessages
    FormLanguages.use(language == "en" ? [] : [language])
  }

  @MainActor
  private static func view(
    _ window: FormWindowController
  ) -> (left: Float, right: Float, width: Float, height: Float) {
    window.view.widget.bounds(in: window.view.widget)
  }

  @MainActor
  private static func assertNothingIsCutOff(in window: FormWindowController, _ what: String) {
    layOut(window.widget)
    XCTAssertLessThanOrEqual(view(window).width, Float(width), what)
    let labels = window.widget.drawn.filter { $0.isA(gtk_label_get_type()) }
    XCTAssertGreaterThan(labels.count, 9, what)
    for label in labels {
      let text = String(cString: gtk_label_get_text(label.opaque))
      let bounds = label.bounds(in: window.view.widget)
      XCTAssertGreaterThanOrEqual(bounds.left, 0, "“\(text)” in \(what)")
      XCTAssertLessThanOrEqual(bounds.right, Float(width), "“\(text)” in \(what)")
      XCTAssertFalse(isCut(label), "“\(text)” in \(what)")
      let language = what.prefix { $0 != "," }
      if !breakWords.contains(String(language)) {
        XCTAssertFalse(breaksAWord(label), "“\(text)” in \(what)")
      }
    }
  }

  /// Returns whether a label ends with an ellipsis, or is drawn beyond its space.
  ///
  /// The list of countries is closed: it shows the whole names when it's open.
  @MainActor
  private static func isCut(_ label: Widget) -> Bool {
    if gtk_widget_get_ancestor(label.pointer, gtk_drop_down_get_type()) != nil { return false }
    let layout = gtk_label_get_layout(label.opaque)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return pango_layout_is_ellipsized(layout) != 0
      || width > gtk_widget_get_width(label.pointer)
      || height > gtk_widget_get_height(label.pointer)
  }

  /// Returns whether a line of a label ends within a word.
  @MainActor
  private static func breaksAWord(_ label: Widget) -> Bool {
    let layout = gtk_label_get_layout(label.opaque)
    let text = Array(String(cString: pango_layout_get_text(layout)).utf8)
    return (1..<max(1, pango_layout_get_line_count(layout))).contains { number in
      let start = Int(pango_layout_get_line_readonly(layout, number).pointee.start_index)
      let before = String(decoding: text[..<start], as: UTF8.self).last
      let behind = String(decoding: text[start...], as: UTF8.self).first
      return before?.isLetter == true && behind?.isLetter == true
    }
  }
}
