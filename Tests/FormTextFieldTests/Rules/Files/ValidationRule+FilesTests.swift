import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class ValidationRuleFilesTests: XCTestCase {
  func testAFileMustExistAndBeReadable() throws {
    let files = try TestFiles()
    let rule = Rule<String?>.isReadableFile
    let path = try files.make("cv.pdf")
    XCTAssertNil(rule.failure(of: path))
    XCTAssertNil(rule.failure(of: nil))
    XCTAssertEqual(rule.failure(of: files.path), .control(.`file.folder`))
    XCTAssertEqual(rule.failure(of: "/dev/null"), .control(.`file.unreadable`))
    XCTAssertEqual(rule.failure(of: ""), .control(.`file.missing`))
    XCTAssertEqual(rule.failure(of: path + "/x"), .control(.`file.missing`))
    try files.remove(path)
    XCTAssertEqual(rule.failure(of: path), .control(.`file.missing`))
  }

  func testAFileMustHaveOneOfSomeTypes() {
    let rule = Rule<String?>.fileType(["pdf", "odt"])
    XCTAssertNil(rule.failure(of: "/home/mei/cv.ODT"))
    XCTAssertNil(rule.failure(of: nil))
    XCTAssertEqual(
      rule.failure(of: "/home/mei/cv.exe")?.text,
      "Choose a file of one of these types: PDF, ODT")
    XCTAssertEqual(
      Rule<String?>.fileType(["pdf"]).failure(of: "cv.exe")?.text,
      "Choose a file of this type: PDF")
    XCTAssertNil(Rule<String?>.fileType([]).failure(of: "cv.exe"))
  }

  func testEachOfSeveralFilesIsValidated() {
    let rule = Rule<[String]>.eachFile(.fileType(["pdf"]))
    XCTAssertNil(rule.failure(of: []))
    XCTAssertNil(rule.failure(of: ["/home/mei/cv.pdf", "letter.PDF"]))
    XCTAssertEqual(
      rule.failure(of: ["cv.pdf", "/home/mei/a.exe", "b.exe"])?.text,
      "a.exe: Choose a file of this type: PDF")
    // A name is neither a key of the catalog nor a word of the message.
    for name in ["required", "file"] {
      XCTAssertEqual(
        rule.failure(of: [name])?.text, "\(name): Choose a file of this type: PDF")
    }
    let paths = ["/home/mei/cv.pdf", "/home/mei/a.exe"].compactMap { FilePath($0) }
    XCTAssertEqual(
      Rule<[FilePath]>.eachFile(.fileType(["pdf"])).failure(of: paths)?.text,
      "a.exe: Choose a file of this type: PDF")
  }

  func testAFileIsLimitedInBytes() throws {
    let files = try TestFiles()
    let rule = Rule<String?>.maxFileSize(5_000_000)
    XCTAssertNil(rule.failure(of: try files.make("a", size: 5_000_000)))
    XCTAssertEqual(
      rule.failure(of: try files.make("b", size: 5_000_001))?.text
        .replacing("\u{a0}", with: " "), "Choose a file of 5.0 MB or less")
    XCTAssertNil(rule.failure(of: nil))
    XCTAssertNil(rule.failure(of: files.path + "/gone"))
  }

  func testASubmitNoticesADeletedFile() throws {
    let files = try TestFiles()
    let path = try files.make("cv.pdf")
    MainActor.assumeIsolated {
      let form = Form(Application(cv: path)) {
        FieldValidation(\.cv, rules: [.isReadableFile])
      }
      XCTAssertTrue(form.isValid)
      try? files.remove(path)
      XCTAssertTrue(form.isValid)
      form.submit()
      XCTAssertEqual(form.field(\.cv).status.shownErrors, [.control(.`file.missing`)])
    }
  }
}

private struct Application {
  var cv: String?
}
