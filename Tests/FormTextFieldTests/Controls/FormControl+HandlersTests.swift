import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormControlHandlersTests: WidgetTestCase {
  /// The events of a field, in order.
  @MainActor private final class Log {
    var events: [String] = []

    func watch(_ field: FormTextField, pause: Duration = .milliseconds(1)) {
      field.onFocus { self.events.append("focus") }
      field.onChange { [weak field] in self.events.append("change to \(field?.text ?? "")") }
      field.onPause(pause) { [weak field] in self.events.append("pause at \(field?.text ?? "")") }
      field.onLeave { [weak field] in
        self.events.append("leave with \(field?.shownMessages.count ?? -1)")
      }
    }
  }

  func testCallsWhenTheUserEntersTypesPausesAndLeaves() {
    onStage { stage in
      let (log, field, other) = (Log(), stage.field("Mail", [.email]), stage.field("Other"))
      log.watch(field)
      stage.show()
      stage.focus(field)
      XCTAssertEqual(log.events, ["focus"])
      stage.type("a", into: field)
      stage.type("b", into: field)
      XCTAssertEqual(log.events, ["focus", "change to a", "change to ab"])
      assertSoon(log.events.last, "pause at ab")
      stage.focus(other)
      XCTAssertEqual(
        log.events, ["focus", "change to a", "change to ab", "pause at ab", "leave with 1"])
    }
  }

  func testLeavingEndsAPauseEarly() {
    onStage { stage in
      let (log, field, other) = (Log(), stage.field("Mail"), stage.field("Other"))
      log.watch(field, pause: .seconds(600))
      stage.show()
      stage.focus(field)
      stage.type("a", into: field)
      stage.focus(other)
      XCTAssertEqual(log.events, ["focus", "change to a", "pause at a", "leave with 0"])
      stage.focus(field)
      stage.focus(other)
      XCTAssertEqual(log.events.suffix(2), ["focus", "leave with 0"])
    }
  }

  func testATimingIsQuietWhileAControlHasTheFocus() {
    onStage { stage in
      let form = Form("a") { FieldValidation(\.self, rules: [.isEmail], timing: .whenNotFocused) }
      let (field, other) = (stage.field("Mail", form.field(\.self)), stage.field("Other"))
      stage.show()
      stage.focus(field)
      stage.type("b", into: field)
      XCTAssertEqual(field.shownMessages.count, 0)
      stage.focus(other)
      XCTAssertEqual(field.shownMessages.count, 1)
      stage.focus(field)
      XCTAssertEqual(field.shownMessages.count, 0)
    }
  }

  func testAChangeByTheProgramDoesNotCountAsTyping() {
    onStage { stage in
      let (log, field, other) = (Log(), stage.field("Mail"), stage.field("Other"))
      log.watch(field)
      stage.show()
      stage.focus(field)
      field.text = "a"
      stage.focus(other)
      XCTAssertEqual(log.events, ["focus", "change to a", "leave with 0"])
    }
  }
}
