import FormTestSupport
import Foundation
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class SecretTextTests: XCTestCase {
  func testInsertsAndDeletesByScalars() {
    MainActor.assumeIsolated {
      let text = SecretText()
      XCTAssertEqual(text.string, "")
      XCTAssertEqual(text.insert("ae\u{301}😀", 4, at: 0), 4)
      XCTAssertEqual(text.insert("ß", 1, at: 1), 1)
      XCTAssertEqual(text.string, "aße\u{301}😀")
      XCTAssertEqual(text.count, 5)
      XCTAssertEqual(text.size, "aße\u{301}😀".utf8.count)
      text.delete(2, at: 2)
      XCTAssertEqual(text.string, "aß😀")
      XCTAssertEqual(text.insert("xyz", 2, at: 3), 2)
      XCTAssertEqual(text.string, "aß😀xy")
      text.delete(5, at: 0)
      XCTAssertEqual(text.string, "")
      XCTAssertEqual(text.count, 0)
    }
  }

  func testBehavesLikeAString() {
    MainActor.assumeIsolated {
      var random = SplitMix(state: 1)
      let text = SecretText()
      var model: [Unicode.Scalar] = []
      for _ in 0..<2_000 {
        let place = Int.random(in: 0...model.count, using: &random)
        if Bool.random(using: &random) {
          let new = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
            "aé\u{301}漢😀".unicodeScalars.randomElement(using: &random)
          }
          XCTAssertEqual(
            text.insert(String(String.UnicodeScalarView(new)), new.count, at: place), new.count)
          model.insert(contentsOf: new, at: place)
        } else {
          let end = Int.random(in: place...min(model.count, place + 9), using: &random)
          text.delete(end - place, at: place)
          model.removeSubrange(place..<end)
        }
        XCTAssertEqual(text.string, String(String.UnicodeScalarView(model)))
        XCTAssertEqual(text.count, model.count)
      }
    }
  }

  func testWipesDeletedText() {
    MainActor.assumeIsolated {
      let text = SecretText()
      _ = text.insert("Correct-9-horse", 15, at: 0)
      text.delete(6, at: 3)
      XCTAssertTrue(text.memory.dropFirst(9).allSatisfy { $0 == 0 })
      text.delete(9, at: 0)
      XCTAssertTrue(text.memory.allSatisfy { $0 == 0 })
    }
  }

  func testGrowsUpToTheLimitOfAnEntry() {
    MainActor.assumeIsolated {
      let text = SecretText()
      let long = String(repeating: "漢", count: 3_000)
      XCTAssertEqual(text.insert(long, 3_000, at: 0), 3_000)
      XCTAssertEqual(text.string, long)
      XCTAssertEqual(text.insert(String(repeating: "漢", count: 30_000), 30_000, at: 0), 18_845)
      XCTAssertEqual(text.size, 65_535)
      XCTAssertEqual(text.insert("a", 1, at: 0), 0)
      XCTAssertEqual(text.count, 21_845)
    }
  }

  func testIsLockedAndKeptOutOfCoreFilesAndChildProcesses() throws {
    try MainActor.assumeIsolated {
      let text = SecretText()
      let before = try flags(of: text)
      XCTAssertTrue(before.isSuperset(of: ["lo", "dd", "wf"]), "\(before)")
      _ = text.insert(String(repeating: "a", count: 9_000), 9_000, at: 0)
      let flagsOfMore = try flags(of: text)
      XCTAssertTrue(flagsOfMore.isSuperset(of: ["lo", "dd", "wf"]), "\(flagsOfMore)")
    }
  }
}

/// Returns the kernel's flags for the memory.
@MainActor
private func flags(of text: SecretText) throws -> Set<String> {
  let start = UInt(bitPattern: text.memory.baseAddress)
  var isFound = false
  let file = try XCTUnwrap(FileHandle(forReadingAtPath: "/proc/self/smaps"))
  let map = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
  for line in map.split(separator: "\n") {
    let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap {
      UInt($0, radix: 16)
    }
    if bounds.count == 2 { isFound = (bounds[0]..<bounds[1]).contains(start) }
    if isFound, line.hasPrefix("VmFlags:") {
      return Set(line.split(separator: " ").dropFirst().map(String.init))
    }
  }
  return []
}
