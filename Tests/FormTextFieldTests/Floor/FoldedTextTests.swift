import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FoldedTextTests: XCTestCase {
  func testFindsTextByWhatPeopleType() {
    let found = [
      ("Österreich", "osterr"), ("Österreich", "ÖSTERR"), ("São Tomé", "sao tome"),
      ("Łódź", "lodz"), ("Færøerne", "faeroerne"), ("Straße", "strasse"), ("İzmir", "izmir"),
      ("Diyarbakır", "diyarbakir"), ("Đà Nẵng", "da nang"), ("Þórshöfn", "thorshofn"),
      ("Côte d’Ivoire", "cote d'ivoire"), ("Guinea–Bissau", "guinea-bissau"),
      ("Ａｕｓｔｒｉａ", "austria"), ("Ελλάδα", "ελλαδα"), ("ΟΔΟΣ", "οδος"), ("Орёл", "орел"),
      ("Й", "и\u{306}"), ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("أحمد", "احمد"),
      ("한국", "한국"), ("हिन्दी", "हिन्दी"), ("", ""),
    ]
    for (title, typed) in found {
      XCTAssertTrue(foldedText(title).hasPrefix(foldedText(typed)), "\(title) by \(typed)")
    }
  }

  func testDistinguishesDifferentLetters() {
    for (title, typed) in [("が", "か"), ("हिन्दी", "हिन्दि"), ("ไทย", "ไท่ย"), ("o", "a"), ("한", "하")] {
      XCTAssertNotEqual(foldedText(title), foldedText(typed))
    }
  }

  func testAcceptsAnyText() {
    XCTAssertEqual(foldedText("\0a"), "")
    XCTAssertEqual(foldedText("e\u{301}\u{323}").unicodeScalars.count, 1)
    XCTAssertEqual(foldedText("\u{FDFA}").isEmpty, false)
  }
}
