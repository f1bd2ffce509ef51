private import CAppLanguages
import FormLanguages

/// The translations of the app's own messages, which are embedded in it.
enum AppLanguages {
  /// Adds them to those of the toolkit.
  static func add() { FormLanguages.add(file) }

  /// Returns the PO file of a language, or `nil` if there is none.
  static func file(_ language: String) -> String? {
    unsafe capp_language(language).map { unsafe String(cString: $0) }
  }
}
