/// What a text field offers to complete a text with: a list, or the results of a search.
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

  /// Offers the texts of which a word begins with what is typed, whatever its case and accents.
  public static func list(_ texts: [String]) -> Self {
    Self(source: .list(texts))
  }

  /// Offers what a search finds for what is typed, in its order; nothing where it throws.
  ///
  /// A newer text cancels the search.
  ///
  /// - Parameters:
  ///   - delay: How long the text stays unchanged before it is searched for.
  ///   - find: Finds the texts to offer.
  public static func search(
    after delay: Duration = .milliseconds(250),
    _ find: @escaping (_ text: String) async throws -> [String]
  ) -> Self {
    Self(source: .search(after: delay, find: find))
  }
}
