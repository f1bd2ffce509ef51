/// The tables of a store on a server, which are recognized, created and migrated here.
struct AccountTables: Sendable {
  /// The changes of a version, and the resulting columns.
  struct Version: Sendable {
    let statements: [String]
    let columns: String
  }

  /// Every version since the first, in order; add a new one at the end.
  static let versions = [
    Version(
      statements: [
        """
        CREATE TABLE account (
          id uuid PRIMARY KEY,
          name text NOT NULL,
          username text NOT NULL,
          email text NOT NULL,
          mobile text,
          password_hash text NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now()
        )
        """,
        // In the collation C, only the letters A to Z have two cases, as in SQLite.
        """
        CREATE UNIQUE INDEX account_username ON account (lower(username COLLATE "C"))
        """,
        "CREATE TABLE account_version (version integer PRIMARY KEY)",
        "INSERT INTO account_version VALUES (0)",
      ],
      columns: """
        id uuid, name text, username text, email text, mobile text, password_hash text, \
        created_at timestamp with time zone
        """)
  ]

  var versions = Self.versions

  /// Creates missing tables, and migrates those of an earlier version.
  ///
  /// If they belong to another program or a later version, nothing changes and an error is thrown.
  func prepare(_ connection: PostgreSQLConnection, limit: Duration) throws(PostgreSQLError) {
    if let version = try? version(in: connection, limit), version == versions.count { return }
    do throws(PostgreSQLError) {
      try connection.execute("BEGIN", limit: limit)
      // Tables that another program was still creating above are complete once the lock is held.
      try connection.execute("SELECT pg_advisory_xact_lock($1)", [Self.lock], limit: limit)
      try upgrade(from: version(in: connection, limit), connection, limit)
      try connection.execute("COMMIT", limit: limit)
    } catch {
      if !error.endsConnection { try connection.execute("ROLLBACK", limit: limit) }
      throw error
    }
  }

  private func upgrade(
    from version: Int, _ connection: PostgreSQLConnection, _ limit: Duration
  ) throws(PostgreSQLError) {
    guard version < versions.count else { return }
    do throws(PostgreSQLError) {
      for statement in versions[version...].flatMap(\.statements) {
        try connection.execute(statement, limit: limit)
      }
      try connection.execute(
        "UPDATE account_version SET version = $1", [String(versions.count)], limit: limit)
    } catch {
      throw error.isMissingRight ? connection.error(.tablesNotMade) : error
    }
  }

  /// The number of the lock, the same in every version of this program.
  private static let lock = "5138701241836270451"
}

// MARK: - Recognition

extension AccountTables {
  private static let contents = """
    SELECT
      (SELECT string_agg(attname || ' ' || format_type(atttypid, NULL), ', ' ORDER BY attnum)
        FROM pg_attribute
        WHERE attrelid = to_regclass('account') AND attnum > 0 AND NOT attisdropped),
      (SELECT string_agg(attname || ' ' || format_type(atttypid, NULL), ', ' ORDER BY attnum)
        FROM pg_attribute
        WHERE attrelid = to_regclass('account_version') AND attnum > 0 AND NOT attisdropped),
      (SELECT count(*) FROM pg_index
        WHERE indrelid = to_regclass('account') AND indisunique AND indisvalid
          AND indpred IS NULL AND indnkeyatts = 1
          AND pg_get_expr(indexprs, indrelid) = 'lower((username COLLATE "C"))')
    """

  /// Returns the version of the tables, or 0 if there are none.
  private func version(
    in connection: PostgreSQLConnection, _ limit: Duration
  ) throws(PostgreSQLError) -> Int {
    let contents = try connection.execute(Self.contents, limit: limit).first ?? []
    if contents.prefix(2) == [nil, nil] { return 0 }
    guard contents.count == 3, contents[1] == "version integer" else {
      throw connection.error(.tablesOfAnotherProgram)
    }
    let answer = try connection.execute("SELECT version FROM account_version", limit: limit)
    guard answer.count == 1, let version = answer[0][0].flatMap(Int.init), version > 0 else {
      throw connection.error(.tablesOfAnotherProgram)
    }
    guard version <= versions.count else { throw connection.error(.tablesOfNewerVersion) }
    guard contents[0] == versions[version - 1].columns, contents[2] == "1" else {
      throw connection.error(.tablesOfAnotherProgram)
    }
    return version
  }
}

extension PostgreSQLError {
  /// Indicates whether this user can't create tables, or there's no schema for them.
  fileprivate var isMissingRight: Bool {
    [.refused(code: "42501"), .refused(code: "3F000")].contains(kind)
  }
}
