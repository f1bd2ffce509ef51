import CGtk

/// The translations that other packages install for gettext.
package enum Gettext {
  /// Returns a text in the language of the user, or the text itself if it isn't translated.
  package static func text(_ text: String, domain: String) -> String {
    if prepared.insert(domain).inserted { unsafe cgtk_translate_to_utf8(domain) }
    // A text that isn't translated is returned itself.
    return unsafe text.withCString { unsafe String(cString: g_dgettext(domain, $0)) }
  }

  /// The domains whose texts are in UTF-8, whatever the encoding of the locale is.
  private static var prepared: Set<String> = []
}

extension Sequence {
  /// Returns the elements in the order in which the language of the user sorts their texts.
  package func sorted(byText text: (Element) -> String) -> [Element] {
    map { ($0, text($0)) }.sorted { unsafe g_utf8_collate($0.1, $1.1) < 0 }.map(\.0)
  }
}
