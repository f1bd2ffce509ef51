import FormDrafts
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A form with every kind of text that isn't a valid value.
struct Booking: Codable, Sendable {
  struct Stay: Codable, Identifiable, Sendable {
    let id: Int
    var nights: Int?
  }

  var guests = 1
  var arrival: CalendarDate?
  var meeting: CalendarDateTime?
  var password = ""
  var stays: [Stay] = []
}

/// Shows a window for a booking with a draft, and closes it.
func withBooking(
  _ start: Booking, draftIn folder: String, in host: TestHost.Kind,
  _ body: @MainActor (BookingWindow) -> Void
) {
  MainActor.assumeIsolated {
    let window = BookingWindow(start, FormDraft("booking", folder: folder), in: host)
    window.controller.present()
    body(window)
    window.controller.close()
  }
}

@MainActor
final class BookingWindow {
  let form: Form<Booking>
  let controller: TestHost

  init(_ start: Booking, _ draft: FormDraft<Booking>, in host: TestHost.Kind) {
    let form = Form(start) {}
    self.form = form
    controller = TestHost(
      host, "Booking",
      FormView(form, submitTitle: "_Book", draft: draft) {
        FormNumberField("Guests", form.field(\.guests))
        FormDateField("Arrival", form.field(\.arrival))
        FormDateTimeField("Meeting", form.field(\.meeting))
        FormPasswordField("Password", form.field(\.password))
        FormRows("Stays", form, each: \.stays, adding: { Booking.Stay(id: 9) }) { stay in
          FormNumberField("Nights", stay.field(\.nights))
        }
      })
  }

  var controls: [FormControl] { controller.view.controls }

  /// Types text that isn't a valid value into every control that accepts it, and a password.
  func type() {
    let texts = ["12a", "31.02.2026", "31.02.2026\n25:70", "secret-9", "3", "9b"]
    for (control, text) in zip(controls, texts) {
      XCTAssertTrue(control.enterText(text), control.name)
    }
  }

  /// The texts that aren't valid values, from top to bottom.
  var texts: [String] { controls.compactMap(\.bound.textWithoutValue) }
}
