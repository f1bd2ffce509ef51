import CGtk

/// Translations that other packages install for gettext.
package enum Gettext {
  /// Returns a text in the user's language, or the text itself if it isn't translated.
  package static func text(_ text: String, domain: String) -> String {
    if prepared.insert(domain).inserted { unsafe cgtk_translate_to_utf8(domain) }
    // gettext returns the argument itself if there's no translation, so copy it before it's freed.
    return unsafe text.withCString { unsafe String(cString: g_dgettext(domain, $0)) }
  }

  /// The domains already set to return UTF-8, whatever the locale's encoding.
  private static var prepared: Set<String> = []
}

extension Sequence {
  /// Returns the elements sorted by their texts, as is usual in the user's language.
  package func sorted(byText text: (Element) -> String) -> [Element] {
    map { ($0, text($0)) }.sorted { unsafe g_utf8_collate($0.1, $1.1) < 0 }.map(\.0)
  }
}
