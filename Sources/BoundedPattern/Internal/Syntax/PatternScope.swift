/// The options in a group of a pattern.
struct PatternScope {
  /// The options that are on.
  private(set) var options = ""

  /// Indicates whether the group looks behind, in which the engine allows only fixed lengths.
  var looksBehind = false
}

extension PatternScope {
  /// The options that change the syntax, or the meaning of a set or an anchor.
  var flags: String { options.filter { "imsx".contains($0) } }

  /// Indicates whether white space and comments are ignored, as after `(?x)`.
  var ignoresSpace: Bool { has("x") }

  /// Returns whether the option with a letter is on.
  func has(_ letter: Character) -> Bool { options.contains(letter) }

  /// Applies an option setting, such as `^is`, `x-i` or an empty string.
  mutating func set(_ setting: String) {
    if setting.hasPrefix("^") { options = "" }
    let parts = setting.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let (on, off) = (parts.first ?? "", parts.dropFirst().first ?? "")
    options.removeAll { on.contains($0) || off.contains($0) }
    options += on
  }
}
