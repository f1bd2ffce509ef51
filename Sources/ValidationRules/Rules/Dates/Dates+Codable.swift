// Days and times are encoded as text, as in "2026-12-31" and "18:30".

extension CalendarDate: Codable {
  /// Reads the text of a day.
  public init(from decoder: any Decoder) throws { self = try text(from: decoder) }

  /// Writes the day as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension TimeOfDay: Codable {
  /// Reads the text of a time.
  public init(from decoder: any Decoder) throws { self = try text(from: decoder) }

  /// Writes the time as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension CalendarDateTime: Codable {
  /// Reads the text of a day with a time.
  public init(from decoder: any Decoder) throws { self = try text(from: decoder) }

  /// Writes the day with the time as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

private func text<Value: LosslessStringConvertible>(from decoder: any Decoder) throws -> Value {
  let text = try String(from: decoder)
  if let value = Value(text) { return value }
  throw DecodingError.dataCorrupted(
    DecodingError.Context(
      codingPath: decoder.codingPath, debugDescription: "“\(text)” isn't a \(Value.self)"))
}
