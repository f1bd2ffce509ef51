import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormFilesFieldTests: WidgetTestCase {
  private struct Letter {
    var attachments: [String] = []
  }

  func testAcceptsSeveralDroppedFilesEachOnce() throws {
    let files = try TestFiles()
    let (cv, letter) = (try files.make("cv.pdf"), try files.make("letter.pdf"))
    onStage { stage in
      let form = Form(Letter()) { FieldValidation(\.attachments, rules: [.maxCount(2)]) }
      let field = FormFilesField("_Attachments", form.field(\.attachments))
      stage.put(field)
      stage.show()
      XCTAssertTrue(dropFiles([cv, letter], on: adder(of: field)))
      XCTAssertEqual(form.attachments, [cv, letter])
      XCTAssertTrue(labels(in: field.widget.pointer).contains("letter.pdf"))
      XCTAssertTrue(dropFiles([cv], on: adder(of: field)))
      XCTAssertEqual(form.attachments, [cv, letter])
      form.undo()
      XCTAssertEqual(form.attachments, [])
      XCTAssertFalse(labels(in: field.widget.pointer).contains("letter.pdf"))
    }
  }

  func testAButtonRemovesAFile() throws {
    let files = try TestFiles()
    let (cv, letter) = (try files.make("cv.pdf"), try files.make("letter.pdf"))
    onStage { stage in
      let form = Form(Letter(attachments: [cv, letter])) { FieldValidation(\.attachments) }
      let field = FormFilesField("_Attachments", form.field(\.attachments))
      stage.put(field)
      stage.show()
      press("alt+a")
      press("shift+Tab", "shift+Tab", "space")
      assertSoon(form.attachments, [letter])
      press("ctrl+z")
      assertSoon(form.attachments, [cv, letter])
    }
  }

  func testWithoutAFormValidatesEachFile() throws {
    let files = try TestFiles()
    let (cv, program) = (try files.make("cv.pdf"), try files.make("cv.exe"))
    onStage { stage in
      let field = FormFilesField("Attachments")
      stage.put(field)
      field.types = ["pdf"]
      field.value = [cv, program]
      XCTAssertEqual(field.messages, ["cv.exe: Choose a file of this type: PDF"])
      field.types = []
      XCTAssertTrue(field.isValid)
      field.value = [cv, files.path]
      XCTAssertFalse(field.isValid)
    }
  }

  func testIsPastedAndCannotBeChangedWhileItIsReadOnly() throws {
    let files = try TestFiles()
    let cv = try files.make("cv.pdf")
    onStage { stage in
      let field = FormFilesField("Attachments", .required("Add a file"))
      stage.put(field)
      stage.show()
      XCTAssertFalse(field.isValid)
      copyFiles([cv], on: field.widget.pointer)
      field.focus()
      press("ctrl+v")
      assertSoon(field.value, [cv])
      XCTAssertTrue(field.isValid)
      field.isEditable = false
      XCTAssertFalse(dropFiles(["/etc/hostname"], on: adder(of: field)))
      XCTAssertEqual(field.value, [cv])
    }
  }
}

@MainActor private func adder(of field: FormFilesField) -> WidgetPointer {
  (field.frame.editor as? FilesEditor)?.adder.widget.pointer ?? field.widget.pointer
}
