import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormPictureFieldTests: WidgetTestCase {
  func testShowsAPictureOnceItIsLoaded() throws {
    let files = try TestFiles()
    let path = try files.makePicture("cat.png")
    onStage { stage in
      let form = Form(Profile()) {}
      let field = FormPictureField("Photo", form.field(\.photo))
      stage.put(field)
      XCTAssertEqual(pictures(in: field), 0)
      XCTAssertEqual(icon(in: field), "image-x-generic-symbolic")
      form.photo = path
      XCTAssertEqual(spinners(in: field.widget.pointer).count, 1)
      assertSoon(pictures(in: field), 1)
      XCTAssertTrue(labels(in: field.widget.pointer).contains("cat.png"))
      form.photo = nil
      XCTAssertEqual(pictures(in: field), 0)
    }
  }

  func testRefusesOtherFiles() throws {
    let files = try TestFiles()
    let path = try files.make("cat.png", "This is text.")
    onStage { stage in
      let field = FormPictureField("Photo")
      stage.put(field)
      field.value = path
      assertSoon(icon(in: field), "image-missing-symbolic")
      assertSoon(!field.messages.isEmpty)
      XCTAssertEqual(field.messages, ["This picture can't be shown. Choose another one"])
    }
  }

  func testHasNoErrorFrameWithoutAMessage() throws {
    let files = try TestFiles()
    let path = try files.make("cat.png", "This is text.")
    onStage { stage in
      let form = Form(Profile()) {}
      let field = FormPictureField("Photo", form.field(\.photo))
      stage.put(field)
      form.photo = path
      assertSoon(icon(in: field), "image-missing-symbolic")
      field.performValidation()
      let marked = visible(gtk_widget_get_type(), in: field.widget.pointer).filter {
        gtk_widget_has_css_class($0, "error") != 0
      }
      XCTAssertEqual(marked, [])
      XCTAssertEqual(field.shownMessages, [])
    }
  }

  func testAFileThatCannotBeShownHasNoPreview() throws {
    let files = try TestFiles()
    let (text, picture) = (try files.make("cat.png", "Text."), try files.makePicture("dog.png"))
    onStage { stage in
      let form = Form(Profile()) {}
      let field = FormPictureField("Photo", form.field(\.photo))
      stage.put(field)
      form.photo = text
      assertSoon(labels(in: field.widget.pointer).contains("5 bytes · No preview"))
      form.photo = picture
      assertSoon(pictures(in: field), 1)
      XCTAssertFalse(labels(in: field.widget.pointer).contains { $0.contains("No preview") })
    }
  }

  func testRefusesAPictureOfTwoGigabytesWithoutLoadingIt() throws {
    let files = try TestFiles()
    let path = try files.make("cat.png", size: 2_000_000_000)
    onStage { stage in
      let field = FormPictureField("Photo").with { $0.maxSize = 20_000_000 }
      stage.put(field)
      let before = usedBytes()
      field.value = path
      field.performValidation()
      XCTAssertEqual(
        field.shownMessages.map { $0.replacing("\u{a0}", with: " ") },
        ["Choose a file of 20.0 MB or less"])
      assertSoon(icon(in: field), "image-missing-symbolic")
      XCTAssertLessThan(usedBytes() - before, 10_000_000)
    }
  }

  func testAnOversizedPictureHasItsOwnMessage() throws {
    let files = try TestFiles()
    let (large, other) = (try files.make("a.png", size: 2_000_000_000), try files.make("b.png"))
    onStage { stage in
      let form = Form(Profile()) { FieldValidation(\.photo, checks: [.isPicture()]) }
      let field = FormPictureField("Photo", form.field(\.photo))
      stage.put(field)
      for (path, message) in [
        (large, "Choose a file of 50.0 MB or less"),
        (other, "This picture can't be shown. Choose another one"),
      ] {
        form.photo = path
        assertSoon(!field.messages.isEmpty)
        XCTAssertEqual(field.messages.map { $0.replacing("\u{a0}", with: " ") }, [message])
        XCTAssertEqual(form.photo, path)
      }
    }
  }

  func testAMessageOfTheProgramReplacesTheSizeMessage() throws {
    let files = try TestFiles()
    let path = try files.make("a.png", size: 2_000_000_000)
    let check = Check<String?>.isPicture()
    XCTAssertEqual(check.explanation?(path)().key, "file.size")
    XCTAssertNil(check.message("Smaller, please").explanation)
  }

  func testWrapsALongName() throws {
    let files = try TestFiles()
    let path = try files.makePicture("holiday-in-the-mountains-2026.png")
    onStage { stage in
      let field = FormPictureField("Photo")
      field.value = path
      stage.put(field)
      let name = visible(gtk_label_get_type(), in: field.widget.pointer).first {
        String(cString: gtk_label_get_text(OpaquePointer($0))).hasPrefix("holiday")
      }
      let height = { (width: Int32) -> Int32 in
        var height: Int32 = 0
        gtk_widget_measure(name, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
        return height
      }
      XCTAssertGreaterThan(height(130), height(1000))
      XCTAssertEqual(height(60), height(130), "no more than two lines")
    }
  }

  func testShowsOnlyTheLastOfSeveral() throws {
    let files = try TestFiles()
    let (first, second) = (try files.makePicture("a.png"), try files.make("b.png", "text"))
    onStage { stage in
      let field = FormPictureField("Photo")
      stage.put(field)
      field.value = first
      field.value = second
      assertSoon(icon(in: field), "image-missing-symbolic")
      field.value = second
      field.value = first
      assertSoon(pictures(in: field), 1)
    }
  }

  func testAcceptsADroppedOrPastedPicture() throws {
    let files = try TestFiles()
    let (first, second) = (try files.makePicture("a.png"), try files.makePicture("b.png"))
    onStage { stage in
      let field = FormPictureField("Photo")
      stage.put(field)
      stage.show()
      let preview = gtk_widget_get_first_child(field.frame.editor.widget.pointer)!
      XCTAssertTrue(dropFiles([first], on: preview))
      XCTAssertEqual(field.value, first)
      copyFiles([second], on: field.widget.pointer)
      field.focus()
      press("ctrl+v")
      assertSoon(field.value, second)
      let texture = gdk_texture_new_from_filename(first, nil)
      gdk_clipboard_set_texture(gtk_widget_get_clipboard(field.widget.pointer), texture)
      g_object_unref(UnsafeMutableRawPointer(texture!))
      press("ctrl+v")
      assertSoon(field.value != second)
      let saved = field.value ?? ""
      assertSoon(pictures(in: field) == 1 && field.isValid)
      try? files.remove(saved)
    }
  }

  func testAReplacedPastedPictureIsDeletedAtTheEnd() throws {
    let files = try TestFiles()
    let picture = try files.makePicture("a.png")
    onStage { stage in
      let form = Form(Profile()) {}
      form.onSubmit { _ in }
      let field = FormPictureField("Photo", form.field(\.photo))
      stage.put(field)
      stage.show()
      let paste: () -> String = {
        let before = field.value
        let texture = gdk_texture_new_from_filename(picture, nil)
        gdk_clipboard_set_texture(gtk_widget_get_clipboard(field.widget.pointer), texture)
        g_object_unref(UnsafeMutableRawPointer(texture!))
        field.focus()
        press("ctrl+v")
        assertSoon(field.value != before)
        return field.value ?? ""
      }
      let isThere = { (path: String) -> Bool in
        PastedPictures.removeReplaced()
        return access(path, F_OK) == 0
      }
      let first = paste()
      XCTAssertTrue(isThere(first), "it is the value")
      XCTAssertEqual(mode(of: first), 0o600, "it is for this user only")
      form.submit()
      let second = paste()
      XCTAssertTrue(isThere(first), "it was submitted")
      XCTAssertTrue(
        dropFiles([picture], on: gtk_widget_get_first_child(field.frame.editor.widget.pointer)!))
      press("Delete")
      form.undo()
      form.undo()
      XCTAssertEqual(field.value, second)
      XCTAssertTrue(isThere(second), "undo brought it back")
      form.photo = nil
      XCTAssertTrue(isThere(second), "the program took it")
      let third = paste()
      press("Delete")
      XCTAssertNil(field.value)
      XCTAssertFalse(isThere(third))
      for path in [first, second] { try? files.remove(path) }
      XCTAssertTrue(isThere(picture), "it was not pasted")
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormPictureField" id="photo">
              <property name="value">/gone/cat.png</property>
              <property name="max-size">1000</property>
              <property name="required-message">Choose a photo</property>
            </object>
          </interface>
          """)
      let field = try interface.element("photo", as: FormPictureField.self)
      stage.put(field)
      XCTAssertEqual(field.maxSize, 1000)
      XCTAssertEqual(field.messages, ["This file was moved or deleted. Choose it again"])
      field.value = nil
      XCTAssertEqual(field.messages, ["Choose a photo"])
    }
  }

  func testIsReleasedWhileAPictureLoads() throws {
    let files = try TestFiles()
    let path = try files.makePicture("cat.png", width: 3000, height: 3000)
    onStage { stage in
      let field = FormPictureField("Photo")
      stage.put(field)
      field.value = path
    }
  }
}

private struct Profile {
  var photo: String?
}

@MainActor
private func pictures(in field: FormControl) -> Int {
  visible(gtk_picture_get_type(), in: field.widget.pointer).count
}

/// Returns the name of the symbol shown in place of the picture.
@MainActor
private func icon(in field: FormControl) -> String? {
  visible(gtk_image_get_type(), in: field.widget.pointer).first
    .flatMap { gtk_image_get_icon_name(OpaquePointer($0)) }.map { String(cString: $0) }
}

/// Returns the permissions of a file.
private func mode(of path: String) -> mode_t {
  var facts = stat()
  stat(path, &facts)
  return facts.st_mode & 0o777
}
