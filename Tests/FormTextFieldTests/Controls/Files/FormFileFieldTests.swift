import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormFileFieldTests: WidgetTestCase {
  func testShowsTheFileAndItsSize() throws {
    let files = try TestFiles()
    let path = try files.make("cv.pdf", String(repeating: "x", count: 1500))
    onStage { stage in
      let form = Form(Application()) { FieldValidation(\.cv, rules: [.isReadableFile]) }
      let field = FormFileField("_CV", form.field(\.cv), hint: "PDF")
      stage.put(field)
      XCTAssertEqual(
        labels(in: field.widget.pointer), ["CV", "Choose or drop a file", "PDF"])
      form.cv = path
      XCTAssertEqual(shown(in: field), ["CV", "cv.pdf", "1.5 kB", "PDF"])
      form.cv = path + "/gone"
      XCTAssertEqual(shown(in: field), ["CV", "gone", "PDF"])
    }
  }

  func testAcceptsOneDroppedFile() throws {
    let files = try TestFiles()
    let (cv, letter) = (try files.make("cv.pdf"), try files.make("letter.pdf"))
    onStage { stage in
      let form = Form(Application()) {}
      let field = FormFileField("CV", form.field(\.cv))
      stage.put(field)
      XCTAssertFalse(dropFiles([cv, letter], on: field.frame.editor.widget.pointer))
      XCTAssertNil(form.cv)
      XCTAssertTrue(dropFiles([cv], on: field.frame.editor.widget.pointer))
      XCTAssertEqual(form.cv, cv)
      field.isEditable = false
      XCTAssertFalse(dropFiles([letter], on: field.frame.editor.widget.pointer))
      XCTAssertEqual(form.cv, cv)
    }
  }

  func testItsMnemonicFocusesItWithoutOpeningIt() {
    onStage { stage in
      let field = FormFileField("_CV")
      stage.put(FormTextField("First"))
      stage.put(field)
      stage.show()
      press("alt+c")
      assertSoon(hasFocus(within: field.widget.pointer))
    }
  }

  func testIsPastedAndRemovedWithTheKeyboardAlone() throws {
    let files = try TestFiles()
    let cv = try files.make("cv.pdf")
    onStage { stage in
      let field = FormFileField("CV", .required("Attach your CV"))
      stage.put(field)
      stage.show()
      copyFiles([cv], on: field.widget.pointer)
      field.focus()
      press("ctrl+v")
      assertSoon(field.value, cv)
      XCTAssertTrue(field.isValid)
      press("Tab", "space")
      assertSoon(field.value == nil)
      XCTAssertEqual(field.shownMessages, ["Attach your CV"])
      XCTAssertEqual(gtk_widget_has_focus(field.frame.editor.focusWidget.pointer), 1)
      field.value = cv
      press("Delete")
      assertSoon(field.value == nil)
    }
  }

  func testOpensADialogThatClosesWithTheWindow() {
    onStage { stage in
      let field = FormFileField("CV").with { $0.types = ["pdf", "image/*"] }
      stage.put(field)
      stage.show()
      field.focus()
      press("Return")
      let before = windowCount()
      assertSoon(windowCount() > 1, "\(before)")
    }
    MainActor.assumeIsolated { _ = spin(until: windowCount() == 0) }
  }

  func testValidatesTypeSizeAndExistence() throws {
    let files = try TestFiles()
    let (program, large) = (try files.make("cv.exe"), try files.make("cv.pdf", size: 6_000_000))
    let cv = try files.make("small.pdf")
    try onStage { stage in
      let field = FormFileField("CV").with {
        $0.types = ["pdf"]
        $0.maxSize = 5_000_000
      }
      stage.put(field)
      field.value = program
      XCTAssertEqual(field.messages, ["Choose a file of this type: PDF"])
      field.value = large
      XCTAssertEqual(field.messages.count, 1)
      field.value = cv
      XCTAssertTrue(field.isValid)
      try files.remove(cv)
      field.performValidation()
      XCTAssertEqual(
        field.shownMessages, ["This file was moved or deleted. Choose it again"])
    }
  }

  func testKeepsTheRulesOfAPropertyAndItsOwn() {
    onStage { stage in
      let upload = Upload()
      let (cv, photo) = (FormFileField("CV"), FormPictureField("Photo"))
      cv.bind(to: \.path, validatedBy: \.$path, of: upload)
      photo.bind(to: \.path, validatedBy: \.$path, of: upload)
      stage.put(cv)
      stage.put(photo)
      cv.types = ["pdf"]
      photo.maxSize = 5_000_000
      cv.value = "/etc/hostname"
      XCTAssertEqual(
        cv.messages, ["Choose a file of this type: PDF", "Use at most 5 characters"])
      photo.value = "/etc/nowhere"
      XCTAssertEqual(
        photo.messages,
        ["This file was moved or deleted. Choose it again", "Use at most 5 characters"])
    }
  }

  func testWrapsItsPromptAndShortensAName() {
    onStage { stage in
      let field = FormFileField("CV")
      stage.put(field)
      let label = OpaquePointer(visible(gtk_label_get_type(), in: field.widget.pointer)[1])
      XCTAssertEqual(gtk_label_get_ellipsize(label), PANGO_ELLIPSIZE_NONE)
      XCTAssertEqual(gtk_label_get_wrap(label), 1)
      field.value = "/etc/hostname"
      XCTAssertEqual(gtk_label_get_ellipsize(label), PANGO_ELLIPSIZE_MIDDLE)
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormFileField" id="cv">
              <property name="title">_CV</property>
              <property name="value">/gone/cv.exe</property>
              <property name="types">pdf image/*</property>
              <property name="max-size">5000000</property>
              <property name="required-message">Attach your CV</property>
            </object>
          </interface>
          """)
      let field = try interface.element("cv", as: FormFileField.self)
      stage.put(field)
      XCTAssertEqual(field.types, ["pdf", "image/*"])
      XCTAssertEqual(field.maxSize, 5_000_000)
      XCTAssertEqual(field.value, "/gone/cv.exe")
      XCTAssertEqual(
        field.messages,
        [
          "This file was moved or deleted. Choose it again",
          "Choose a file of one of these types: PDF, Images",
        ])
      field.value = nil
      XCTAssertEqual(field.messages, ["Attach your CV"])
      field.typeNames = "pdf image/"
      XCTAssertEqual(field.types, ["pdf", "image/*"])
      XCTAssertTrue(Warnings.take().joined().contains("“image/” isn't a file type"))
    }
  }
}

private struct Application {
  var cv: String?
}

private final class Upload {
  @Validated(rule: .maxLength(5)) var path: String?
}

/// Returns the labels of a control, with ordinary spaces.
@MainActor
private func shown(in field: FormControl) -> [String] {
  labels(in: field.widget.pointer).map { $0.replacing("\u{a0}", with: " ") }
}

@MainActor
private func windowCount() -> Int {
  let windows = gtk_window_list_toplevels()
  defer { g_list_free(windows) }
  return Int(g_list_length(windows))
}
