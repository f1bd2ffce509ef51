import Foundation
import Testing

@testable import GtkFormApp

/// Many installations at once: `Benchmarks/store-load` runs these tests and prints their measurements.
@Suite(
  .serialized, .enabled(if: ProcessInfo.processInfo.environment["GTK_FORM_APP_LOAD"] != nil))
struct PostgreSQLLoadTests {
  private static let installations = 50
  private static let accounts = 10_000

  /// The file to which the results are appended.
  private let results = ProcessInfo.processInfo.environment["GTK_FORM_APP_LOAD"] ?? ""

  private func report(_ line: String) throws {
    let file = FileHandle(forUpdatingAtPath: results)
    try file?.seekToEnd()
    try file?.write(contentsOf: Data((line + "\n").utf8))
  }

  @Test(arguments: [false, true])
  func `installations add accounts beside pgbench`(isPooled: Bool) async throws {
    let server = try PostgreSQLServer(
      settings: ["log_statement=none", "max_connections=200"])
    let bouncer = isPooled ? try PgBouncer(before: server, connections: 20) : nil
    var (ofInstallations, ofPgbench): ([LoadResult], [LoadResult]) = ([], [])
    for round in 1...3 {
      for isPgbench in [true, false] {
        let database = "load_\(round)_\(isPgbench)"
        try server.execute("CREATE DATABASE \(database)")
        let name =
          bouncer?.connectionString(database: database)
          ?? server.connectionString(database: database)
        try await testStore("postgresql", name).open()
        if isPgbench {
          ofPgbench.append(try pgbench(name, server.folder))
        } else {
          ofInstallations.append(try await installations(name))
        }
        #expect(try count(in: server, database) == [[String(Self.accounts)]])
      }
    }
    let installations = LoadResult.median(ofInstallations)
    let pgbench = LoadResult.median(ofPgbench)
    let ratio = installations.perSecond / pgbench.perSecond
    try report(
      """
      | \(isPooled ? "through PgBouncer, 20 connections" : "directly") \
      | \(Int(pgbench.perSecond)) | \(Int(installations.perSecond)) | \(rounded(ratio)) \
      | \(rounded(pgbench.p99)) | \(rounded(installations.p99)) |
      """)
  }

  private func count(in server: PostgreSQLServer, _ database: String) throws -> [[String?]] {
    try server.execute(
      "SELECT count(DISTINCT lower(username)) FROM account",
      in: server.connectionString(database: database))
  }

  private func rounded(_ number: Double) -> String { String(format: "%.2f", number) }

  /// Measures installations, each with its own store and connection.
  private func installations(_ name: String) async throws -> LoadResult {
    let stores = try (1...Self.installations).map { _ in
      try #require(testStore("postgresql", name) as? PostgreSQLAccountStore)
    }
    for store in stores { try await store.open() }
    let start = ContinuousClock.now
    let times = try await withThrowingTaskGroup { group in
      for (number, store) in stores.enumerated() {
        let installation = Installation(number: number, store: store)
        group.addTask { try await installation.add(Self.accounts / Self.installations) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return LoadResult(times: times, seconds: (ContinuousClock.now - start) / .seconds(1))
  }

  /// Measures the same number of pgbench clients with the same statement.
  private func pgbench(_ name: String, _ folder: TemporaryFolder) throws -> LoadResult {
    let script = try folder.write(
      #"""
      \set number random(1, 1000000000000000)
      INSERT INTO account (id, name, username, email, mobile, password_hash)
      VALUES (gen_random_uuid(), 'Somebody', 'user_' || :number, 'somebody@example.com', NULL,
        '$argon2id$v=19$m=8,t=2,p=1$c29tZSBzYWx0IG9mIDE2$VGhlIGhhc2ggb2YgYSBwYXNzd29yZCwgMzIgYg')
      ON CONFLICT DO NOTHING RETURNING id
      """#.utf8, to: "insert.sql")
    let log = folder.path("pgbench-\(UUID())")
    try PostgreSQLServer.run(
      PostgreSQLServer.program("pgbench"), "--no-vacuum", "--protocol=extended",
      "--client=\(Self.installations)", "--jobs=2",
      "--transactions=\(Self.accounts / Self.installations)", "--log", "--log-prefix=\(log)",
      "--file=\(script)", name)
    // The columns are client, transaction, microseconds, script, and the script's end in seconds
    // and microseconds.
    let lines = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { folder.path($0).hasPrefix(log) }
      .flatMap {
        try String(contentsOfFile: folder.path($0), encoding: .utf8).split(separator: "\n")
      }
      .map { $0.split(separator: " ").compactMap { Double($0) } }
    let ends = lines.map { $0[4] + $0[5] / 1e6 }
    let starts = zip(lines, ends).map { $1 - $0[2] / 1e6 }
    let seconds = try #require(ends.max()) - #require(starts.min())
    return LoadResult(times: lines.map { $0[2] / 1000 }, seconds: seconds)
  }

  #if compiler(>=6.3)
    @Test func `no acknowledged account is lost when both sides are killed`() async throws {
      let server = try PostgreSQLServer(
        settings: ["log_statement=none", "max_connections=200"])
      let name = server.connectionString()
      try await testStore("postgresql", name).open()
      let acknowledged = try server.folder.write([], to: "acknowledged")
      let rounds = 100
      for round in 1...rounds {
        async let installations: Void = expectToAddUntilKilled(name, acknowledged, round)
        if round.isMultiple(of: 2) {
          try await Task.sleep(for: .milliseconds(.random(in: 200...900)))
          server.kill()
          try server.start()
        }
        await installations
      }
      let answered = try String(contentsOfFile: acknowledged, encoding: .utf8).split(
        separator: "\n")
      let kept = try server.execute("SELECT username FROM account").compactMap { $0[0] }
      #expect(Set(answered).count == answered.count)
      #expect(Set(kept).isSuperset(of: answered.map(String.init)))
      #expect(answered.count > rounds)
      try report(
        """

        In \(rounds) rounds, the installations were killed at a random moment, and in every second round the
        server too: \(answered.count) accounts were acknowledged, \
        \(Set(answered.map(String.init)).subtracting(kept).count) of them are missing, and \
        \(kept.count - answered.count) more exist, whose installation was killed before the answer.
        """)
    }
  #endif
}

#if compiler(>=6.3)
  /// Runs eight installations in a separate process, which add accounts until the process kills itself.
  private func expectToAddUntilKilled(_ name: String, _ file: String, _ round: Int) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [name = name as String, file = file as String, round = round as Int] in
      let output = open(file, O_WRONLY | O_APPEND)
      DispatchQueue.global().asyncAfter(deadline: .now() + .random(in: 0.3...1.2)) {
        kill(getpid(), SIGKILL)
      }
      await withTaskGroup { group in
        for installation in 1...8 {
          group.addTask {
            let store = testStore("postgresql", name)
            for number in 1... {
              let account = Account("user_\(round)_\(installation)_\(number)")
              while (try? await store.add(account, password: "correct-horse-7")) == nil {}
              let line = account.username + "\n"
              write(output, line, line.utf8.count)
            }
          }
        }
      }
    }
  }
#endif

/// An installation that only adds accounts, on the thread of its store.
private actor Installation {
  private let number: Int
  private let store: PostgreSQLAccountStore

  init(number: Int, store: PostgreSQLAccountStore) {
    self.number = number
    self.store = store
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe store.unownedExecutor }

  /// Adds this many accounts, and returns the milliseconds that each took.
  func add(_ accounts: Int) async throws -> [Double] {
    var times: [Double] = []
    for account in 1...accounts {
      let before = ContinuousClock.now
      try await store.add(Account("user_\(number)_\(account)"), password: "correct-horse-7")
      times.append((ContinuousClock.now - before) / .milliseconds(1))
    }
    return times
  }
}

/// The speed of installations or clients.
private struct LoadResult {
  let perSecond: Double

  /// The milliseconds within which 99 % of the accounts were added.
  let p99: Double

  init(times: [Double], seconds: Double) {
    perSecond = Double(times.count) / seconds
    p99 = times.sorted()[times.count * 99 / 100]
  }

  static func median(_ results: [LoadResult]) -> LoadResult {
    results.sorted { $0.perSecond < $1.perSecond }[results.count / 2]
  }
}
