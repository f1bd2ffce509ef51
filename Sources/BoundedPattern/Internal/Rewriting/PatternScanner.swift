/// Reads a pattern from its start, scalar by scalar.
///
/// Not by characters, since `[` and a combining mark after it would make one of the two.
struct PatternScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ pattern: String) {
    rest = pattern[...].unicodeScalars
  }

  /// The next scalar; nil at the end.
  var next: Unicode.Scalar? { rest.first }

  /// Whether what is left starts with a text.
  func starts(with text: String) -> Bool {
    rest.starts(with: text.unicodeScalars)
  }

  /// How many scalars in a row fulfill a condition, after so many others.
  func count(after offset: Int = 0, while condition: (Unicode.Scalar) -> Bool) -> Int {
    rest.dropFirst(offset).prefix(while: condition).count
  }

  /// Removes and returns so many scalars, or fewer at the end.
  mutating func take(_ count: Int) -> String {
    let taken = String(rest.prefix(count))
    rest = rest.dropFirst(count)
    return taken
  }

  /// Removes and returns everything up to and with `end`, or the whole rest without it.
  mutating func take(through end: String) -> String {
    var taken = ""
    while !rest.isEmpty, !starts(with: end) { taken += take(1) }
    return taken + take(end.unicodeScalars.count)
  }

  /// Removes and returns a scalar with those that complete its character, but no ASCII after it.
  mutating func takeLiteral() -> String {
    let length = Substring(rest).first?.unicodeScalars.count ?? 0
    return take(1 + rest.prefix(length).dropFirst().prefix { !$0.isASCII }.count)
  }
}
