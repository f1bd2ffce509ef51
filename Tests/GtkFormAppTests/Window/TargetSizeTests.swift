import CGtk
import ControlSamples
import FormTextField
import XCTest

@testable import GtkFloor
@testable import GtkFormApp

/// Everything that is clicked is at least 24 pixels high and wide (WCAG 2.2, 2.5.8).
final class TargetSizeTests: WindowTestCase {
  private static let least: Float = 24

  func testEveryTargetOfTheSignUpWindowIsLargeEnough() {
    MainActor.assumeIsolated {
      let window = SignUpForm(store: MemoryAccountStore()).window
      window.present()
      window.view.submit()
      spin(until: Self.targets(in: window.widget).count > 15, "the lines of the summary")
      layOut(window.widget)
      Self.assertTargetsAreLargeEnough(in: window.widget, "the sign-up window")
      window.close()
    }
  }

  func testEveryTargetOfTheGalleryIsLargeEnough() {
    MainActor.assumeIsolated {
      for look in FormLook.allCases {
        FormLook.standard = look
        defer { FormLook.standard = .plain }
        for sample in GallerySample.all {
          let window = Window(title: sample.name)
          window.setDefaultWidth(460)
          let column = Box(.column)
          let specimens =
            Self.choices(of: sample).map { sample.make($0, nil) }
            + sample.states.map { sample.make(sample.options.map(\.start), $0) }
          for specimen in specimens { column.append(specimen.widget) }
          // GTK lays out content that is higher than the screen only if it scrolls.
          window.content = ScrolledWindow(column)
          gtk_widget_set_visible(window.pointer, 1)
          layOut(window)
          XCTAssertFalse(Self.targets(in: column).isEmpty, sample.name)
          Self.assertTargetsAreLargeEnough(in: column, "\(sample.name) in \(look)")
          gtk_window_destroy(window.object.assumingMemoryBound(to: GtkWindow.self))
        }
      }
    }
  }

  /// The initial choices of a sample, and each that differs in one option.
  @MainActor
  private static func choices(of sample: GallerySample) -> [[Int]] {
    let start = sample.options.map(\.start)
    let others = sample.options.indices.flatMap { place in
      sample.options[place].choices.indices.filter { $0 != start[place] }.map { choice in
        var changed = start
        changed[place] = choice
        return changed
      }
    }
    return [start] + others
  }

  @MainActor
  private static func assertTargetsAreLargeEnough(in widget: Widget, _ name: String) {
    for target in targets(in: widget) {
      let bounds = target.bounds(in: target)
      let what = "\(target.title), \(bounds.width) × \(bounds.height), in \(name)"
      XCTAssertGreaterThanOrEqual(bounds.width, least, what)
      XCTAssertGreaterThanOrEqual(bounds.height, least, what)
    }
  }

  /// Returns the clickable parts of a widget, without selectable text and the frames around other parts.
  @MainActor
  private static func targets(in widget: Widget) -> [Widget] {
    widget.drawn.compactMap { part in
      let isClicked = part.isFocusable || part.isA(gtk_button_get_type())
      let isFrame = [gtk_label_get_type(), gtk_scrolled_window_get_type(), gtk_window_get_type()]
        .contains(where: part.isA)
      guard isClicked, !isFrame, part.canTakeClicks else { return nil }
      // The frame of an entry belongs to its text, and the title of an expander to its arrow.
      let isInner = part.isA(gtk_text_get_type()) || part.isA(gtk_expander_get_type())
      return isInner ? part.parent : part
    }
  }
}

@MainActor
extension Widget {
  fileprivate var canTakeClicks: Bool { gtk_widget_get_can_target(pointer) != 0 }
}
