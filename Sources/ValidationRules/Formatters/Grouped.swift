extension ValidationFormatter where Value == String {
  /// Writes a text in groups of so many characters, counted from its start.
  ///
  /// White space and separators that are there already are removed first. The last size is that
  /// of all further groups.
  ///
  /// ```swift
  /// ValidationFormatter.grouped(by: 4).format("DE893704 0044")  // "DE89 3704 0044"
  /// ValidationFormatter.grouped(by: 4, 6, 5).format("378282246310005")  // "3782 822463 10005"
  /// ```
  ///
  /// - Precondition: There is a size, and each is greater than 0.
  public static func grouped(by sizes: Int..., separator: Character = " ") -> Self {
    guard let last = sizes.last, sizes.allSatisfy({ $0 > 0 }) else {
      preconditionFailure("A text cannot be grouped by \(sizes)")
    }
    return Self { text in
      var rest = text.filter { !CanonicalEquality.areEqual($0, separator) && !$0.isBlank }[...]
      var groups: [Substring] = []
      while !rest.isEmpty {
        let size = groups.count < sizes.count ? sizes[groups.count] : last
        groups.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      return groups.joined(separator: String(separator))
    }
  }
}
