extension ValidationFormatter where Value == String {
  /// Removes white space, including line ends, from both ends (Unicode `White_Space`).
  ///
  /// Text that consists only of white space becomes empty.
  ///
  /// ```swift
  /// ValidationFormatter.trimmed.format(" \n a b \t")  // "a b"
  /// ```
  public static var trimmed: Self {
    trimmed { character in character.isBlank }
  }

  /// Removes characters for which `isRemoved` returns `true` from both ends.
  ///
  /// Text that consists only of such characters becomes empty.
  ///
  /// ```swift
  /// let tag: ValidationFormatter<String> = .trimmed { $0 == "#" }
  /// tag.format("##a#b#")  // "a#b"
  /// ```
  public static func trimmed(with isRemoved: @escaping @Sendable (Character) -> Bool) -> Self {
    Self { text in
      guard let first = text.firstIndex(where: { !isRemoved($0) }),
        let last = text.lastIndex(where: { !isRemoved($0) })
      else { return "" }
      return String(text[first...last])
    }
  }
}
