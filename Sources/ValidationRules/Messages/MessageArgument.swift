/// A value that a message mentions, such as the number in "Use at least 8 characters".
public enum MessageArgument: Hashable, Sendable {
  /// A whole number; it also chooses between the wordings of a counted message.
  case number(Int)

  /// A number with a fraction.
  case decimal(Double)

  /// A day.
  case date(CalendarDate)

  /// A time of day.
  case time(TimeOfDay)

  /// A day with a time.
  case dateTime(CalendarDateTime)

  /// An amount of money.
  case money(Money)

  /// Text that is shown as it is.
  case text(String)

  /// Several texts, joined by the language's rules.
  case list([String])

  /// Another message, in the same language.
  case message(ValidationMessage)
}

extension MessageArgument: CustomStringConvertible {
  /// The argument as it appears in an English sentence.
  ///
  /// Dates and times are as in ISO 8601, a list has commas between its items, and a message is in its
  /// default English.
  ///
  /// ```swift
  /// MessageArgument.list(["red", "green"]).description  // "red, green"
  /// MessageArgument.number(8).description  // "8"
  /// ```
  public var description: String {
    MessageCatalog().text(of: self, field: nil)
  }
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a number.
  public init(integerLiteral value: Int) {
    self = .number(value)
  }

  /// Creates a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
