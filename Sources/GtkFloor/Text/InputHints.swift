import CGtk

/// Hints to input methods and on-screen keyboards, such as to complete words.
///
/// Hints don't validate. The names are those of GTK's `GtkInputHints`.
///
/// ```swift
/// let city = Entry()
/// city.inputHints = [.uppercaseWords, .noSpellcheck]
/// ```
public struct InputHints: OptionSet, Sendable {
  /// The bits, as in GTK.
  public let rawValue: UInt32

  /// Creates hints from GTK's bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Checks spelling.
  public static let spellcheck = Self(rawValue: 1)

  /// Doesn't check spelling, as for a name.
  public static let noSpellcheck = Self(rawValue: 1 << 1)

  /// Completes words.
  public static let wordCompletion = Self(rawValue: 1 << 2)

  /// Lowercase letters.
  public static let lowercase = Self(rawValue: 1 << 3)

  /// Uppercase letters.
  public static let uppercaseCharacters = Self(rawValue: 1 << 4)

  /// An uppercase letter at the start of each word.
  public static let uppercaseWords = Self(rawValue: 1 << 5)

  /// An uppercase letter at the start of each sentence.
  public static let uppercaseSentences = Self(rawValue: 1 << 6)

  /// No on-screen keyboard.
  public static let inhibitsOnScreenKeyboard = Self(rawValue: 1 << 7)

  /// Vertical text.
  public static let verticalWriting = Self(rawValue: 1 << 8)

  /// Offers emoji.
  public static let emoji = Self(rawValue: 1 << 9)

  /// Offers no emoji.
  public static let noEmoji = Self(rawValue: 1 << 10)

  /// Learns nothing from the text.
  public static let isPrivate = Self(rawValue: 1 << 11)

  /// The hints that every secret entry has.
  static let ofSecret: Self = [.isPrivate, .noSpellcheck, .noEmoji]
}

extension Property {
  /// Returns the property `input-hints` for a class.
  package static func inputHints<Owner>(
    get: @escaping (Owner) -> InputHints, set: @escaping (Owner, InputHints) -> Void
  ) -> Self {
    flags("input-hints", of: gtk_input_hints_get_type(), get: get, set: set)
  }
}
