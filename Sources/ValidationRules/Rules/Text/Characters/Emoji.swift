extension ValidationRule where Value: StringProtocol {
  /// Accepts text without emojis (Unicode UTS #51).
  ///
  /// Digits, `#`, `*`, `©`, `®` and `™` are text unless a variation selector turns them into emoji.
  ///
  /// ```swift
  /// Rule<String>.noEmojis.accepts("Zoë ©2026")  // true
  /// Rule<String>.noEmojis.failure(of: "Zoë 👍🏽")  // Don't use emoji
  /// ```
  public static var noEmojis: Self {
    @_specialize(kind:partial,where Value == String)
    get {
      Self(.rule(.`emojis.not`), negation: .rule(.emojis)) { text in
        text.withBytes { $0.isASCII } || !text.contains { $0.isEmoji }
      }
    }
  }
}

extension Character {
  /// Indicates whether this is displayed as an emoji (UTS #51, section 1.4).
  ///
  /// That is the default for some characters. Others become emoji with a variation selector or a
  /// keycap mark, and any character from U+2600 on that can be an emoji counts as one.
  fileprivate var isEmoji: Bool {
    let asksForEmoji = unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    return unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return properties.isEmojiPresentation
        || properties.isEmoji && (asksForEmoji || scalar.value >= 0x2600)
    }
  }
}
