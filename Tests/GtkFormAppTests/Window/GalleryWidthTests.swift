import CGtk
import FormLanguages
import XCTest

@testable import FormTextField
@testable import GtkFloor
@testable import GtkFormApp

/// Every text of the gallery has its space at the gallery's initial size, and every row is in a list.
final class GalleryWidthTests: WindowTestCase {
  func testNoTextOfAnyPageIsCutOffInTheLongestLanguage() throws {
    try MainActor.assumeIsolated {
      try Self.check("en_XA", GallerySample.all.indices)
    }
  }

  /// The list and the states are the same on each page, and the first two have the most options.
  func testNoTextIsCutOffInAnyLanguage() throws {
    try MainActor.assumeIsolated {
      for language in FormLanguages.available { try Self.check(language, 0..<2) }
    }
  }

  func testEveryRowOfAPageIsInAList() throws {
    try MainActor.assumeIsolated {
      FormLook.standard = .rows
      defer { FormLook.standard = .plain }
      let gallery = try Gallery()
      let window = gallery.window
      gtk_widget_set_visible(window.pointer, 1)
      for (place, sample) in GallerySample.all.enumerated() {
        gallery.list.selection = place
        layOut(window)
        let rows = window.drawn.filter { gtk_widget_has_css_class($0.pointer, "in-row") != 0 }
        XCTAssertTrue(rows.allSatisfy(\.isInListRow), sample.name)
      }
      gtk_window_destroy(window.object.assumingMemoryBound(to: GtkWindow.self))
    }
  }

  @MainActor
  private static func check(_ language: String, _ places: Range<Int>) throws {
    useLanguage(language)
    defer { useLanguage("en") }
    let gallery = try Gallery()
    let window = gallery.window
    gtk_widget_set_visible(window.pointer, 1)
    for place in places {
      gallery.list.selection = place
      layOut(window)
      XCTAssertEqual(gtk_widget_get_width(window.pointer), 920, language)
      let labels = window.drawn.filter { $0.isA(gtk_label_get_type()) }
      XCTAssertGreaterThan(labels.count, 30)
      for label in labels {
        let text = String(cString: gtk_label_get_text(label.opaque))
        let what = "“\(text)” of page \(place) in \(language)"
        let bounds = label.bounds(in: window)
        XCTAssertGreaterThanOrEqual(bounds.left, 0, what)
        XCTAssertLessThanOrEqual(bounds.right, 920, what)
        XCTAssertFalse(label.isCutOff, what)
      }
    }
    gtk_window_destroy(window.object.assumingMemoryBound(to: GtkWindow.self))
  }
}
