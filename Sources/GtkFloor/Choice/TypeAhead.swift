import CGtk

/// The letters typed so far to find a title that starts with them, ignoring case and accents.
struct TypeAhead {
  /// The pause in microseconds that starts a new search.
  static let pause: gint64 = 1_000_000

  private var letters = ""
  private var lastTime: gint64 = 0

  /// Adds a letter, and returns the place of the next title that starts with the letters.
  ///
  /// Repeating one letter cycles through all titles that start with it.
  mutating func place(
    of letter: Character, in titles: [String], after place: Int,
    at time: gint64 = g_get_monotonic_time()
  ) -> Int? {
    if time - lastTime > Self.pause { letters = "" }
    // The space bar opens the list, unless a title is being typed.
    if letters.isEmpty, letter.isWhitespace { return nil }
    lastTime = time
    letters += foldedText(String(letter))
    // The next key may continue the same character, as ि does with ह.
    let scalars = letters.unicodeScalars
    guard let first = scalars.first else { return nil }
    let isOneLetter = scalars.allSatisfy { $0 == first }
    let sought = isOneLetter ? scalars.prefix(1) : scalars[...]
    // More letters may still match the current title; the same letter means the next one.
    let start = place + (isOneLetter ? 1 : 0)
    return titles.indices.map { ($0 + max(start, 0)) % titles.count }.first {
      foldedText(titles[$0]).unicodeScalars.starts(with: sought)
    }
  }
}
