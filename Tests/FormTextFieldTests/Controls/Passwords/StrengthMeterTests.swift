import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class StrengthMeterTests: WidgetTestCase {
  func testIsAsWideAsItsFieldWithoutAScore() {
    onStage { stage in
      let password = stage.password()
      password.strength = { _ in PasswordRating(score: 0) }
      stage.show()
      let bar = visible(gtk_level_bar_get_type(), in: password.widget.pointer)[0]
      let field = password.frame.editor.widget.pointer
      assertSoon(gtk_widget_get_width(bar) == gtk_widget_get_width(field), "as wide")
      password.text = "abc"
      assertSoon(gtk_widget_get_width(bar) < gtk_widget_get_width(field), "beside a word")
    }
  }

  func testAnEmptyPasswordInAListIsAsHighAsOtherRows() {
    withMemberView { form in
      FormPasswordField("_Password", form.field(\.name)).with {
        $0.strength = { _ in PasswordRating(score: 1) }
      }
      FormTextField("_Street", form.field(\.street))
    } body: { view in
      let meters = { visible(gtk_level_bar_get_type(), in: view.widget.pointer).count }
      let heights = { view.controls.map { gtk_widget_get_height($0.widget.pointer) } }
      let password = view.controls[0] as? FormPasswordField
      for look in [FormLook.rows, .plain, .rows] {
        view.look = look
        XCTAssertEqual(meters(), look == .rows ? 0 : 1, "\(look)")
        assertSoon(heights()[0] == heights()[1], look == .rows)
        password?.text = "abc"
        assertSoon(meters() == 1 && heights()[0] > heights()[1])
        assertSoon(labels(in: view.widget.pointer).contains("Weak password"))
        password?.text = ""
        assertSoon(meters(), look == .rows ? 0 : 1)
      }
      assertSoon(heights()[0] == heights()[1])
    }
  }

  func testItsEmptyBlocksAreVisibleInEveryTheme() {
    for (theme, isDark) in [
      ("Default", false), ("Default", true), ("HighContrast", false), ("HighContrast", true),
    ] {
      onStage { stage in
        setTheme(theme, isDark: isDark)
        defer { setTheme("Default", isDark: false) }
        let password = stage.password()
        password.strength = { _ in PasswordRating(score: 0) }
        stage.show()
        let bar = visible(gtk_level_bar_get_type(), in: password.widget.pointer)[0]
        assertSoon(contrast(of: bar) >= 3, "\(theme), \(isDark)")
      }
    }
  }
}

/// Returns the greatest contrast between a widget's pixels and those above it.
@MainActor
private func contrast(of widget: WidgetPointer) -> Double {
  var place = graphene_rect_t()
  guard let root = Widget(widget).root, let drawn = DrawnWidget(root.pointer),
    gtk_widget_compute_bounds(widget, root.pointer, &place) != 0
  else { return 0 }
  let (left, top) = (Int(place.origin.x), Int(place.origin.y))
  let above = drawn.luminance(left + 10, top - 2)
  return (top..<top + Int(place.size.height))
    .map { contrast(above, drawn.luminance(left + 10, $0)) }.max() ?? 0
}
