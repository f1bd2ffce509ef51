/// The path of a file that may or may not exist.
///
/// ```swift
/// FilePath("/home/mei/cv.pdf")?.text  // "/home/mei/cv.pdf"
/// FilePath("")  // nil
/// ```
public struct FilePath: Hashable, Sendable {
  /// The path as text, which isn't empty.
  public let text: String
}

extension FilePath: LosslessStringConvertible {
  /// Creates a path, or returns `nil` if the text is empty or contains a null character.
  public init?(_ description: String) {
    guard !description.isEmpty, !description.utf8.contains(0) else { return nil }
    text = description
  }

  /// The path as text.
  public var description: String { text }
}

extension FilePath: Codable {
  /// Reads the text of a path.
  public init(from decoder: any Decoder) throws { self = try textValue(from: decoder) }

  /// Writes the path as text.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
