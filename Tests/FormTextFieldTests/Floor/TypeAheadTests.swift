import XCTest

@testable import FormTextField
@testable import GtkFloor

final class TypeAheadTests: XCTestCase {
  func testFindsTheNextTitleThatBeginsWithTheLetters() {
    MainActor.assumeIsolated {
      var search = TypeAhead()
      let titles = ["Belgium", "Greece", "Germany", "Great Britain", "New Zealand"]
      XCTAssertEqual(search.place(of: "G", in: titles, after: 0, at: 10_000_000), 1)
      XCTAssertEqual(search.place(of: "r", in: titles, after: 1, at: 10_500_000), 1)
      XCTAssertEqual(search.place(of: "e", in: titles, after: 1, at: 10_900_000), 1)
      XCTAssertEqual(search.place(of: "a", in: titles, after: 1, at: 11_500_000), 3)
      XCTAssertEqual(search.place(of: "t", in: titles, after: 3, at: 11_600_000), 3)
      XCTAssertEqual(search.place(of: " ", in: titles, after: 3, at: 11_700_000), 3)
      XCTAssertNil(search.place(of: "x", in: titles, after: 3, at: 11_800_000))
      XCTAssertEqual(search.place(of: "n", in: titles, after: 3, at: 20_000_000), 4)
    }
  }

  func testFindsATitleWithoutItsAccents() {
    MainActor.assumeIsolated {
      var search = TypeAhead()
      let titles = ["Belgium", "Österreich", "Żagań"]
      XCTAssertEqual(search.place(of: "o", in: titles, after: 0, at: 10_000_000), 1)
      XCTAssertEqual(search.place(of: "s", in: titles, after: 1, at: 10_100_000), 1)
      XCTAssertEqual(search.place(of: "ż", in: titles, after: 1, at: 20_000_000), 2)
    }
  }

  func testFindsATitleWhoseFirstCharacterTakesTwoKeys() {
    MainActor.assumeIsolated {
      var search = TypeAhead()
      let titles = ["हंगेरियन", "हिन्दी"]
      XCTAssertEqual(search.place(of: "ह", in: titles, after: -1, at: 10_000_000), 0)
      XCTAssertEqual(search.place(of: "\u{93F}", in: titles, after: 0, at: 10_100_000), 1)
    }
  }

  func testAnIgnoredMarkSelectsNothing() {
    MainActor.assumeIsolated {
      var search = TypeAhead()
      XCTAssertNil(search.place(of: "\u{640}", in: ["أحمد", "محمد"], after: 0, at: 10_000_000))
    }
  }

  func testGoesThroughTheTitlesWithOneLetter() {
    MainActor.assumeIsolated {
      var search = TypeAhead()
      let titles = ["Greece", "Germany", "Spain", "Ghana"]
      var place = -1
      let places = (1...4).compactMap { turn in
        search.place(of: "g", in: titles, after: place, at: Int(turn) * 100_000).map {
          place = $0
          return $0
        }
      }
      XCTAssertEqual(places, [0, 1, 3, 0])
    }
  }

  func testLeavesTheSpaceBarToTheList() {
    MainActor.assumeIsolated {
      var search = TypeAhead()
      XCTAssertNil(search.place(of: " ", in: [" a", "b"], after: 0, at: 5_000_000))
    }
  }
}
