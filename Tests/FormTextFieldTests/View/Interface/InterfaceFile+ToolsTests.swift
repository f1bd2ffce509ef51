import CGtk
import FormLanguages
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A function of `libintl.h`, which Swift's `Glibc` leaves out.
@_silgen_name("bindtextdomain")
private func bindTextDomain(
  _ domain: UnsafePointer<CChar>, _ folder: UnsafePointer<CChar>
) -> UnsafePointer<CChar>?

/// Files from the tools of programmers and translators.
final class InterfaceFileToolsTests: WidgetTestCase {
  private struct Newsletter {
    var email = ""
    var age: Int?
  }

  private static let blueprint = """
    using Gtk 4.0;

    $FormView newsletter {
      submit-title: _("_Subscribe");
      scrolls: false;

      $FormTextField email {
        title: C_("newsletter", "_Email");
        placeholder: "mei@example.com";
      }

      $FormSection details {
        title: _("_Details");
        collapsible: true;

        $FormColumns {
          arrangement: labels-beside;

          $FormIntegerField age {
            title: _("_Age");
            minimum: 18;
          }
        }

        $FormText {
          text: _("Once a month");
          style: caption;
        }

        $FormReadOnlyRow number {
          title: _("Number");
          text: "12";
          can-copy: true;
        }

        $FormButton archive {
          title: _("_Archive");
          address: "https://example.com";
        }
      }

      Gtk.Button subscribe {
        label: _("Subscribe");
        action-name: "form.submit";
      }
    }
    """

  func testReadsWhatBlueprintCompiles() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let version = try Self.run("/usr/bin/blueprint-compiler", "--version")
    // Before version 0.8, a dot marked the classes that Blueprint doesn't know.
    let source =
      version.hasPrefix("0.6.")
      ? Self.blueprint.replacing("$Form", with: ".Form") : Self.blueprint
    let path = folder.appending(path: "newsletter.blp").path
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let text = try Self.run("/usr/bin/blueprint-compiler", "compile", path)
    try onStage { stage in
      let form = Form(Newsletter()) {
        FieldValidation(\.email, rules: [.isEmail])
        FieldValidation(\.age, .required)
      }
      let interface = try InterfaceFile(text: text)
      let view = try interface.formView("newsletter", form)
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      XCTAssertEqual(view.controls.map(\.identifier), ["email", "age"])
      XCTAssertEqual(view.controls.map(\.name), ["Email", "Age"])
      XCTAssertFalse(try interface.element("details", as: FormSection.self).isExpanded)
      let number = try interface.element("number", as: FormReadOnlyRow.self)
      XCTAssertEqual([number.title, number.text], ["Number", "12"])
      XCTAssertTrue(number.canCopy)
      let archive = try interface.element("archive", as: FormButton.self)
      XCTAssertEqual([archive.title, archive.address], ["_Archive", "https://example.com"])
    }
  }

  func testTranslatesTranslatableText() throws {
    let folder = try Self.temporaryFolder()
    defer {
      unsetenv("LOCPATH")
      setlocale(LC_ALL, "")
      try? FileManager.default.removeItem(at: folder)
    }
    let messages = folder.appending(path: "de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    let source = folder.appending(path: "de.po").path
    try """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"

    msgid "_Subscribe"
    msgstr "_Abonnieren"

    msgctxt "newsletter"
    msgid "_Email"
    msgstr "_E-Mail-Adresse"

    msgid "_Delivery"
    msgstr "_Lieferung"

    msgid "In Europe"
    msgstr "In Europa"

    msgid "Number"
    msgstr "Nummer"

    msgid "_Archive"
    msgstr "_Archiv"

    msgid "You"
    msgstr "Sie"
    """.write(toFile: source, atomically: true, encoding: .utf8)
    let compiled = messages.appending(path: "newsletter.mo").path
    _ = try Self.run("/usr/bin/msgfmt", "-o", compiled, source)
    _ = try Self.run(
      "/usr/bin/localedef", "-i", "de_DE", "-f", "UTF-8",
      folder.appending(path: "de_DE.UTF-8").path)
    setenv("LOCPATH", folder.path, 1)
    XCTAssertNotNil(setlocale(LC_ALL, "de_DE.UTF-8"), "script/setup --tests installs the locales")
    _ = bindTextDomain("newsletter", folder.path)
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface domain="newsletter">
            <object class="FormView" id="newsletter">
              <property name="submit-title" translatable="yes">_Subscribe</property>
              <child>
                <object class="FormTextField" id="email">
                  <property name="title" translatable="yes" context="newsletter">_Email</property>
                  <property name="placeholder">_Email</property>
                </object>
              </child>
              <child>
                <object class="FormSection" id="delivery">
                  <property name="title" translatable="yes">_Delivery</property>
                  <property name="description" translatable="yes">In Europe</property>
                </object>
              </child>
              <child>
                <object class="FormText" id="text">
                  <property name="text" translatable="yes">In Europe</property>
                </object>
              </child>
              <child>
                <object class="FormReadOnlyRow" id="number">
                  <property name="title" translatable="yes">Number</property>
                </object>
              </child>
              <child>
                <object class="FormButton" id="archive">
                  <property name="title" translatable="yes">_Archive</property>
                </object>
              </child>
              <child>
                <object class="FormPages">
                  <child>
                    <object class="FormPage" id="you">
                      <property name="title" translatable="yes">You</property>
                    </object>
                  </child>
                </object>
              </child>
            </object>
          </interface>
          """)
      let view = try interface.formView("newsletter") {}
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      let email = try interface.element("email", as: FormTextField.self)
      XCTAssertEqual(email.name, "E-Mail-Adresse")
      XCTAssertEqual(email.placeholder, "_Email")
      XCTAssertEqual(view.content.submitButton.title, "Abonnieren")
      let section = try interface.element("delivery", as: FormSection.self)
      XCTAssertEqual(labels(in: section.widget.pointer), ["Lieferung", "In Europa"])
      XCTAssertEqual(try interface.element("you", as: FormPage.self).title, "Sie")
      XCTAssertEqual(try interface.element("text", as: FormText.self).text, "In Europa")
      XCTAssertEqual(try interface.element("number", as: FormReadOnlyRow.self).title, "Nummer")
      XCTAssertEqual(try interface.element("archive", as: FormButton.self).title, "_Archiv")
    }
  }

  func testTranslatesWithTheProgramsFiles() throws {
    let folder = try Self.temporaryFolder()
    defer {
      FormLanguages.use([])
      try? FileManager.default.removeItem(at: folder)
    }
    try """
    msgid "required"
    msgstr "Pflichtfelder"

    msgctxt "newsletter"
    msgid "_Email"
    msgstr "_E-Mail-Adresse"

    msgctxt "newsletter"
    msgid "_Terms & <conditions>"
    msgstr "_Regeln & <Bedingungen>"
    """.write(toFile: folder.appending(path: "de.po").path, atomically: true, encoding: .utf8)
    FormLanguages.add(folder: folder.path)
    FormLanguages.use(["de"])
    let text = """
      <interface domain="newsletter">
        <!-- <property name="title" translatable="yes">required</property> -->
        <object class="FormSection" id="section">
          <property name="title" translatable='true'>required</property>
          <property
            name="description" translatable="no">required</property>
          <child>
            <object class="FormTextField" id="email">
              <property name="title" context="newsletter" translatable = "yes">_Email</property>
              <property name="hint" translatable="yes">_Email</property>
            </object>
          </child>
          <child>
            <object class="FormCheckButton" id="terms">
              <property name="title" translatable="yes" context="newsletter"
              >_Terms &amp; &#60;conditions&#x3e;</property>
            </object>
          </child>
        </object>
      </interface>
      """
    let path = folder.appending(path: "newsletter.ui").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try MainActor.assumeIsolated {
      for interface in [try InterfaceFile(text: text), try InterfaceFile(path: path)] {
        let section = try interface.element("section", as: FormSection.self)
        XCTAssertEqual(section.title, "Pflichtfelder")
        XCTAssertEqual(section.description, "required")
        let email = try interface.element("email", as: FormTextField.self)
        XCTAssertEqual(email.title, "_E-Mail-Adresse")
        XCTAssertEqual(email.hint, "_Email", "without its context, it isn't translated")
        let terms = try interface.element("terms", as: FormCheckButton.self)
        XCTAssertEqual(terms.title, "_Regeln & <Bedingungen>")
      }
      let damaged = text.replacing("FormSection", with: "FormUnknown")
      try damaged.write(toFile: path, atomically: true, encoding: .utf8)
      XCTAssertThrowsError(try InterfaceFile(path: path)) { error in
        XCTAssertTrue("\(error)".contains("newsletter.ui"), "\(error)")
      }
    }
  }

  private static func temporaryFolder() throws -> URL {
    try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
  }

  /// Returns the output of a command.
  private static func run(_ path: String, _ arguments: String...) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(path) (see script/setup --tests)")
    return String(decoding: data, as: UTF8.self)
  }
}
