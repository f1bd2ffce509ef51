import FormLanguages
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

@MainActor
final class DateReaderTests: XCTestCase {
  private nonisolated func read(
    _ text: String, _ format: String, bounds: (String, String)? = nil
  ) -> String? {
    MainActor.assumeIsolated {
      guard let today = CalendarDate("2026-03-09") else { return nil }
      var reader = DateReader(pattern: DatePattern(format: format), today: today)
      reader.monthNames[2] = ["maart", "mrt"]
      if let bounds, let first = CalendarDate(bounds.0), let last = CalendarDate(bounds.1) {
        reader.bounds = Bounds(from: first, through: last)
      }
      return reader.date(in: text)?.description
    }
  }

  nonisolated func testReadsAnySeparatorsInTheOrderOfTheLocale() {
    for text in [
      "09/03/2026", "9.3.2026", "9-3-26", " 9 3 2026 ", "9. 3. 2026", "09032026", "090326",
      "9 maart 2026", "9 mrt. 26", "mrt 9, 2026", "2026-03-09", "2026/3/9", "20260309",
      "٩/٣/٢٠٢٦", "۹/۳/۲۰۲۶", "2026年3月9日", "9–3–2026",
    ] {
      XCTAssertEqual(read(text, "%d/%m/%Y"), "2026-03-09", text)
    }
    for text in ["03/09/2026", "3/9/26", "March 9, 2026", "mar 9 26", "03092026", "2026-03-09"] {
      XCTAssertEqual(read(text, "%D"), text.contains("ar") ? nil : "2026-03-09", text)
    }
    XCTAssertEqual(read("26.3.9", "%Y.%m.%d."), "2026-03-09")
  }

  nonisolated func testThePatternIsInTheOrderOfTheDigitsInARightToLeftLanguage() {
    MainActor.assumeIsolated {
      FormLanguages.use(["ar"])
      defer { FormLanguages.use([]) }
      let words = DatePattern(format: "%d-%m-%Y").words
      XCTAssertEqual(words, "\u{2066}يي\u{200E}-شش\u{200E}-سسسس\u{2069}")
    }
  }

  nonisolated func testReadsADateInWords() {
    let dates = [
      ("marzo", ["9 de marzo de 2026", "9 MARZO 2026", "9 de mar. del 26"]),
      ("märz", ["9. März 2026", "9 mär 26"]), ("mars", ["9 mars 2026"]),
      ("march", ["March 9, 2026", "the 9th of March, 2026", "9th mar 26"]),
      ("марта", ["9 марта 2026 г."]),
    ]
    MainActor.assumeIsolated {
      guard let today = CalendarDate("2026-03-09") else { return XCTFail("today") }
      var reader = DateReader(pattern: DatePattern(format: "%d/%m/%y"), today: today)
      for (month, texts) in dates {
        reader.monthNames[2] = [month]
        for text in texts { XCTAssertEqual(reader.date(in: text), today, text) }
        for text in ["9 de 3 de 2026", "9 de", "de", "9th 3rd 2026", "9 \(month) de"] {
          XCTAssertNil(reader.date(in: text), text)
        }
        XCTAssertTrue(reader.isWrittenAsDate("31 de \(month) de 2026"))
      }
      reader.monthNames[2] = ["març"]
      for text in ["9 de març de 2026", "9 d’març 2026", "9 d'març de 2026"] {
        XCTAssertEqual(reader.date(in: text), today, text)
      }
      for text in ["9 d març 2026", "9’3’2026", "9 de’març 2026"] {
        XCTAssertNil(reader.date(in: text), text)
      }
    }
  }

  nonisolated func testReadsADateWithItsWeekday() {
    MainActor.assumeIsolated {
      guard let date = CalendarDate("2027-03-19") else { return XCTFail("date") }
      var reader = DateReader(pattern: DatePattern(format: "%d/%m/%y"), today: date)
      for (weekdays, month, texts) in [
        (["friday", "fri"], "march", ["Friday 19 March 2027", "Fri, March 19, 2027"]),
        (["vendredi", "ven"], "mars", ["vendredi 19 mars 2027", "ven. 19 mars 2027"]),
        (["sexta", "feira"], "março", ["sexta-feira, 19 de março de 2027"]),
      ] {
        reader.monthNames[2] = [month]
        reader.weekdayNames = Set(weekdays)
        for text in texts { XCTAssertEqual(reader.date(in: text), date, text) }
      }
      reader.weekdayNames = ["friday"]
      for text in ["Friday", "Monday 19 março 2027", "Friday 19/3/2027"] {
        XCTAssertNil(reader.date(in: text), text)
      }
    }
    XCTAssertEqual(MainActor.assumeIsolated { DateReader.words("d’Abril") }, ["d", "abril"])
    XCTAssertEqual(MainActor.assumeIsolated { DateReader.words("de març") }, ["de", "març"])
    XCTAssertEqual(read("Monday 9 maart 2026", "%d/%m/%Y"), "2026-03-09", "that of the locale")
  }

  nonisolated func testRefusesOtherText() {
    for text in [
      "", "9", "9/3", "31/2/2026", "9/13/2026", "9/3/126", "9/3/20266", "9/3/2026/1", "x", "9x3x26",
      "9 ma 2026", "9 march 3 2026", "9:3:2026", "(9/3/2026)", "999999", "\u{0}",
      "-1-1-1", " -9/3/2026", "\u{2212}9-3-2026", "29/2/2027",
      String(repeating: "9", count: 10_000), String(repeating: "é\u{301}", count: 1000),
    ] {
      XCTAssertNil(read(text, "%d/%m/%Y"), text)
    }
  }

  nonisolated func testDistinguishesANonexistentDateFromOtherText() {
    MainActor.assumeIsolated {
      guard let today = CalendarDate("2026-03-09") else { return XCTFail("today") }
      let reader = DateReader(pattern: DatePattern(format: "%d/%m/%Y"), today: today)
      let format: [String: MessageArgument] = ["pattern": "DD/MM/YYYY", "example": "31/12/2026"]
      let unknown = ["29/2/2027", "31/02/2026", "31.2.26", "2026-13-01", "31022026", "00/01/2026"]
      for text in unknown {
        XCTAssertEqual(
          reader.read(text).message, .control(.`date.unknown`, format), text)
      }
      for text in [
        "-1-1-1", "31/02", "31/02/202", "x", "1/2/3/4", "310226", "2026", "31/2026/2026",
      ] {
        XCTAssertEqual(
          reader.read(text).message, .control(.`date.format`, format), text)
      }
    }
  }

  nonisolated func testChoosesTheCenturyOfAYearOfTwoDigits() {
    XCTAssertEqual(read("1/1/46", "%d/%m/%Y"), "2046-01-01")
    XCTAssertEqual(read("1/1/47", "%d/%m/%Y"), "1947-01-01")
    XCTAssertEqual(
      read("1/1/30", "%d/%m/%Y", bounds: ("1900-01-01", "2026-03-09")), "1930-01-01")
    XCTAssertEqual(
      read("1/1/60", "%d/%m/%Y", bounds: ("2026-01-01", "2099-03-09")), "2060-01-01")
    XCTAssertEqual(read("29/2/00", "%d/%m/%Y"), "2000-02-29")
  }
}

@MainActor
final class DatePatternTests: XCTestCase {
  nonisolated func testFollowsAFormat() {
    MainActor.assumeIsolated {
      guard let date = CalendarDate("2026-03-09") else { return XCTFail("no date") }
      let texts = [
        "%m/%d/%y": "03/09/2026", "%D": "03/09/2026", "%d-%m-%Y": "09-03-2026",
        "%d.%m.%Y": "09.03.2026", "%Y-%m-%d": "2026-03-09", "%F": "2026-03-09",
        "%d. %m. %Y": "09. 03. 2026", "%Y年%m月%d日": "2026-03-09", "%e %b %Y": "09-03-2026",
        "%Od/%Om/%Ey": "09/03/2026", "%A": "2026-03-09", "": "2026-03-09",
      ]
      for (format, text) in texts {
        let pattern = DatePattern(format: format)
        XCTAssertEqual(pattern.text(of: date), text, format)
        let reader = DateReader(pattern: pattern, today: date)
        XCTAssertEqual(reader.date(in: text), date, format)
      }
      XCTAssertEqual(DatePattern(format: "%d-%m-%Y").words, "DD-MM-YYYY")
    }
  }
}

extension ConvertedInput {
  /// The error of a text that can't be read.
  var message: ValidationMessage? {
    if case .error(let message) = self { message } else { nil }
  }
}
