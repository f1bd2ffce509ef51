/// A connection string of libpq, which names a database and the user who connects.
///
/// ```swift
/// ConnectionString("postgresql://mei@db.example.org/accounts")  // a URI
/// ConnectionString("host=db.example.org dbname=accounts")  // words with values
/// ConnectionString("/home/mei/a=b.sqlite")  // nil: a path
/// ```
struct ConnectionString: Sendable {
  /// The string, which may contain a password.
  let text: String

  /// Creates a connection string from text that starts like a PostgreSQL URI, or with a word and an
  /// equals sign.
  ///
  /// It returns `nil` for other text, which is the path of a file: `./a=b` is a path, but `a=b`
  /// isn't.
  init?(_ text: String) {
    let isURI = ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
    let word = text.drop { $0 == " " }.prefix { $0.isASCII && $0.isLetter || $0 == "_" }
    let rest = text[word.endIndex...].drop { $0 == " " }
    guard isURI || !word.isEmpty && rest.hasPrefix("=") else { return nil }
    self.text = text
  }
}

extension ConnectionString: CustomStringConvertible, CustomReflectable {
  var description: String { "ConnectionString" }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
