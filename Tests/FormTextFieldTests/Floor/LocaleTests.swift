import CGtk
import FormLanguages
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Numbers, dates and times in locales that the test compiles.
final class LocaleTests: WidgetTestCase {
  /// The texts in which a locale writes 1234567.5, 31 December 2026 and half past six in the
  /// evening, and those that a user may type for them.
  private static let samples: [(locale: String, shown: [String], typed: [String])] = [
    ("de_DE", ["1.234.567,5", "31.12.2026", "18:30"], ["1234567,5", "31.12.26", "18.30"]),
    (
      "fr_FR", ["1\u{202F}234\u{202F}567,5", "31/12/2026", "18:30"],
      ["1 234 567,5", "31 12 2026", "18h30"]
    ),
    ("en_US", ["1,234,567.5", "12/31/2026", "6:30 PM"], ["1234567.5", "12-31-2026", "6:30pm"]),
    ("en_IN", ["12,34,567.5", "31/12/2026", "6:30 PM"], ["12,34,567.5", "31-12-26", "18:30"]),
    (
      "ar_EG", ["1,234,567.5", "31-12-2026", "6:30 م"],
      ["١٢٣٤٥٦٧٫٥", "٣١/١٢/٢٠٢٦", "٦:٣٠ م"]
    ),
    (
      "fa_IR", ["1,234,567.5", "2026/12/31", "18:30"],
      ["۱٬۲۳۴٬۵۶۷٫۵", "۲۰۲۶/۱۲/۳۱", "۱۸:۳۰"]
    ),
  ]

  func testShowsAndReadsTheUsualFormatOfALocale() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "locales-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      unsetenv("LOCPATH")
      setlocale(LC_ALL, "")
      try? FileManager.default.removeItem(at: folder)
    }
    XCTAssertNil(country(), "of the locale C")
    setenv("LOCPATH", folder.path, 1)
    for sample in Self.samples {
      let name = "\(sample.locale).UTF-8"
      let compiler = try Process.run(
        URL(filePath: "/usr/bin/localedef"),
        arguments: ["-i", sample.locale, "-f", "UTF-8", folder.appending(path: name).path])
      compiler.waitUntilExit()
      XCTAssertNotNil(setlocale(LC_ALL, name), "script/setup --tests installs the locales")
      XCTAssertEqual(country(), String(sample.locale.suffix(2)))
      try check(sample.locale, shown: sample.shown, typed: sample.typed)
    }
  }

  func testAnOpenViewFollowsTheLocaleWithTheLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "locales-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = MessageCatalog.shared.format
    defer {
      unsetenv("LOCPATH")
      setlocale(LC_ALL, "")
      FormLanguages.use([])
      MessageCatalog.shared.format = before
      try? FileManager.default.removeItem(at: folder)
    }
    let compiler = try Process.run(
      URL(filePath: "/usr/bin/localedef"),
      arguments: ["-i", "fr_FR", "-f", "UTF-8", folder.appending(path: "fr_FR.UTF-8").path])
    compiler.waitUntilExit()
    try onStage { stage in
      MessageCatalog.shared.format = nil
      let day = try XCTUnwrap(CalendarDate("2026-12-31"))
      let form = Form((share: 12_345.5 as Double?, day: day as CalendarDate?)) {
        FieldValidation(\.share, rules: [.atMost(10_000)])
        FieldValidation(\.day)
      }
      let view = FormView(form, submitTitle: "_Save") {
        FormNumberField("Share", form.field(\.share))
        FormDateField("Day", form.field(\.day))
      }
      stage.put(view.widget.pointer)
      stage.show()
      view.submit()
      let texts = { view.controls.map { ($0.frame.focusWidget as? Entry)?.value } }
      XCTAssertEqual(texts(), ["12345.5", "12/31/2026"])
      setenv("LOCPATH", folder.path, 1)
      XCTAssertNotNil(setlocale(LC_ALL, "fr_FR.UTF-8"))
      FormLanguages.use(["fr"])
      assertSoon(texts(), ["12\u{202F}345,5", "31/12/2026"])
      XCTAssertEqual(view.controls[0].shownMessages, ["Saisissez 10\u{202F}000 ou moins"])
    }
  }

  private func country() -> String? { MainActor.assumeIsolated { LocaleFormat.country } }

  private func check(_ locale: String, shown: [String], typed: [String]) throws {
    let day = try XCTUnwrap(CalendarDate("2026-12-31"))
    let time = try XCTUnwrap(TimeOfDay("18:30"))
    onStage { stage in
      MessageCatalog.shared.format = nil
      defer { MessageCatalog.shared.format = nil }
      let number = FormNumberField<Double>("Number", value: 1_234_567.5)
      let date = FormDateField("Day", value: day)
      let clock = FormTimeField("Time", value: time)
      let controls: [FormControl] = [number, date, clock]
      for control in controls { stage.put(control) }
      let entries = controls.map {
        OpaquePointer(visible(gtk_entry_get_type(), in: $0.widget.pointer)[0])
      }
      XCTAssertEqual(entries.map { String(cString: gtk_editable_get_text($0)) }, shown, locale)
      let messages = [
        Rule<Double>.atMost(1_234_567.5).message, Rule<CalendarDate>.isAfter(day).message,
        Rule<TimeOfDay>.atMost(time).message,
      ]
      for (message, text) in zip(messages, shown) {
        let sentence = MessageCatalog.shared.text(for: message)
        XCTAssertTrue(sentence.contains(text), "\(sentence) in \(locale)")
      }
      for texts in [shown, typed] {
        (number.value, date.value, clock.value) = (nil, nil, nil)
        for (entry, text) in zip(entries, texts) { gtk_editable_set_text(entry, text) }
        XCTAssertEqual(number.value, 1_234_567.5, "\(locale) \(texts)")
        XCTAssertEqual(date.value, day, "\(locale) \(texts)")
        XCTAssertEqual(clock.value, time, "\(locale) \(texts)")
      }
    }
  }
}
