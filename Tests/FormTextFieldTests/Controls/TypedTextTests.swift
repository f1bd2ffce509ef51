import GenericForm
import XCTest

@testable import FormTextField

/// Controls of fields that have a type beside text.
final class TypedTextTests: WidgetTestCase {
  private struct Poster: Equatable, Sendable {
    var ink = HexColor(red: 0, green: 0, blue: 0)
    var paper: HexColor?
    var text = FilePath("/etc/hostname")
    var picture: FilePath?
    var extras: [FilePath] = []
  }

  func testAColorCanBeOptional() {
    onStage { stage in
      let form = Form(Poster()) {}
      let ink = FormColorField("Ink", form.field(\.ink))
      let paper = FormColorField("Paper", form.field(\.paper))
      for control in [ink, paper] { stage.put(control) }
      XCTAssertEqual(ink.value, "#000000")
      XCTAssertEqual(paper.value, nil)
      ink.value = "#008080"
      paper.value = "#ffffff"
      XCTAssertEqual(form.ink, HexColor(red: 0, green: 128, blue: 128))
      XCTAssertEqual(form.paper, HexColor("#fff"))
      ink.value = nil
      paper.value = nil
      XCTAssertEqual(ink.messages, ["Fill in this field"])
      XCTAssertEqual(form.ink, HexColor("#008080"))
      XCTAssertEqual(form.paper, nil)
      form.reset()
      XCTAssertEqual(ink.value, "#000000")
      XCTAssertEqual(ink.messages, [])
    }
  }

  func testFilePathsCanBeOptional() {
    onStage { stage in
      let form = Form(Poster()) {
        FieldValidation(\.picture, rules: [.isReadableFile, .fileType(["png"]), .maxFileSize(1)])
      }
      let text = FormFileField("Text", form.field(\.text))
      let picture = FormPictureField("Picture", form.field(\.picture))
      let extras = FormFilesField("Extras", form.field(\.extras))
      for control in [text, picture, extras] { stage.put(control) }
      XCTAssertEqual(text.value, "/etc/hostname")
      text.value = "/etc/passwd"
      picture.value = "/etc/passwd"
      extras.value = ["/etc/hostname", "/etc/passwd"]
      XCTAssertEqual(form.text, FilePath("/etc/passwd"))
      XCTAssertEqual(form.picture, FilePath("/etc/passwd"))
      XCTAssertEqual(form.extras.map(\.text), ["/etc/hostname", "/etc/passwd"])
      XCTAssertEqual(picture.messages.count, 2, "\(picture.messages)")
      form.picture = FilePath("/gone")
      XCTAssertEqual(picture.messages.first, "This file was moved or deleted. Choose it again")
      form.reset()
      XCTAssertEqual(text.value, "/etc/hostname")
      XCTAssertEqual(picture.value, nil)
      XCTAssertEqual(extras.value, [])
    }
  }

  func testARequiredPathCannotBeRemoved() throws {
    try onStage { stage in
      let form = Form(try XCTUnwrap(FilePath("/etc/hostname"))) {}
      let file = FormFileField("File", form.field(\.self))
      let picture = FormPictureField("Picture", form.field(\.self))
      for control in [file, picture] { stage.put(control) }
      file.value = nil
      XCTAssertEqual(file.messages, ["Fill in this field"])
      picture.value = "/etc/passwd"
      XCTAssertEqual(form.state.text, "/etc/passwd")
      XCTAssertEqual(file.messages, [])
    }
  }
}
