import CGtk
import GenericForm
import XCTest

@testable import FormTextField

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
      XCTAssertEqual(visible(gtk_spinner_get_type(), in: field.widget).count, 1)
      XCTAssertTrue(spin(until: pictures(in: field) == 1))
      XCTAssertTrue(labels(in: field.widget).contains("cat.png"))
      form.photo = nil
      XCTAssertEqual(pictures(in: field), 0)
    }
  }

  func testRefusesWhatIsNoPicture() throws {
    let files = try TestFiles()
    let path = try files.make("cat.png", "This is text.")
    onStage { stage in
      let field = FormPictureField("Photo")
      stage.put(field)
      field.value = path
      XCTAssertTrue(spin(until: icon(in: field) == "image-missing-symbolic"))
      XCTAssertTrue(spin(until: !field.messages.isEmpty))
      XCTAssertEqual(field.messages, ["Choose another picture: this one cannot be shown"])
    }
  }

  func testRefusesAPictureOfTwoGigabytesWithoutLoadingIt() throws {
    let files = try TestFiles()
    let path = try files.make("cat.png", size: 2_000_000_000)
    onStage { stage in
      let field = FormPictureField("Photo", maxSize: 20_000_000)
      stage.put(field)
      let before = usedBytes()
      field.value = path
      field.performValidation()
      XCTAssertEqual(
        field.shownMessages.map { $0.replacing("\u{a0}", with: " ") },
        ["Choose a file of at most 20.0 MB"])
      XCTAssertTrue(spin(until: icon(in: field) == "image-missing-symbolic"))
      XCTAssertLessThan(usedBytes() - before, 10_000_000)
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
      XCTAssertTrue(spin(until: icon(in: field) == "image-missing-symbolic"))
      field.value = second
      field.value = first
      XCTAssertTrue(spin(until: pictures(in: field) == 1))
    }
  }

  func testTakesAPictureThatIsDroppedOrPasted() throws {
    let files = try TestFiles()
    let (first, second) = (try files.makePicture("a.png"), try files.makePicture("b.png"))
    onStage { stage in
      let field = FormPictureField("Photo")
      stage.put(field)
      stage.show()
      let preview = gtk_widget_get_first_child(field.frame.editor.widget)!
      XCTAssertTrue(dropFiles([first], on: preview))
      XCTAssertEqual(field.value, first)
      copyFiles([second], on: field.widget)
      field.focus()
      press("ctrl+v")
      XCTAssertTrue(spin(until: field.value == second))
      let texture = gdk_texture_new_from_filename(first, nil)
      gdk_clipboard_set_texture(gtk_widget_get_clipboard(field.widget), texture)
      g_object_unref(UnsafeMutableRawPointer(texture!))
      press("ctrl+v")
      XCTAssertTrue(spin(until: field.value != second))
      let saved = field.value ?? ""
      XCTAssertTrue(spin(until: pictures(in: field) == 1 && field.isValid))
      try? files.remove(saved)
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormPictureField" id="photo">
              <property name="path">/gone/cat.png</property>
              <property name="max-size">1000</property>
              <property name="required-message">Choose a photo</property>
            </object>
          </interface>
          """)
      let field = try interface.control("photo", as: FormPictureField.self)
      stage.put(field)
      XCTAssertEqual(field.maxSize, 1000)
      XCTAssertEqual(field.messages, ["Choose the file again: it is not there any more"])
      field.value = nil
      XCTAssertEqual(field.messages, ["Choose a photo"])
    }
  }

  func testIsGoneWhileAPictureLoads() throws {
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
  visible(gtk_picture_get_type(), in: field.widget).count
}

/// The symbol in place of the picture.
@MainActor
private func icon(in field: FormControl) -> String? {
  visible(gtk_image_get_type(), in: field.widget).first
    .flatMap { gtk_image_get_icon_name(OpaquePointer($0)) }.map { String(cString: $0) }
}
