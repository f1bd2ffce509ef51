import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Windows that close in the middle of an activity leave nothing behind.
final class WindowMemoryTests: WidgetTestCase {
  func testReleasesWindowsThatAreClosedImmediately() {
    assertNothingIsLeft { _, _, _ in }
  }

  func testReleasesWindowsThatCloseDuringChecks() {
    assertNothingIsLeft { form, _, check in
      form.name = "mei"
      spin(until: !check.openValues.isEmpty)
    }
  }

  func testReleasesWindowsThatCloseDuringSubmits() {
    assertNothingIsLeft { form, window, check in
      let (endless, continuation) = AsyncStream.makeStream(of: Int.self)
      form.onSubmit { _ in
        for await _ in endless {}
        withExtendedLifetime(continuation) {}
      }
      form.name = "mei"
      window.submit()
      spin(until: !check.openValues.isEmpty)
      check.answer("mei", true)
      spin(until: check.openValues.isEmpty)
    }
  }

  /// Opens and closes 500 windows, and expects the heap to stop growing after the tenth.
  private func assertNothingIsLeft(
    of work: @MainActor (Form<Guest>, FormWindowController, ScriptedCheck<String>) -> Void
  ) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      var sizes: [Int] = []
      for round in 0..<500 {
        openAndClose(lifetimes, work)
        guard spin(until: lifetimes.survivors.isEmpty) else {
          return XCTFail("still there: \(lifetimes.survivors)")
        }
        lifetimes.forget()
        spin(until: g_main_context_pending(nil) == 0)
        if round >= 10 { sizes.append(usedBytes()) }
      }
      // GTK itself takes up to 300 bytes per window; one leaked field per window would take
      // 1,100,000.
      XCTAssertLessThan(sizes[489] - sizes[0], 500_000)
    }
  }
}

@MainActor
private func openAndClose(
  _ lifetimes: Lifetimes,
  _ work: @MainActor (Form<Guest>, FormWindowController, ScriptedCheck<String>) -> Void
) {
  let check = ScriptedCheck<String>("Taken")
  let guest = Guest()
  lifetimes.watch(guest.sentinel, "the state")
  let form = Form(guest) {
    FieldValidation(\.name, checks: [check.check(debounce: .zero, timeout: nil)])
  }
  let name = FormTextField("_Name", form.field(\.name))
  let window = FormWindowController(
    "Guests",
    FormView(form, submitTitle: "_Add") { name })
  lifetimes.watch(name)
  lifetimes.watch(form, "the form")
  lifetimes.watch(window, "the controller")
  window.present()
  work(form, window, check)
  window.close()
}

private struct Guest {
  var name = ""
  let sentinel = Token()
}
