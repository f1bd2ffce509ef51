import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A window that stays while forms come and go.
final class LongLivedWindowTests: WidgetTestCase {
  func testHasAsManyHandlersAfterSeveralViewsAsAfterOne() {
    expectRelease { lifetimes in
      let window = Window(title: "Club")
      window.present()
      var counts: [Int] = []
      for _ in 1...3 {
        let view = guestView(lifetimes)
        window.content = view.widget
        spin(until: view.followedWindow != nil)
        window.content = nil
        view.end()
        counts.append(handlerCount(of: window))
      }
      XCTAssertEqual(counts, Array(repeating: counts[0], count: 3))
      window.destroy()
    }
  }

  func testHasAsManyHandlersAfterSeveralDialogsAsAfterOne() {
    expectRelease { lifetimes in
      let window = Window(title: "Club")
      window.present()
      var counts: [Int] = []
      for _ in 1...3 {
        let (dialog, view) = (Window(title: "Guest"), guestView(lifetimes))
        dialog.stay(above: window)
        dialog.content = view.widget
        dialog.present()
        spin(until: view.followedWindow != nil)
        dialog.destroy()
        counts.append(handlerCount(of: window))
      }
      XCTAssertEqual(counts, Array(repeating: counts[0], count: 3))
      window.destroy()
    }
  }
}

private struct Guest {
  var name = ""
}

@MainActor
private func guestView(_ lifetimes: Lifetimes) -> FormView {
  let form = Form(Guest()) { FieldValidation(\.name, .required) }
  let view = FormView(form, submitTitle: "_Add") { FormTextField("_Name", form.field(\.name)) }
  lifetimes.watch(view, "the view")
  return view
}

/// The number of handlers of the window's own signals, and of its event controllers.
@MainActor
private func handlerCount(of window: Window) -> Int {
  let controllers = gtk_widget_observe_controllers(window.pointer)
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  var count = Int(g_list_model_get_n_items(controllers))
  let unblocked = GSignalMatchType(
    rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
  let object = UnsafeMutableRawPointer(window.pointer)
  for signal in ["close-request", "notify", "unrealize"] {
    let number = g_signal_lookup(signal, gtk_window_get_type())
    var found: [gulong] = []
    while case let handler = g_signal_handler_find(object, unblocked, number, 0, nil, nil, nil),
      handler != 0
    {
      g_signal_handler_block(object, handler)
      found.append(handler)
    }
    for handler in found { g_signal_handler_unblock(object, handler) }
    count += found.count
  }
  return count
}
