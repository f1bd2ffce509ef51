private import CFormLanguages
import Synchronization
public import ValidationRules

/// The languages in which messages are shown.
///
/// The package's messages come with translations. Add PO files for your own messages:
///
/// ```swift
/// FormLanguages.add(folder: "/usr/share/example/po")  // de.po, fr.po …
/// FormLanguages.use()
/// TripMessage.seat.text  // "Choisissez une place" on a French desktop
/// ```
///
/// A `FormApplication` and the first control call ``use(_:)``, unless the program already has.
public enum FormLanguages {
  /// The languages of the package's messages besides English, in alphabetical order.
  public static let available: [String] = unsafe files.map { unsafe String(cString: $0.language) }

  /// The language for tests: English with accents, half as long again, and in brackets.
  ///
  /// `LANG=en_XA` shows a program in it.
  static let pseudoLanguage = "en_XA"

  private static var files: UnsafeBufferPointer<CFormLanguage> {
    unsafe UnsafeBufferPointer(start: cform_languages(), count: cform_language_count())
  }

  /// Returns the translation of the package's messages into a language, or `nil` if there is none.
  ///
  /// ```swift
  /// FormLanguages.translation(into: "pl")?.language  // "pl"
  /// FormLanguages.translation(into: "xx")  // nil
  /// ```
  public static func translation(into language: String) -> Translation? {
    guard let file = unsafe files.first(where: { unsafe String(cString: $0.language) == language })
    else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: file.file, count: file.size)
    // The tests ensure that every file can be read.
    return try? Translation(po: unsafe String(decoding: bytes, as: UTF8.self))
  }

  /// Shows each message in the first of these languages that it is translated into, or in English.
  ///
  /// Wordings in the shared catalog itself take precedence. A file or an entry that can't be used
  /// is reported on standard error, and its messages appear in English. Open form views follow the
  /// new languages as soon as the main loop runs.
  ///
  /// - Parameter languages: The languages in order of preference, named as in a locale, such as
  ///   `pt_BR`. The default is the user's languages.
  public static func use(_ languages: [String] = preferred) {
    isChosen.withLock { $0 = true }
    let translations = languages.flatMap(translations(into:))
    guard !translations.isEmpty || !MessageCatalog.shared.translations.isEmpty else { return }
    MessageCatalog.updateShared { $0.translations = translations }
    let observer = choices.withLock { choices in
      choices.count += 1
      return choices.observer
    }
    observer()
  }

  /// The number of times that languages have been chosen, and a closure to call after each of them.
  private struct Choices {
    var count = 0
    var observer: @Sendable () -> Void = {}
  }

  private static let choices = Mutex(Choices())

  /// The number of times that languages have been chosen, so a view knows if its texts are up to date.
  package static var choiceCount: Int { choices.withLock(\.count) }

  /// Calls `observer` after each choice of languages, on the thread that makes it.
  package static func onChoice(_ observer: @escaping @Sendable () -> Void) {
    choices.withLock { $0.observer = observer }
  }

  /// Shows the messages in the user's languages, unless the program has chosen some.
  package static func start() {
    if !isChosen.withLock(\.self) { use() }
  }

  private static let isChosen = Mutex(false)

  /// Returns the translations into a language: the program's, then the package's.
  private static func translations(into language: String) -> [Translation] {
    if language == pseudoLanguage { return [.pseudo] }
    return programs.withLock { $0 }.compactMap { $0(language) }
      + [translation(into: language)].compactMap(\.self)
  }
}
