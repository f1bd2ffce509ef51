/// The suggestions of a text field: a list, or the results of a search.
///
/// ```swift
/// let country = FormTextField("_Country")
/// country.completion = .list(["Austria", "Belgium", "Bulgaria"])
/// ```
public struct TextCompletion {
  enum Source {
    case list([String])
    case search(after: Duration, find: (String) async throws -> [String])
  }

  let source: Source

  /// The texts of a list.
  var texts: [String] {
    if case .list(let texts) = source { texts } else { [] }
  }

  /// Suggests every text with a word that starts with the input, ignoring case and accents.
  public static func list(_ texts: [String]) -> Self {
    Self(source: .list(texts))
  }

  /// Suggests the results of a search, in their order, or nothing if the search throws an error.
  ///
  /// Typing cancels a running search.
  ///
  /// - Parameters:
  ///   - delay: The time without typing before the search starts.
  ///   - find: Returns the texts to suggest for the input.
  public static func search(
    after delay: Duration = .milliseconds(250),
    _ find: @escaping (_ text: String) async throws -> [String]
  ) -> Self {
    Self(source: .search(after: delay, find: find))
  }
}
