extension PostgreSQLAccountStore {
  /// Reads over the connection, and retries once after a transient error, such as a lost
  /// connection.
  func read<Value>(
    limit: Duration, _ body: (PostgreSQLConnection) throws(PostgreSQLError) -> Value
  ) throws(AccountStoreError) -> Value {
    do throws(PostgreSQLError) {
      do throws(PostgreSQLError) {
        return try use(limit: limit, body)
      } catch  where error.isTransient {
        return try use(limit: limit, body)
      }
    } catch {
      throw .cannotOpen(.server(error.server), cause: error.cause)
    }
  }

  /// Calls `body` with a connection to a database that has the tables.
  func use<Value>(
    limit: Duration, _ body: (PostgreSQLConnection) throws(PostgreSQLError) -> Value
  ) throws(PostgreSQLError) -> Value {
    defer { closeWhenIdle() }
    do throws(PostgreSQLError) {
      if let connection, !connection.isStale { return try body(connection) }
      let new = try PostgreSQLConnection.open(string, limit: limit)
      try tables.prepare(new, limit: limit)
      connection = new
      return try body(new)
    } catch {
      if error.endsConnection { connection = nil }
      throw error
    }
  }

  private func closeWhenIdle() {
    lastUse = .now
    guard closing == nil, connection != nil else { return }
    closing = Task { [weak self, idleTime] in
      repeat { try? await Task.sleep(for: idleTime) } while await self?.closeIfIdle() == false
    }
  }

  /// Closes the connection if it was idle for long enough, and returns whether it did.
  private func closeIfIdle() -> Bool {
    guard lastUse.duration(to: .now) >= idleTime else { return false }
    connection = nil
    closing = nil
    return true
  }
}
