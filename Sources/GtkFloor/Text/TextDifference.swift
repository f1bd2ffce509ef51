/// The smallest replacement that turns one text into another, in Unicode scalars.
struct TextDifference {
  /// The position of the first difference.
  let start: Int

  /// The end of the replaced part of the old text.
  let end: Int

  /// The replacement.
  let text: String

  init(from old: String, to new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shared = min(old.count, new.count) - start
    let kept = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(shared).count
    var text = String.UnicodeScalarView()
    text.append(contentsOf: new[start..<(new.count - kept)])
    self.start = start
    end = old.count - kept
    self.text = String(text)
  }
}
