import FormDeclaration

/// One change of a text while it is typed, found by comparing the text before and after it.
///
/// If letters repeat, several positions are possible: a second `o` in `foot` may be typed on either
/// side of the first. The next change narrows them down.
struct TypedChange {
  /// Indicates whether it continues the previous change, like the next letter or deletion in a
  /// word.
  let continues: Bool

  /// The possible caret positions after the change, as UTF-8 offsets, or `nil` if no single key can
  /// have made it.
  private let carets: ClosedRange<Int>?
  private let isDeletion: Bool
  private let endsInSpace: Bool

  /// Creates a change by comparing two texts.
  ///
  /// - Parameters:
  ///   - old: The text before the change.
  ///   - new: The text after it.
  ///   - last: The previous change in the same text, or `nil` if it can't be continued.
  init(from old: String, to new: String, after last: TypedChange?) {
    let (oldBytes, newBytes) = (old.utf8.span, new.utf8.span)
    let prefix = oldBytes.commonPrefix(with: newBytes)
    let suffix = oldBytes.commonSuffix(with: newBytes)
    let added = newBytes.count - oldBytes.count
    let shorter = min(oldBytes.count, newBytes.count)
    // The possible positions of an insertion or deletion, or `nil` if a part was replaced.
    let possible = added != 0 && prefix + suffix >= shorter ? shorter - suffix...prefix : nil
    isDeletion = possible != nil && added < 0
    let before = last.flatMap { $0.isDeletion == (added < 0) ? $0.carets : nil }
    if isDeletion {
      // Backspace deletes the character before the caret, Delete the one after it.
      let places = possible?.overlap(before?.moved(by: added)) ?? possible?.overlap(before)
      let start = oldBytes.scalarStart(at: (places ?? possible)?.upperBound ?? prefix)
      let isTyped = old.text(from: start, to: start - added).count == 1
      continues = isTyped && places != nil
      carets = isTyped ? places ?? possible : nil
      endsInSpace = false
    } else {
      let places = possible?.overlap(before)
      let start = newBytes.scalarStart(at: (places ?? possible)?.upperBound ?? prefix)
      let end =
        possible == nil
        ? newBytes.scalarEnd(at: newBytes.count - min(suffix, shorter - start)) : start + added
      let inserted = new.text(from: start, to: end)
      // A separator that formatting adds comes with the letter after it.
      // One byte is one character, which saves counting.
      let isTyped =
        end - start == 1 || inserted.dropFirst().isEmpty
        || inserted.count <= 3 && inserted.count { $0.isLetter || $0.isNumber } <= 1
      let beginsInSpace = last?.endsInSpace == true || inserted.first?.isWhitespace == true
      endsInSpace = inserted.last?.isWhitespace ?? false
      continues = isTyped && places != nil && (endsInSpace || !beginsInSpace)
      carets = isTyped ? (places ?? possible)?.moved(by: added) ?? end...end : nil
    }
  }
}

extension ClosedRange<Int> {
  fileprivate func overlap(_ other: Self?) -> Self? {
    guard let other, overlaps(other) else { return nil }
    return clamped(to: other)
  }

  fileprivate func moved(by distance: Int) -> Self {
    lowerBound + distance...upperBound + distance
  }
}

extension Span<UInt8> {
  fileprivate func commonPrefix(with other: borrowing Self) -> Int {
    let length = Swift.min(count, other.count)
    var index = 0
    while index < length, self[index] == other[index] { index += 1 }
    return index
  }

  fileprivate func commonSuffix(with other: borrowing Self) -> Int {
    let length = Swift.min(count, other.count)
    var index = 0
    while index < length, self[count - 1 - index] == other[other.count - 1 - index] { index += 1 }
    return index
  }

  /// Returns the start of the Unicode scalar that contains a byte.
  fileprivate func scalarStart(at place: Int) -> Int {
    var start = place
    while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Returns the next boundary between Unicode scalars.
  fileprivate func scalarEnd(at place: Int) -> Int {
    var end = place
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}

extension String {
  /// Returns the text between two byte offsets, each at the start of a Unicode scalar.
  fileprivate func text(from start: Int, to end: Int) -> Substring {
    let first = utf8.index(startIndex, offsetBy: start)
    return self[first..<utf8.index(first, offsetBy: end - start)]
  }
}
