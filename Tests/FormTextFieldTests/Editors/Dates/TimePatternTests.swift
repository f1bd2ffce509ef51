import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

@MainActor
final class TimePatternTests: XCTestCase {
  nonisolated func testReadsWhatUsersType() {
    MainActor.assumeIsolated {
      let pattern = TimePattern(format: "%H:%M:%S", am: "", pm: "")
      let times = [
        "9": "09:00", "09": "09:00", "930": "09:30", "0930": "09:30", "9.30": "09:30",
        "9:30": "09:30", "9h30": "09:30", "9h": "09:00", "9-30": "09:30", "18:05:07": "18:05:07",
        "180507": "18:05:07", "9pm": "21:00", "9 PM": "21:00", "9.30 p.m.": "21:30",
        "12am": "00:00", "12 pm": "12:00", "930a": "09:30", "0": "00:00", "00:00": "00:00",
        "٩:٣٠": "09:30",
      ]
      for (text, time) in times {
        XCTAssertEqual(pattern.time(in: text)?.description, time, text)
      }
      for text in [
        "", "24", "9:60", "9:3", "13pm", "0am", "9:30:60", "x", "9x", "99999", "1234567", "-5", ":",
        "9::30", "am", String(repeating: "1", count: 10_000),
      ] {
        XCTAssertNil(pattern.time(in: text), text)
      }
    }
  }

  nonisolated func testDistinguishesANonexistentTimeFromOtherText() {
    MainActor.assumeIsolated {
      let pattern = TimePattern(format: "%H:%M:%S", am: "", pm: "")
      for text in ["25:00", "24", "9:60", "13pm", "2500"] {
        XCTAssertEqual(
          pattern.read(text).message, .control(.`clock.unknown`, ["example": "18:30"]), text)
      }
      for text in ["x", "9:3", "9::30", "am"] {
        XCTAssertEqual(
          pattern.read(text).message, .control(.`clock.format`, ["example": "18:30"]), text)
      }
    }
  }

  nonisolated func testWritesTwelveOrTwentyFourHours() {
    MainActor.assumeIsolated {
      let english = TimePattern(format: "%r", am: "AM", pm: "PM")
      let greek = TimePattern(format: "%I:%M:%S %p", am: "πμ", pm: "μμ")
      let german = TimePattern(format: "%T", am: "", pm: "")
      for (text, twelve, twentyFour) in [
        ("00:05", "12:05 AM", "00:05"), ("12:00", "12:00 PM", "12:00"),
        ("18:30:09", "6:30:09 PM", "18:30:09"),
      ] {
        guard let time = TimeOfDay(text) else { return XCTFail(text) }
        XCTAssertEqual(english.text(of: time), twelve)
        XCTAssertEqual(german.text(of: time), twentyFour)
        XCTAssertEqual(english.time(in: twelve), time)
        XCTAssertEqual(greek.time(in: greek.text(of: time)), time)
      }
    }
  }
}
