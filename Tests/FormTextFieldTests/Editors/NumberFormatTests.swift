import XCTest

@testable import FormTextField
@testable import GtkFloor

final class NumberFormatTests: XCTestCase {
  private static let english = NumberFormat(decimal: ".", grouping: ",")
  private static let german = NumberFormat(decimal: ",", grouping: ".")
  private static let french = NumberFormat(decimal: ",", grouping: "\u{202F}")
  private static let swiss = NumberFormat(decimal: ".", grouping: "\u{2019}")
  private static let indian = NumberFormat(decimal: ".", grouping: ",", groups: [3, 2])
  private static let plain = NumberFormat()

  func testGroupsFiveDigitsAndMore() {
    MainActor.assumeIsolated {
      for (format, number, text) in [
        (Self.english, "1234567.25", "1,234,567.25"), (Self.german, "-12345.5", "-12.345,5"),
        (Self.french, "12345", "12\u{202F}345"), (Self.swiss, "123456", "123\u{2019}456"),
        (Self.indian, "12345678", "1,23,45,678"), (Self.english, "2026", "2026"),
        (Self.plain, "12345.5", "12345.5"), (Self.german, "1e+21", "1e+21"),
        (Self.german, "1.5e-07", "1,5e-07"), (Self.english, "0", "0"), (Self.english, "-1", "-1"),
      ] {
        XCTAssertEqual(format.text(number), text)
        XCTAssertEqual(format.plainText(of: text), number.replacing("e+", with: "e+"))
      }
    }
  }

  func testRoundsToTheGivenDecimals() {
    MainActor.assumeIsolated {
      for (number, decimals, text) in [
        (1_234_567.891, 2, "1.234.567,89"), (1234, 0, "1234"), (0.05, 2, "0,05"),
        (-12_000.5, 1, "-12.000,5"), (-0.001, 1, "0,0"), (1e300, 1, "1e+300"),
      ] {
        XCTAssertEqual(Self.german.text(of: number, decimals: decimals), text)
      }
    }
  }

  func testReadsInputInTheLocalesFormat() {
    MainActor.assumeIsolated {
      for (format, text, number) in [
        (Self.english, "1,234", "1234"), (Self.english, "1.234", "1.234"),
        (Self.german, "1.234", "1234"), (Self.german, "1,234", "1.234"),
        (Self.french, "12 345,5", "12345.5"), (Self.french, "12\u{A0}345", "12345"),
        (Self.swiss, "1'234.50", "1234.50"), (Self.indian, "1,23,456", "123456"),
        (Self.english, " 42 ", "42"), (Self.english, "+42", "42"),
        (Self.english, "\u{2212}42", "-42"), (Self.english, "- 42", "-42"),
        (Self.english, ".5", "0.5"), (Self.english, "5.", "5"), (Self.english, "٣٫٥", "3.5"),
        (Self.english, "۱۲٫۵", "12.5"),
        (Self.english, "１２", "12"), (Self.english, "007", "007"),
      ] {
        XCTAssertEqual(format.plainText(of: text), number, text)
      }
    }
  }

  func testReadsAnotherFormatIfItIsUnambiguous() {
    MainActor.assumeIsolated {
      for (format, text, number) in [
        (Self.english, "1.234,56", "1234.56"), (Self.german, "1,234.56", "1234.56"),
        (Self.german, "0.5", "0.5"), (Self.german, "0.234", "0.234"),
        (Self.german, "12.50", "12.50"),
        (Self.english, "12,5", "12.5"), (Self.german, "1,234,567", "1234567"),
        (Self.french, "1.5", "1.5"), (Self.french, "1.234", nil), (Self.plain, "1,234", nil),
        (Self.plain, "1,2345", "1.2345"), (Self.english, "1.234.567", "1234567"),
      ] {
        XCTAssertEqual(format.plainText(of: text), number, text)
      }
      XCTAssertEqual(Self.french.plainText(of: "1.234", isWhole: true), "1234")
      XCTAssertEqual(Self.english.plainText(of: "50.00", isWhole: true), "50")
      XCTAssertEqual(Self.english.plainText(of: "50.50", isWhole: true), "50.50")
    }
  }

  func testReadsATypedUnit() {
    MainActor.assumeIsolated {
      XCTAssertEqual(Self.english.plainText(of: "5 kg", unit: "kg"), "5")
      XCTAssertEqual(Self.english.plainText(of: "€ 5", unit: "€"), "5")
      XCTAssertNil(Self.english.plainText(of: "kg", unit: "kg"))
      XCTAssertNil(Self.english.plainText(of: "5 g", unit: "kg"))
    }
  }

  func testReadsNothingElse() {
    MainActor.assumeIsolated {
      for text in [
        "", " ", ".", ",", "-", "abc", "1 2", "1.2.3", "1,23.4", "12,34,5", "1..2", "--1", "1-",
        "0x10", "nan", "inf", "1e", "1e5e5", "1\n000", "1,,000", "½", "四", "1 234 5",
      ] {
        XCTAssertNil(Self.english.plainText(of: text), text)
      }
    }
  }

  func testFollowsTheLocale() {
    MainActor.assumeIsolated {
      XCTAssertEqual(NumberFormat.current, NumberFormat())
    }
  }
}
