import CGtk

/// Letters that are typed one after the other to find a title that begins with them, whatever its
/// case and accents.
struct TypeAhead {
  /// The pause in microseconds after which typing starts a new search.
  static let pause: gint64 = 1_000_000

  private var letters = ""
  private var lastTime: gint64 = 0

  /// The place of the next title that begins with the letters, once `letter` is added to them.
  ///
  /// One letter again and again goes through all titles that begin with it.
  mutating func place(
    of letter: Character, in titles: [String], after place: Int,
    at time: gint64 = g_get_monotonic_time()
  ) -> Int? {
    if time - lastTime > Self.pause { letters = "" }
    // The space bar opens a list, unless it is a part of what is typed.
    if letters.isEmpty, letter.isWhitespace { return nil }
    lastTime = time
    letters += foldedText(String(letter))
    // The next key may go on with the same character, as ि does with ह.
    let scalars = letters.unicodeScalars
    guard let first = scalars.first else { return nil }
    let isOneLetter = scalars.allSatisfy { $0 == first }
    let sought = isOneLetter ? scalars.prefix(1) : scalars[...]
    // More letters may still mean the present title; the same letter means the next one.
    let start = place + (isOneLetter ? 1 : 0)
    return titles.indices.map { ($0 + max(start, 0)) % titles.count }.first {
      foldedText(titles[$0]).unicodeScalars.starts(with: sought)
    }
  }
}
