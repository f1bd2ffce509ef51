// Days and times are encoded as text, as in "2026-12-31" and "18:30".

extension CalendarDate: Codable {
  /// Reads the text of a day.
  public init(from decoder: any Decoder) throws { self = try textValue(from: decoder) }

  /// Writes the day as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension TimeOfDay: Codable {
  /// Reads the text of a time.
  public init(from decoder: any Decoder) throws { self = try textValue(from: decoder) }

  /// Writes the time as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension CalendarDateTime: Codable {
  /// Reads the text of a day with a time.
  public init(from decoder: any Decoder) throws { self = try textValue(from: decoder) }

  /// Writes the day with the time as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
