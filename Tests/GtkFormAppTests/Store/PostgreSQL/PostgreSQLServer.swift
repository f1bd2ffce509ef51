import Foundation

@testable import GtkFormApp

/// A PostgreSQL server of Debian's packages, which ends with this object or with the tests.
///
/// It has its own folder and socket, and a TCP port only if one is given. If the tests run as root,
/// whom PostgreSQL refuses, it belongs to the user `nobody`.
final class PostgreSQLServer: @unchecked Sendable {
  /// The folder with the data, the socket and the log.
  let folder: TemporaryFolder

  /// The number in the socket's name, and the TCP port if there is one.
  let port: Int

  private let settings: [String]
  private let lock = NSLock()
  private var process: GuardedProcess?
  private var main: pid_t?
  private var databases = 0

  /// Returns the server shared by the tests that don't stop it.
  static func shared() throws -> PostgreSQLServer { try sharedServer.get() }
  private static let sharedServer = Result { try PostgreSQLServer() }

  /// Creates and starts a server.
  ///
  /// - Parameters:
  ///   - port: A port of this computer; without it, the server only has a socket.
  ///   - settings: Lines of its configuration.
  ///   - main: The server that it copies and follows as a read-only replica.
  init(
    port: Int? = nil, settings: [String] = ["fsync=off"], replicaOf main: PostgreSQLServer? = nil
  ) throws {
    folder = try TemporaryFolder()
    self.port = port ?? 5432
    self.settings =
      ["port=\(self.port)", "listen_addresses=" + (port == nil ? "" : "127.0.0.1")] + settings
    if getuid() == 0 { chown(folder.path, Self.nobody, Self.nobody) }
    if let main {
      try Self.run(
        Self.program("pg_basebackup"), "--write-recovery-conf", "--checkpoint=fast", "--no-sync",
        "--host=" + main.folder.path, "--port=\(main.port)", "--username=owner",
        "--pgdata=" + data)
    } else {
      try makeData()
    }
    try start()
  }

  private func makeData() throws {
    try Self.run(
      Self.program("initdb"), "--no-sync", "--auth=trust", "--username=owner", "--encoding=UTF8",
      "--locale=C", "--pgdata=" + data)
    try """
    local all with_password scram-sha-256
    local all,replication all trust
    host all all 127.0.0.1/32 trust

    """.write(toFile: data + "/pg_hba.conf", atomically: false, encoding: .utf8)
  }

  deinit {
    setSilent(false)
    kill()
  }

  /// Returns a number for the next database.
  func nextNumber() -> Int {
    lock.withLock {
      databases += 1
      return databases
    }
  }

  private var data: String { folder.path("data") }

  /// Starts the server, and waits until it accepts connections.
  func start() throws {
    let settings = settings.flatMap { ["-c", $0] }
    let guarded = try GuardedProcess(
      [
        Self.program("postgres"), "-D", data, "-c", "unix_socket_directories=" + folder.path,
        "-c", "shared_buffers=16MB", "-c", "max_connections=100", "-c", "log_statement=all",
      ] + settings, folder: folder)
    lock.withLock { process = guarded }
    try guarded.wait { (try? self.execute("SELECT 1")) != nil }
    let file = try String(contentsOfFile: data + "/postmaster.pid", encoding: .utf8)
    lock.withLock { main = pid_t(file.prefix { $0 != "\n" }) }
  }

  /// Ends every process of the server at once, like a crash.
  func kill() {
    // A stopped server can't start a process that would outlive it.
    setSilent(true)
    while let main = lock.withLock({ main }), let state = state(of: main), !"TZ".contains(state) {
      usleep(1000)
    }
    end(SIGKILL, SIGKILL)
  }

  /// Ends the server as an administrator would who doesn't wait for clients.
  func stop() {
    end(SIGINT, 0)
  }

  /// Stops every process of the server, or lets them continue.
  func setSilent(_ isSilent: Bool) {
    let signal = isSilent ? SIGSTOP : SIGCONT
    send(signal, signal)
  }

  private func end(_ signal: Int32, _ signalToChildren: Int32) {
    let processes = send(signal, signalToChildren)
    guard !processes.isEmpty else { return }
    lock.withLock { process }?.leave()
    // The next server doesn't start while one of these processes still holds shared memory.
    while processes.contains(where: isRunning) { usleep(5000) }
    // After a kill, a server would wait until its predecessor's process no longer exists.
    for file in ["data/postmaster.pid", ".s.PGSQL.\(port).lock"] { unlink(folder.path(file)) }
    lock.withLock { (self.process, self.main) = (nil, nil) }
  }

  /// Returns whether a process exists and isn't a zombie.
  private func isRunning(_ process: pid_t) -> Bool {
    state(of: process).map { $0 != "Z" } ?? false
  }

  /// Returns the letter of proc(5) for a process's state, or `nil` if there is no such process.
  private func state(of process: pid_t) -> Character? {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ") ").last?.first
  }

  /// Sends signals to the server and its children, and returns the children.
  @discardableResult
  private func send(_ signal: Int32, _ signalToChildren: Int32) -> [pid_t] {
    guard let main = lock.withLock({ main }) else { return [] }
    let text =
      (try? String(contentsOfFile: "/proc/\(main)/task/\(main)/children", encoding: .utf8)) ?? ""
    let children = text.split(separator: " ").compactMap { pid_t($0) }
    Glibc.kill(main, signal)
    for child in children { Glibc.kill(child, signalToChildren) }
    return [main] + children
  }
}

struct ServerError: Error {
  let text: String
}
