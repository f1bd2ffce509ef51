import CPostgreSQL
import Foundation

/// libpq, PostgreSQL's client library, which is loaded when it's first needed.
enum LibPQ {
  /// The functions of libpq, or `nil` if it isn't installed.
  static let functions: LibPQFunctions? = {
    var functions = LibPQFunctions()
    return unsafe LibPQFunctions_load(&functions) ? functions : nil
  }()

  /// Returns whether libpq can read a connection string, or `nil` if libpq isn't installed.
  static func accepts(_ connectionString: String) -> Bool? {
    guard let functions else { return nil }
    let options = unsafe functions.PQconninfoParse(connectionString, nil)
    defer { unsafe functions.PQconninfoFree(options) }
    return unsafe options != nil
  }

  /// Calls `body` with libpq's messages in English, whatever the user's language is.
  static func inEnglish<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let before = unsafe uselocale(english)
    defer { unsafe _ = uselocale(before) }
    return try body()
  }

  nonisolated(unsafe) private static let english = unsafe newlocale(1 << LC_MESSAGES, "C", nil)
}
