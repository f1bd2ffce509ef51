import GenericForm

/// A file type: a file name extension such as `pdf`, or a media type such as `image/*`.
///
/// ```swift
/// let types: [FileType] = ["pdf", "odt"]
/// FileType("pdf").matches("/home/mei/CV.PDF")  // true
/// FileType("image/*").matches("/home/mei/cv.pdf")  // false
/// ```
public nonisolated struct FileType: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The extension without a dot, or the media type, in lowercase.
  public let name: String

  /// Creates a type.
  ///
  /// - Precondition: The name is an extension without a dot, or a media type whose second part may
  ///   be `*`.
  public init(_ name: String) {
    guard let type = Self(exactly: name) else { fatalError(Self.mistake(in: name)) }
    self = type
  }

  /// Creates a type.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Creates a type, or returns `nil` if the name isn't valid.
  init?(exactly name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isName = !parts.contains(where: \.isEmpty) && parts.count <= 2
    guard isName, !name.hasPrefix("."), !name.contains(where: \.isWhitespace) else { return nil }
    self.name = name.lowercased()
  }

  static func mistake(in name: String) -> String {
    "“\(name)” isn't a file type: use a suffix such as pdf, or a media type such as image/*."
  }

  /// Indicates whether the type is a media type, not an extension.
  var isMediaType: Bool { name.contains("/") }

  /// Returns whether a file's name matches the type; the file needn't exist.
  public func matches(_ path: String) -> Bool {
    guard isMediaType else {
      return path.lowercased().hasSuffix("." + name)
    }
    let type = mediaType(ofFileNamed: path)
    return name.hasSuffix("/*") ? type.hasPrefix(name.dropLast()) : type == name
  }

  /// Returns the types for a file dialog.
  static func offered(_ types: [FileType]) -> FileTypes {
    FileTypes(
      listed(types), mediaTypes: types.filter(\.isMediaType).map(\.name),
      suffixes: types.filter { !$0.isMediaType }.map(\.name))
  }

  /// Returns the types as text, such as `PDF, ODT, Images`.
  static func listed(_ types: [FileType]) -> String {
    types.map(\.words).joined(separator: ", ")
  }

  private var words: String {
    switch name {
    case "image/*": ControlMessage.`file.images`.text
    case "audio/*": ControlMessage.`file.audio`.text
    case "video/*": ControlMessage.`file.videos`.text
    case "text/*": ControlMessage.`file.texts`.text
    default: isMediaType ? mediaTypeDescription(of: name) : name.uppercased()
    }
  }
}
