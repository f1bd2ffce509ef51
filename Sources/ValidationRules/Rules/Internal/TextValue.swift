/// Decodes a value that is encoded as its text.
func textValue<Value: LosslessStringConvertible>(from decoder: any Decoder) throws -> Value {
  let text = try String(from: decoder)
  if let value = Value(text) { return value }
  throw DecodingError.dataCorrupted(
    DecodingError.Context(
      codingPath: decoder.codingPath, debugDescription: "“\(text)” isn't a \(Value.self)"))
}
