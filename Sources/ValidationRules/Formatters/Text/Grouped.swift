extension ValidationFormatter where Value == String {
  /// Splits a text into groups of this many characters, counted from its start.
  ///
  /// White space and separators in the text are removed first. The last size applies to all further
  /// groups.
  ///
  /// ```swift
  /// ValidationFormatter.grouped(by: 4).format("DE893704 0044")  // "DE89 3704 0044"
  /// ValidationFormatter.grouped(by: 4, 6, 5).format("378282246310005")  // "3782 822463 10005"
  /// ```
  ///
  /// - Parameters:
  ///   - sizes: The number of characters in each group, from the first on.
  ///   - separator: The text to insert between two groups.
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
/// A mark after a control character is one by itself, but would join the separator.
private func separates(
  _ separator: Character, _ left: Character?, _ right: Character
) -> Bool {
  guard let left else { return false }
  return "\(left)\(separator)\(right)".elementsEqual([left, separator, right])
}
