import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A control whose program sets a value outside its bounds.
final class ControlBoundsTests: WidgetTestCase {
  private struct Values: Equatable, Sendable {
    var whole = 200
    var number: Double? = 2.5
    var level = 200.0
    var levels = 0.0...200.0
    var day = CalendarDate(year: 2024, month: 2, day: 29)
    var time = CalendarDateTime("2024-02-29T18:30")
  }

  func testReportsTheValueOfAStandaloneControl() throws {
    let year = try XCTUnwrap(CalendarDate("2025-01-01"))...XCTUnwrap(CalendarDate("2025-12-31"))
    let noon = try XCTUnwrap(CalendarDateTime("2024-02-29T12:00"))
    onStage { stage in
      let start = Values()
      expectReports(
        on: stage,
        [
          { FormNumberField("_Title", value: start.whole).with { $0.range = 0...99 } },
          { FormNumberField("_Title", value: start.number).with { $0.range = 0...1 } },
          { FormSlider("_Title", value: start.level).with { $0.range = 0...99 } },
          { FormRangeSlider("_Title", value: start.levels).with { $0.range = 0...99 } },
          { FormDateField("_Title", value: start.day).with { $0.range = year } },
          { FormDateTimeField("_Title", value: start.time).with { $0.maximum = noon } },
        ])
    }
  }

  func testReportsTheFirstValueOfABoundControlAndKeepsIt() throws {
    let year = try XCTUnwrap(CalendarDate("2025-01-01"))...XCTUnwrap(CalendarDate("2025-12-31"))
    let noon = try XCTUnwrap(CalendarDateTime("2024-02-29T12:00"))
    onStage { stage in
      let form = Form(Values()) {}
      expectReports(
        on: stage,
        [
          { FormNumberField("_Title", form.field(\.whole)).with { $0.range = 0...99 } },
          { FormNumberField("_Title", form.field(\.number)).with { $0.range = 0...1 } },
          { FormSlider("_Title", form.field(\.level)).with { $0.range = 0...99 } },
          { FormSlider("_Title", form.field(\.whole)).with { $0.range = 0...99 } },
          { FormRangeSlider("_Title", form.field(\.levels)).with { $0.range = 0...99 } },
          { FormDateField("_Title", form.field(\.day)).with { $0.range = year } },
          { FormDateTimeField("_Title", form.field(\.time)).with { $0.maximum = noon } },
        ])
      XCTAssertEqual(form.state, Values())
    }
  }

  func testReportsTheFirstValueOfTheFieldThatAControlIsBoundTo() {
    onStage { stage in
      let form = Form(Values()) {}
      expectReports(
        on: stage,
        [
          {
            let control = FormNumberField<Int>("_Title").with { $0.range = 0...99 }
            control.bind(to: form.field(\.whole).optional(.notValid))
            return control
          }
        ])
    }
  }

  func testReportsNothingForUserInput() {
    onStage { stage in
      let form = Form(Values(whole: 50)) {}
      let control = FormNumberField("_Title", form.field(\.whole)).with { $0.range = 0...99 }
      stage.put(control)
      enterNumber("200", into: control)
      XCTAssertEqual(control.messages, ["Enter a number from 0 to 99"])
      XCTAssertEqual(Warnings.take(), [])
    }
  }

  func testReportsNothingIfLaterBoundsExcludeUserInput() {
    onStage { stage in
      let form = Form(Values(whole: 30)) {}
      let control = FormNumberField("_Title", form.field(\.whole)).with { $0.range = 0...99 }
      stage.put(control)
      let standalone = FormNumberField<Int>("_Title").with { $0.range = 0...99 }
      stage.put(standalone)
      for control in [control, standalone] {
        enterNumber("50", into: control)
        control.maximum = 40
        XCTAssertEqual(control.value, 50)
        XCTAssertEqual(Warnings.take(), [])
      }
    }
  }
}

/// Expects each control to report once, without the value, which may be personal.
@MainActor
private func expectReports(on stage: Stage, _ makers: [() -> FormControl]) {
  for (index, make) in makers.enumerated() {
    let control = make()
    stage.put(control)
    stage.show()
    let warnings = Warnings.take()
    XCTAssertEqual(warnings.count, 1, "\(index)")
    XCTAssertEqual(
      warnings.first?.hasSuffix("“Title” has a value outside of its bounds."), true, "\(index)")
    XCTAssertEqual(control.shownMessages, [], "\(index)")
  }
}
