import ControlSamples
import FormTextField
import GenericForm
import PasswordStrength
import PhoneNumbers
import Testing

@testable import GtkFormApp

extension MessageEntry {
  static let ofEveryModule = ofTheToolkit + ofTheApp

  /// The messages whose translations are in `po`.
  static let ofTheToolkit =
    MessageCatalog.keys + MessageCatalog.phoneNumberKeys + MessageCatalog.passwordStrengthKeys
    + MessageCatalog.controlKeys

  /// The messages whose translations are in `Sources/GtkFormApp/po`.
  static let ofTheApp = AppMessage.allEntries + GalleryMessage.allEntries
}

/// The writing style of all messages.
@Suite struct WordingTests {
  /// Messages that continue a sentence, appear beside a mark, or separate others.
  private static let clauses: Set = [
    "list.separator", "field.required", "field.invalid", "field.optional", "field.checked",
    "password.met",
    "password.notMet",
    "pages.current",
  ]

  @Test(arguments: MessageEntry.ofEveryModule)
  func `a sentence begins with a capital, unless it is a clause`(entry: MessageEntry) {
    let isClause = entry.key.hasPrefix("cause.") || Self.clauses.contains(entry.key)
    for sentence in entry.defaultText.sentences {
      #expect(!sentence.isEmpty)
      guard !isClause, let first = sentence.first, first.isLetter else { continue }
      #expect(first.isUppercase, "\(sentence)")
    }
  }

  @Test(arguments: MessageEntry.ofEveryModule)
  func `a message doesn't end with a period`(entry: MessageEntry) {
    for sentence in entry.defaultText.sentences { #expect(!sentence.hasSuffix(".")) }
  }

  /// The messages that are buttons, tooltips, questions or headings.
  private static let titles: Set = [
    "closing.discard", "closing.discardChanges", "closing.keep", "closing.saveDraft",
    "closing.stay", "color.choose", "date.nextMonth", "date.nextYear", "date.openCalendar",
    "date.previousMonth", "date.previousYear", "draft.continue", "draft.empty", "field.clear",
    "field.retry", "file.clear", "files.remove", "form.cancel", "form.closeNotice", "form.details",
    "form.moreProblems", "gallery.copied", "gallery.copy", "gallery.openWindow", "gallery.states",
    "gallery.window", "number.decrease", "number.increase", "pages.back", "pages.next",
    "password.show", "preferences.save", "preferences.window", "rows.add", "rows.down",
    "rows.remove", "rows.up", "signUp.submit", "signUp.window", "tags.remove", "text.copy",
    "window.menu",
  ]

  private static let shortWords: Set<Substring> = ["a", "and", "or", "the"]

  @Test func `a button, a tooltip or a heading has header capitalization, as in GNOME`() {
    let entries = MessageEntry.ofEveryModule.filter { entry in
      Self.titles.contains(entry.key)
        || ["group.", "menu.", "shortcuts."].contains { entry.key.hasPrefix($0) }
    }
    #expect(Self.titles.subtracting(entries.map(\.key)) == [])
    for sentence in entries.flatMap(\.defaultText.sentences) {
      let words = sentence.filter { $0 != "_" }.split(separator: " ")
      for word in words.dropFirst() where !Self.shortWords.contains(word) {
        #expect(word.first?.isLowercase != true, "\(sentence)")
      }
    }
  }

  @Test func `every message is used`() throws {
    let code = try SourceFile.all(in: "Sources").flatMap(\.lines)
    let members = code.flatMap { $0.matches(of: /\.(?:`([^`]+)`|(\w+))/) }
    let used = Set(members.compactMap { $0.1 ?? $0.2 })
    for key in MessageEntry.ofEveryModule.map(\.key) { #expect(used.contains(key[...]), "\(key)") }
  }
}
