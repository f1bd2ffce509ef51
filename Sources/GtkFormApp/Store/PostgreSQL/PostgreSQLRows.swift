/// What a statement returned.
struct PostgreSQLRows: Sendable {
  /// The values of each row as text; nil for `NULL`.
  let rows: [[String?]]

  /// The number of rows that the statement read or wrote.
  let count: Int
}
