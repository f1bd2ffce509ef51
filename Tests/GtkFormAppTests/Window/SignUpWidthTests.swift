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
      for language in ["en", "en_XA"] + FormLanguages.available { Self.check(language) }
      useLanguage("en")
    }
  }

  func testFitsIntoANarrowWindowInLargePrintInAnyLanguage() {
    MainActor.assumeIsolated {
      setTextScale(2)
      defer { setTextScale(1) }
      for (look, language) in FormLook.allCases.flatMap({ look in
        FormLanguages.available.map { (look, $0) }
      }) {
        FormLook.standard = look
        defer { FormLook.standard = .plain }
        useLanguage(language)
        let window = SignUpForm(store: MemoryAccountStore()).window
        window.widget.size = Window.Size(width: Self.width, height: 800)
        window.present()
        window.view.submit()
        spin(until: window.view.controls.contains(where: \.hasShownError), "errors in \(language)")
        layOut(window.widget)
        XCTAssertLessThanOrEqual(
          Self.view(window).width, Float(Self.width), "\(language) in \(look)")
        window.close()
      }
      useLanguage("en")
    }
  }

  @MainActor
  private static func check(_ language: String) {
    useLanguage(language)
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
      XCTAssertFalse(label.isCutOff, "“\(text)” in \(what)")
      let language = what.prefix { $0 != "," }
      if !breakWords.contains(String(language)) {
        XCTAssertFalse(label.breaksAWord, "“\(text)” in \(what)")
      }
    }
  }
}

/// Shows every text in a multiple of its size.
@MainActor
private func setTextScale(_ factor: Int) {
  guard let settings = gtk_settings_get_default() else { return }
  let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  writeProperty("gtk-xft-dpi", of: object, FundamentalType.integer) {
    g_value_set_int64($0, gint64(factor * 96 * 1024))
  }
}
