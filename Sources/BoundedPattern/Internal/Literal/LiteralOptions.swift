/// The options of a regex literal that are on inside of a group.
struct LiteralOptions {
  private var letters: Set<Character> = []

  /// Whether the option of a letter is on.
  func has(_ letter: Character) -> Bool { letters.contains(letter) }

  /// Follows a setting such as `i-s`, and returns the part of it that is for the engine.
  ///
  /// - Throws: ``LiteralPatternError`` for an option that the engine does not have.
  mutating func set(_ setting: String) throws(LiteralPatternError) -> String {
    let parts = setting.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let (on, off) = (parts.first ?? "", parts.dropFirst().first ?? "")
    if on.contains("P") { throw LiteralPatternError(.asciiClasses) }
    if on.contains("u") { throw LiteralPatternError(.scalars) }
    if on.contains("w") { throw LiteralPatternError(.wordBoundary) }
    if on.contains("^") { letters = [] }
    letters.formUnion(on)
    letters.subtract(off)
    let kept = on.filter { "^insJU".contains($0) }
    let removed = off.filter { "insJU".contains($0) }
    return removed.isEmpty ? kept : "\(kept)-\(removed)"
  }

  /// The set that an escape such as `\d` stands for where it is restricted to ASCII.
  func asciiSet(for escape: String) -> LiteralSet? {
    let (option, members): (Character, String)
    switch escape {
    case "\\d", "\\D": (option, members) = ("D", "0-9")
    case "\\s", "\\S": (option, members) = ("S", "\\t-\\r ")
    case "\\w", "\\W": (option, members) = ("W", "A-Za-z0-9_")
    default: return nil
    }
    if !has(option) { return nil }
    return LiteralSet(scalars: members, isNegated: escape.last?.isUppercase ?? false)
  }
}
