/// The options in a group of a pattern.
struct PatternScope {
  /// The options that are on.
  private(set) var options = ""

  /// Indicates whether the group looks behind, where the engine allows fixed lengths only.
  var looksBehind = false
}

extension PatternScope {
  /// The options that change what a set or an anchor matches, or what is syntax.
  var flags: String { options.filter { "imsx".contains($0) } }

  /// Indicates whether white space and comments are ignored, as after `(?x)`.
  var ignoresSpace: Bool { has("x") }

  /// Returns whether the option of a letter is on.
  func has(_ letter: Character) -> Bool { options.contains(letter) }

  /// Follows an option setting, such as `^is`, `x-i` or nothing at all.
  mutating func set(_ setting: String) {
    if setting.hasPrefix("^") { options = "" }
    let parts = setting.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let (on, off) = (parts.first ?? "", parts.dropFirst().first ?? "")
    options.removeAll { on.contains($0) || off.contains($0) }
    options += on
  }
}
