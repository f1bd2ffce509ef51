import CAdwaita
import FormAdwaita
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormPreferencesTests: AdwaitaTestCase {
  func testAPageAppliesItsChangesAndIsReleased() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      test.form?.name = "Mei"
      test.preferences?.close()
      XCTAssertEqual(test.applied, ["Mei"])
      test.assertNothingIsLeft()
    }
  }

  func testTheCloseButtonAsksNothing() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      test.form?.name = "Mei"
      test.view?.window?.requestClose()
      test.assertNothingIsLeft()
    }
  }

  func testOneQuestionCoversEveryPage() {
    MainActor.assumeIsolated {
      let parent = Window(title: "Parent")
      parent.present()
      let forms = ["Mail", "News"].map { _ in Form(Settings()) {} }
      let views = forms.map { form in
        FormView(form, submitTitle: "_Save") { FormTextField("_Name", form.field(\.name)) }
      }
      let pages = zip(["Mail", "News"], views).map { title, view in
        FormPreferences.Page(title, icon: "mail-unread-symbolic", view)
      }
      let preferences = FormPreferences("Preferences", pages: pages)
      preferences.present(over: parent)
      for view in views.reversed() {
        showPage(around: view.widget)
        spin(until: view.widget.isMapped)
      }
      for form in forms { form.name = "Mei" }
      for answer in ["Keep Editing", "Discard"] {
        views[0].requestClose()
        XCTAssertEqual(labels("Changes in 2 forms haven't been submitted").count, 1, answer)
        guard let button = labels(answer).first?.parent else { return XCTFail(answer) }
        XCTAssertTrue(gtk_widget_activate(button.pointer) != 0, answer)
        spin(until: labels(answer).isEmpty)
        XCTAssertEqual(labels("Discard Changes?").count, 0, answer)
        XCTAssertEqual(forms.map(\.name), answer == "Discard" ? ["", ""] : ["Mei", "Mei"])
        XCTAssertEqual(views.map(\.hasEnded), [answer == "Discard", answer == "Discard"])
      }
      parent.destroy()
    }
  }

  func testItClosesWithItsParent() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      test.parent.destroy()
      test.assertNothingIsLeft()
    }
  }

  func testTheyHaveTheirOwnWindowWithoutAParent() {
    MainActor.assumeIsolated {
      for widget in [nil, Label("In no window")] as [Widget?] {
        let test = PreferencesTest()
        test.owner = widget
        test.show()
        test.form?.name = "Mei"
        test.view?.window?.requestClose()
        XCTAssertEqual(test.applied, ["Mei"])
        test.assertNothingIsLeft()
      }
    }
  }

  func testPreferencesThatAreNeverShownAreReleased() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.make(present: false)
      test.assertNothingIsLeft()
    }
  }

  func testTitlesFollowTheLanguage() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      let pages: () -> [String] = {
        windows().flatMap { descendants(of: $0) }
          .filter { $0.className == "AdwPreferencesPage" }.map { $0["title"] }
      }
      XCTAssertTrue(pages().contains("Mail"), "\(pages())")
      test.titles = ("Préférences", "Courrier")
      test.preferences?.showLanguage()
      XCTAssertEqual(test.preferences?.title, "Préférences")
      XCTAssertTrue(pages().contains("Courrier"), "\(pages())")
      test.preferences?.close()
      test.assertNothingIsLeft()
    }
  }

  func testPreferencesThatWereClosedAreNotShown() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.make(present: true, closedBefore: true)
      XCTAssertNotEqual(test.view?.widget.isMapped, true)
      test.assertNothingIsLeft()
    }
  }

  func testASectionIsAlignedWithALibadwaitaGroup() {
    MainActor.assumeIsolated {
      // The headings of libadwaita have the size of GNOME's font.
      guard let settings = gtk_settings_get_default() else { return XCTFail("no settings") }
      setFont("Sans 11", settings)
      defer { gtk_settings_reset_property(settings, "gtk-font-name") }
      for description in ["", "We deliver in Europe."] {
        let parent = Window(title: "Parent")
        parent.present()
        let form = Form(Settings()) {}
        let view = FormView(form, applying: { _ in }) {
          FormSection("Delivery", description: description) {
            FormTextField("_Name", form.field(\.name))
          }
        }
        let page = FormPreferences.Page("Mail", icon: "mail-unread-symbolic", view)
        let preferences = FormPreferences("Preferences", pages: [page])
        preferences.present(over: parent)
        let real = realPreferences("Delivery", description)
        Window(around: real)?.present()
        defer {
          preferences.close()
          Window(around: real)?.destroy()
          parent.destroy()
        }
        spin(until: view.widget.isMapped && listArea(in: real).last ?? 0 > 0)
        guard let root = view.widget.root else { return XCTFail("The page isn't shown.") }
        spin(until: listArea(in: root).last ?? 0 > 0)
        XCTAssertEqual(listArea(in: root).count, 3)
        for text in ["Delivery", description] where !text.isEmpty {
          spin(until: middle(of: text, in: root) == middle(of: text, in: real))
          XCTAssertEqual(middle(of: text, in: root), middle(of: text, in: real), text)
        }
        spin(until: listArea(in: root) == listArea(in: real))
        XCTAssertEqual(listArea(in: root), listArea(in: real), description)
      }
    }
  }

  func testAMessageIsShownInTheBannerOfItsPage() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      test.view?.showError("The server doesn't answer")
      if let banner = test.view?.banner {
        spin(until: banner.isMapped)
        XCTAssertTrue(banner.isMapped)
        let isOfPage =
          Toolkit.function(
            "adw_preferences_page_set_banner", as: (@convention(c) () -> Void).self) != nil
        XCTAssertEqual(banner.parent?.className == "AdwPreferencesPage", isOfPage)
      }
      test.preferences?.close()
      test.assertNothingIsLeft()
    }
  }

  func testTheAboutWindowIsLibadwaitas() {
    MainActor.assumeIsolated {
      let parent = Window(title: "Parent")
      parent.present()
      AboutDialog(
        name: "Mail", icon: "mail-unread-symbolic", version: "1.2", comments: "Reads mail.",
        website: "https://example.org/mail", license: .gpl3
      )
      .present(over: parent)
      let names = ["AdwAboutWindow", "AdwAboutDialog"]
      let about = windows().flatMap { [$0] + descendants(of: $0) }
        .first { names.contains($0.className) }
      XCTAssertEqual(about?["application-name"], "Mail")
      XCTAssertEqual(about?["version"], "1.2")
      XCTAssertEqual(about?["website"], "https://example.org/mail")
      XCTAssertEqual(about?["license-type"], Int(GTK_LICENSE_GPL_3_0.rawValue))
      if let about, let window = Window(around: about), !window.isSame(as: parent) {
        window.destroy()
      }
      parent.destroy()
    }
  }

  func testAPageWithASubmitAsksOnce() {
    MainActor.assumeIsolated {
      let test = PreferencesTest(hasSubmit: true)
      test.show()
      test.form?.name = "Mei"
      test.view?.requestClose()
      XCTAssertNotNil(test.view?.question)
      XCTAssertNotNil(test.preferences, "it stays open")
      test.preferences?.close()
      test.assertNothingIsLeft()
    }
  }
}

private final class Sentinel {}

private struct Settings {
  var name = ""
  let sentinel = Sentinel()
}

@MainActor
private final class PreferencesTest {
  let parent = Window(title: "Parent")

  /// The widget over whose window the preferences are shown.
  lazy var owner: Widget? = parent

  var titles = (dialog: "Preferences", page: "Mail")

  private let hasSubmit: Bool
  private(set) var applied: [String] = []
  private(set) weak var form: Form<Settings>?
  private(set) weak var view: FormView?
  private(set) weak var preferences: FormPreferences?
  private weak var sentinel: Sentinel?

  init(hasSubmit: Bool = false) {
    self.hasSubmit = hasSubmit
    parent.present()
  }

  func show() {
    make(present: true)
    spin(until: view?.widget.isMapped == true)
    XCTAssertEqual(view?.widget.isMapped, true)
  }

  func make(present: Bool, closedBefore: Bool = false) {
    let settings = Settings()
    let form = Form(settings) { FieldValidation(\.name, .required) }
    let view =
      if hasSubmit {
        FormView(form, submitTitle: "_Save") { FormTextField("_Name", form.field(\.name)) }
      } else {
        FormView(form, applying: { [weak self] in self?.applied.append($0.name) }) {
          FormTextField("_Name", form.field(\.name))
        }
      }
    let page = FormPreferences.Page(self.titles.page, icon: "mail-unread-symbolic", view)
    let preferences = FormPreferences(self.titles.dialog, pages: [page])
    XCTAssertEqual(preferences.title, "Preferences")
    (self.form, self.view, self.preferences) = (form, view, preferences)
    sentinel = settings.sentinel
    if closedBefore { preferences.close() }
    if present { preferences.present(over: owner) }
  }

  func assertNothingIsLeft() {
    spin(until: preferences == nil && view == nil && form == nil && sentinel == nil)
    XCTAssertNil(preferences)
    XCTAssertNil(view)
    XCTAssertNil(form)
    XCTAssertNil(sentinel)
    parent.destroy()
    XCTAssertEqual(windows().map { $0["title"] as String }, [], "still open")
  }
}

/// Returns a window with one group, made of libadwaita's widgets alone.
@MainActor
private func realPreferences(_ title: String, _ description: String) -> Widget {
  let names = ["window", "page", "group"].map { "adw_preferences_\($0)" }
  let parts = names.compactMap(AdwaitaFunctions.make)
  let (window, page, group) = (parts[0], parts[1], parts[2])
  guard let row = AdwaitaFunctions.make("adw_entry_row") else { return window }
  row["title"] = "Name"
  group["title"] = title
  group["description"] = description
  window["search-enabled"] = false
  AdwaitaFunctions.call("adw_preferences_group_add", group, row)
  AdwaitaFunctions.call("adw_preferences_page_add", page, group)
  AdwaitaFunctions.call("adw_preferences_window_add", window, page)
  return window
}

@MainActor
private func setFont(_ name: String, _ settings: OpaquePointer) {
  var value = GValue()
  g_value_init(&value, FundamentalType.string)
  g_value_set_string(&value, name)
  g_object_set_property(
    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-font-name", &value
  )
  g_value_unset(&value)
}

@MainActor
private func windows() -> [Widget] {
  let list = gtk_window_list_toplevels()
  defer { g_list_free(list) }
  return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { item in
    item?.pointee.data.map { Widget($0.assumingMemoryBound(to: GtkWidget.self)) }
  }
}

/// Shows the page of preferences around a widget.
@MainActor
private func showPage(around widget: Widget) {
  let ancestors = sequence(first: widget) { $0.parent }
  guard let page = ancestors.first(where: { $0.className == "AdwPreferencesPage" }) else { return }
  for kind in ["Dialog", "Window"] {
    if let preferences = ancestors.first(where: { $0.className == "AdwPreferences\(kind)" }) {
      AdwaitaFunctions.call(
        "adw_preferences_\(kind.lowercased())_set_visible_page", preferences, page)
    }
  }
}

/// Returns the visible labels with a line of text.
@MainActor
private func labels(_ text: String) -> [Widget] {
  windows().flatMap { descendants(of: $0) }.filter { widget in
    guard widget.className == "GtkLabel", widget.isMapped else { return false }
    let lines = String(cString: gtk_label_get_text(widget.opaque)).components(separatedBy: "\n")
    return lines.contains(text)
  }
}

@MainActor
private func descendants(of widget: Widget) -> [Widget] {
  widget.children.flatMap { [$0] + descendants(of: $0) }
}

/// Returns the distance of a visible text's middle from the top of its window.
@MainActor
private func middle(of text: String, in root: Widget) -> Float? {
  descendants(of: root).first { widget in
    widget.className == "GtkLabel" && widget.isMapped && widget["label"] == text
  }.map { label in
    let area = area(of: label, in: root)
    return area.origin.y + area.size.height / 2
  }
}

@MainActor
private func listArea(in root: Widget) -> [Float] {
  descendants(of: root).filter { widget in
    gtk_widget_has_css_class(widget.pointer, "boxed-list") != 0 && widget.isMapped
  }.flatMap { list in
    let area = area(of: list, in: root)
    return [area.origin.x, area.origin.y, area.size.width]
  }
}

@MainActor
private func area(of widget: Widget, in root: Widget) -> graphene_rect_t {
  var area = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget.pointer, root.pointer, &area)
  return area
}
