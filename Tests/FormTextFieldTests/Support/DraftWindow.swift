import CGtk
import FormDrafts
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

struct DraftedGuest: Codable, Sendable {
  var name = ""
  var password = ""
}

/// A window of a form with a draft.
@MainActor
final class DraftWindow {
  let form: Form<DraftedGuest>
  let name: FormTextField
  let password: FormPasswordField
  let controller: TestHost
  private(set) var taken: [String] = []

  init(in host: TestHost.Kind, _ draft: FormDraft<DraftedGuest>?) {
    let form = Form(DraftedGuest()) { FieldValidation(\.name, .required) }
    let name = FormTextField("_Name", form.field(\.name))
    let password = FormPasswordField("_Password", form.field(\.password))
    (self.form, self.name, self.password) = (form, name, password)
    controller = TestHost(
      host, "Guests",
      FormView(form, submitTitle: "_Add", actions: [.cancel], draft: draft) {
        name
        password
      })
    form.onSubmit { [unowned self] in taken.append($0.name) }
  }

  var pointer: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Submits with a handler that waits, and returns a closure that ends it or makes it throw an
  /// error.
  func submitThatWaits(thenThrows error: (any Error)? = nil) -> () -> Void {
    var handler: CheckedContinuation<Void, Never>?
    form.onSubmit { _ in
      await withCheckedContinuation { handler = $0 }
      if let error { throw error }
    }
    name.text = "Mei"
    controller.submit()
    assertSoon(handler != nil)
    return { handler?.resume() }
  }

  func shows(_ text: String) -> Bool { labels(in: controller.widget.pointer).contains(text) }

  func press(_ title: String) {
    guard let button = findButton(title, in: controller.widget.pointer) else {
      return XCTFail("There is no button “\(title)”.")
    }
    click(button)
  }

  func isFocused(_ field: any EntryControl) -> Bool {
    gtk_window_get_focus(pointer) == innerText(of: field)
  }
}

extension DraftWindow {
  /// Runs a test with a window that has the focus, and expects all of it to be released.
  nonisolated static func run(
    _ draft: @autoclosure @MainActor () -> FormDraft<DraftedGuest>? = nil,
    in host: TestHost.Kind = .controller, _ body: @MainActor (DraftWindow) -> Void
  ) {
    expectRelease { show(draft(), in: host, $0, body) }
    MainActor.assumeIsolated {
      XCTAssertFalse(openTexts.contains { $0.hasSuffix("haven't been submitted") })
    }
  }
}

@MainActor
private func show(
  _ draft: FormDraft<DraftedGuest>?, in host: TestHost.Kind, _ lifetimes: Lifetimes,
  _ body: @MainActor (DraftWindow) -> Void
) {
  let window = DraftWindow(in: host, draft)
  lifetimes.watch(window.name)
  lifetimes.watch(window.form, "the form")
  lifetimes.watch(window.controller, "the host")
  lifetimes.watch(window.controller.view, "the view")
  if let keeper = window.controller.view.keeper { lifetimes.watch(keeper, "the keeper") }
  window.controller.present()
  spin(until: gtk_window_is_active(window.pointer) != 0)
  body(window)
  window.controller.close()
}
