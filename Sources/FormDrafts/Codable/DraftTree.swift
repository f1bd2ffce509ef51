#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The values of a state as JSON, whose parts can be replaced.
indirect enum DraftTree: Equatable {
  case null
  case bool(Bool)
  case number(Decimal)

  /// A number that `Decimal` can't represent.
  case real(Double)
  case text(String)
  case list([DraftTree])
  case object([String: DraftTree])
}

extension DraftTree {
  init(encoding value: some Encodable) throws {
    try self.init(Self.encoder.encode(value))
  }

  init(_ json: Data) throws {
    self = try Self.decoder.decode(DraftTree.self, from: json)
  }

  var json: Data {
    get throws { try Self.encoder.encode(self) }
  }

  func decoded<Value: Decodable>(as _: Value.Type) throws -> Value {
    try Self.decoder.decode(Value.self, from: json)
  }

  /// The entries of an object, or `nil` for anything else.
  var entries: [String: DraftTree]? {
    if case .object(let entries) = self { entries } else { nil }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return decoder
  }
}

extension DraftTree: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let text = try? value.decode(String.self) {
      // Text comes before the numbers, because the decoder reads "nan" as a number too.
      self = .text(text)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(number)
    } else if let real = try? value.decode(Double.self) {
      self = .real(real)
    } else if let list = try? value.decode([DraftTree].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: DraftTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .real(let real): try container.encode(real)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let entries): try container.encode(entries)
    }
  }
}
