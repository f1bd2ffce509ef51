import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The notices above a form, which are banners in programs that use libadwaita 1.3 or later.
final class BannerTests: WidgetTestCase {
  func testAnErrorIsALibadwaitaBannerInItsPrograms() {
    withView { view in
      view.showError("The server doesn't answer")
      XCTAssertEqual(view.banner != nil, hasBanners)
      let notice = view.notices.banner
      XCTAssertEqual(
        (notice.banner ?? notice.widget).className, hasBanners ? "AdwBanner" : "FormBox")
      assertSoon(shows("The server doesn't answer", in: view))
      view.showInformation("Waiting for the server…")
      assertSoon(shows("Waiting for the server…", in: view))
      view.notices.content = .nothing
      assertSoon(height(notice.widget) == 0 || !notice.widget.isVisible)
    }
  }

  func testABannerShowsTheWholeText() {
    withView { view in
      let text = Array(repeating: "The server at example.org doesn't answer", count: 12)
        .joined(separator: "\n")
      view.showError(text)
      let label = { visible(gtk_label_get_type(), in: view.notices.banner.widget.pointer).first }
      assertSoon(label().map { gtk_widget_get_height($0) } ?? 0 > 12 * 12)
      XCTAssertEqual(
        label().map { pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer($0))) }, 0)
    }
  }

  func testAnErrorTakesTheFocusAndGivesItBack() {
    withView { view in
      view.showError("The server doesn't answer")
      view.notices.focus()
      let notice = view.notices.banner
      assertSoon((notice.banner ?? notice.widget).hasFocusWithin)
      view.notices.content = .nothing
      assertSoon(!(notice.banner ?? notice.widget).hasFocusWithin)
      XCTAssertFalse((notice.banner ?? notice.widget).isFocusable && notice.widget.isVisible)
    }
  }

  func testTheButtonOfABannerShowsTheDetails() throws {
    try XCTSkipUnless(MainActor.assumeIsolated { hasBanners }, "This needs libadwaita 1.3.")
    withView { view in
      view.notices.content = .error("It failed", details: "Error 4711")
      let button = { visible(gtk_button_get_type(), in: view.notices.banner.widget.pointer).first }
      XCTAssertFalse(shows("Error 4711", in: view))
      for isShown in [true, false, true] {
        button().map(click)
        assertSoon(shows("Error 4711", in: view) == isShown)
      }
      view.showError("It failed again")
      assertSoon(!shows("Error 4711", in: view))
      XCTAssertNil(button())
      view.notices.content = .error("It failed", details: "Error 4712")
      button().map(click)
      assertSoon(shows("Error 4712", in: view))
      view.notices.content = .nothing
      assertSoon(!shows("Error 4712", in: view))
    }
  }

  func testTheOfferOfADraftLooksLikeABanner() throws {
    try XCTSkipUnless(MainActor.assumeIsolated { hasBanners }, "This needs libadwaita 1.3.")
    withView { view in
      view.content.draftBanner.age = 120
      view.showError("Restore your draft from 2 minutes ago?")
      view.banner?.showButton(own: "Restore")
      let (own, real) = (view.content.draftBanner.notice.widget, view.banner)
      guard let real else { return }
      for width: Int32 in [900, 460] {
        if let window = Window(around: view.widget) {
          gtk_window_set_default_size(window.gtk, width, 600)
        }
        assertSoon(gtk_widget_get_width(own.pointer) == width && height(real) >= 46)
        XCTAssertEqual(gtk_widget_get_width(real.pointer), width)
        XCTAssertGreaterThanOrEqual(height(own), height(real))
        if width == 900 { XCTAssertEqual(height(own), height(real)) }
        guard let first = DrawnWidget(own.pointer), let second = DrawnWidget(real.pointer) else {
          return XCTFail("The banners aren't drawn.")
        }
        XCTAssertEqual(first.luminance(2, 2), second.luminance(2, 2))
        XCTAssertEqual(first.luminance(2, first.height - 3), second.luminance(2, 2))
      }
      let labels = [own, real].compactMap {
        visible(gtk_label_get_type(), in: $0.pointer).first
      }
      XCTAssertEqual(labels.map(font)[0], labels.map(font)[1])
      let buttons = [own, real].compactMap {
        visible(gtk_button_get_type(), in: $0.pointer).first
      }
      XCTAssertEqual(gtk_widget_get_height(buttons[0]), gtk_widget_get_height(buttons[1]))
      XCTAssertEqual(visible(gtk_button_get_type(), in: own.pointer).count, 2)
    }
  }

  private func withView(_ body: @MainActor (FormView) -> Void) {
    withMemberView { form in
      FormTextField("_Street", form.field(\.street))
    } body: {
      body($0)
    }
  }
}

/// Indicates whether libadwaita has banners.
@MainActor
private var hasBanners: Bool { AdwaitaBanner() != nil }

/// Returns whether a text is on the screen.
@MainActor
private func shows(_ text: String, in view: FormView) -> Bool {
  visible(gtk_label_get_type(), in: view.widget.pointer).contains { label in
    gtk_widget_get_mapped(label) != 0
      && String(cString: gtk_label_get_text(OpaquePointer(label))) == text
  }
}

@MainActor
private func height(_ widget: Widget) -> Int32 { gtk_widget_get_height(widget.pointer) }

/// Returns the font of a label.
@MainActor
private func font(_ label: WidgetPointer) -> String {
  let font = pango_context_get_font_description(gtk_widget_get_pango_context(label))
  guard let text = pango_font_description_to_string(font) else { return "" }
  defer { g_free(text) }
  return String(cString: text)
}
