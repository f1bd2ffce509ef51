/// A key path that was composed of Sendable key paths, and its text.
///
/// Unchecked, because a key path never changes and its captures are Sendable if its parts are; only
/// the result type of `appending(path:)` doesn't state it.
package struct ImmutablePath<Path: AnyKeyPath>: @unchecked Sendable {
  package let path: Path

  /// Returns the text of its parts, if the key path alone doesn't disclose all of it.
  private let makeText: (@Sendable () -> String)?

  /// - Parameter text: Returns the text without the root.
  package init(_ path: Path, text: (@Sendable () -> String)? = nil) {
    self.path = path
    makeText = text
  }
}

extension ImmutablePath {
  /// The key path in a sentence, such as `\Party.guests[id: 3].name`.
  package var text: String {
    let parts = partsText
    return "\\\(Swift.type(of: path).rootType)\(parts.isEmpty ? ".self" : parts)"
  }

  /// The text without the root, which is empty for the root itself.
  package var partsText: String { makeText?() ?? path.partsText() }

  /// Returns this key path as another type, or `nil` if it isn't of that type.
  package func cast<Other: AnyKeyPath>(to _: Other.Type = Other.self) -> ImmutablePath<Other>? {
    (path as? Other).map { ImmutablePath<Other>($0, text: makeText) }
  }
}

extension ImmutablePath: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.path == right.path }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}
