extension ValidationFormatter where Value == String {
  /// Splits text into groups of this many characters, from its start.
  ///
  /// White space and existing separators are removed first. The last size applies to all further groups.
  ///
  /// ```swift
  /// ValidationFormatter.grouped(by: 4).format("DE893704 0044")  // "DE89 3704 0044"
  /// ValidationFormatter.grouped(by: 4, 6, 5).format("378282246310005")  // "3782 822463 10005"
  /// ```
  ///
  /// - Parameters:
  ///   - sizes: The number of characters in each group, in order.
  ///   - separator: The character to insert between groups.
  /// - Precondition: At least one size is given, and each is greater than 0.
  public static func grouped(by sizes: Int..., separator: Character = " ") -> Self {
    guard let last = sizes.last, sizes.allSatisfy({ $0 > 0 }) else {
      fatalError("A text can't be grouped by \(sizes): each size must be greater than 0.")
    }
    return Self { text in
      let text = text.filter { !CanonicalEquality.areEqual($0, separator) && !$0.isBlank }
      var grouped = ""
      var (groups, length) = (0, 0)
      for character in text {
        let size = groups < sizes.count ? sizes[groups] : last
        if length >= size, separates(separator, grouped.last, character) {
          grouped.append(separator)
          (groups, length) = (groups + 1, 0)
        }
        grouped.append(character)
        length += 1
      }
      return grouped
    }
  }
}

/// Returns whether a separator stays a separate character between two others.
///
/// A mark after a control character is a separate character, but would combine with the separator.
private func separates(
  _ separator: Character, _ left: Character?, _ right: Character
) -> Bool {
  guard let left else { return false }
  return "\(left)\(separator)\(right)".elementsEqual([left, separator, right])
}
