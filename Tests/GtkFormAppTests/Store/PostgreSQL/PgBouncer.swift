import Foundation

@testable import GtkFormApp

/// PgBouncer in front of a server, in transaction mode: few connections for many programs.
final class PgBouncer: Sendable {
  private let folder: TemporaryFolder
  private let process: GuardedProcess
  private let port = PostgreSQLServer.freePort()

  static func shared() throws -> PgBouncer { try sharedBouncer.get() }
  private static let sharedBouncer = Result { try PgBouncer(before: .shared()) }

  /// Starts PgBouncer with a number of connections to each database of the server.
  init(before server: PostgreSQLServer, connections: Int = 4) throws {
    folder = try TemporaryFolder()
    if getuid() == 0 { chown(folder.path, PostgreSQLServer.nobody, PostgreSQLServer.nobody) }
    let file = try folder.write(
      """
      [databases]
      * = host=\(server.folder.path) port=\(server.port) user=owner
      [pgbouncer]
      listen_addr =
      listen_port = \(port)
      unix_socket_dir = \(folder.path)
      auth_type = any
      pool_mode = transaction
      default_pool_size = \(connections)
      max_client_conn = 200
      """.utf8, to: "pgbouncer.ini")
    process = try GuardedProcess(["/usr/sbin/pgbouncer", file], folder: folder)
    try process.wait { [folder, port] in
      let name = "host=\(folder.path) port=\(port) user=owner dbname=postgres"
      return (try? PostgreSQLServer.execute("SELECT 1", in: name)) != nil
    }
  }

  /// Returns the connection string of a database of the server, through PgBouncer.
  func connectionString(database: String) -> String {
    "host=\(folder.path) port=\(port) user=owner dbname=\(database)"
  }
}
