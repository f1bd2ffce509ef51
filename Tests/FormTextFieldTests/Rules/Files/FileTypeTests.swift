import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FileTypeTests: XCTestCase {
  func testMatchesASuffixInAnyCase() {
    XCTAssertTrue(FileType("pdf").matches("/home/mei/cv.pdf"))
    XCTAssertTrue(FileType("PDF").matches("/home/mei/CV.Pdf"))
    XCTAssertTrue(FileType("tar.gz").matches("a.tar.gz"))
    XCTAssertFalse(FileType("pdf").matches("/home/mei/cvpdf"))
    XCTAssertFalse(FileType("pdf").matches("/home/mei.pdf/cv.exe"))
    XCTAssertFalse(FileType("pdf").matches(""))
  }

  func testMatchesAMediaType() {
    XCTAssertTrue(FileType("application/pdf").matches("cv.pdf"))
    XCTAssertTrue(FileType("image/*").matches("cat.PNG"))
    XCTAssertTrue(FileType("image/*").matches("cat.jpeg"))
    XCTAssertFalse(FileType("image/*").matches("cv.pdf"))
    XCTAssertFalse(FileType("image/*").matches("image"))
  }

  func testRefusesOtherNames() {
    for name in ["", ".pdf", "pdf odt", "image/", "/pdf", "a/b/c", "pd\nf"] {
      XCTAssertNil(FileType(exactly: name), name)
    }
  }

  func testIsListedInReadableForm() {
    XCTAssertEqual(FileType.listed(["pdf", "odt", "image/*"]), "PDF, ODT, Images")
  }
}
