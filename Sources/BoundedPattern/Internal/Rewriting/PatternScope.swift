/// What holds inside of a group of a pattern.
struct PatternScope {
  /// The options that are on, of those that change sets of scalars, anchors or what is syntax.
  private(set) var flags = ""

  /// Whether the group looks behind, where the engine allows fixed lengths only.
  var looksBehind = false
}

extension PatternScope {
  /// Whether `^` and `$` stand for the ends of lines, as after `(?m)`.
  var hasLines: Bool { flags.contains("m") }

  /// Whether white space and comments are ignored, as after `(?x)`.
  var ignoresSpace: Bool { flags.contains("x") }

  /// Follows an option setting, such as `^is`, `x-i` or nothing at all.
  mutating func set(_ setting: String) {
    if setting.hasPrefix("^") { flags = "" }
    let parts = setting.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let (on, off) = (parts.first ?? "", parts.dropFirst().first ?? "")
    flags.removeAll { on.contains($0) || off.contains($0) }
    flags += on.filter { "imsx".contains($0) }
  }
}
