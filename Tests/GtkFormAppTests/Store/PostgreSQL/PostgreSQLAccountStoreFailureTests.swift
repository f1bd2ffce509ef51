import Foundation
import GenericForm
import Testing

@testable import GtkFormApp

/// Failures of a server: each is reported, nothing is lost, and a retry works.
@Suite struct PostgreSQLAccountStoreFailureTests {
  let server: PostgreSQLServer

  init() throws {
    server = try PostgreSQLServer.shared()
  }

  private func store(_ name: String, patience: Duration = .seconds(20)) throws
    -> PostgreSQLAccountStore
  {
    PostgreSQLAccountStore(
      try #require(ConnectionString(name)), patience: patience, hashMemory: cheapHash)
  }

  /// Returns the reason why an account can't be added, or `nil` if it can.
  private func cause(
    of store: any AccountStore, _ username: String = "mei"
  ) async -> ValidationMessage? {
    do throws(AccountStoreError) {
      try await store.add(Account(username), password: "correct-horse-7")
      return nil
    } catch {
      switch error {
      case .cannotOpen(.server, let cause), .cannotSave(.server, let cause): return cause
      default: return ValidationMessage("another error: \(error)")
      }
    }
  }

  @Test func `a server that is missing at first`() async throws {
    let folder = try TemporaryFolder()
    let name = try server.newDatabase()
    let store = try store(name.replacing(server.folder.path, with: folder.path))
    #expect(await cause(of: store) == .app(.`cause.noServer`))
    await #expect(throws: AccountStoreError.self) { try await store.isUsernameFree("mei") }
    symlink(server.folder.path + "/.s.PGSQL.5432", folder.path + "/.s.PGSQL.5432")
    #expect(await cause(of: store) == nil)
    #expect(try PostgreSQLServer.execute("SELECT username FROM account", in: name) == [["mei"]])
  }

  @Test func `a network address without a server`() async throws {
    #expect(await cause(of: try store("host=127.0.0.1 port=1")) == .app(.`cause.noServer`))
  }

  @Test func `a name that can't be resolved`() async throws {
    let store = try store("postgresql://mei:secret@no-such-host.invalid/accounts")
    #expect(await cause(of: store) == .app(.`cause.serverName`))
    let error = await #expect(throws: AccountStoreError.self) { try await store.open() }
    #expect(
      error?.description == """
        The accounts on postgresql://mei@no-such-host.invalid/accounts couldn't be opened: \
        the server's name is unknown; check the name and the network, and try again
        """)
  }

  @Test func `settings that libpq doesn't accept`() async throws {
    let service = try store("service=none-of-them password=secret")
    #expect(
      await cause(of: service)
        == .app(
          .`cause.server`, ["reason": "definition of service \"none-of-them\" not found"]))
    let error = await #expect(throws: AccountStoreError.self) { try await service.open() }
    #expect(error?.description.hasPrefix("The accounts on postgresql:// couldn't") == true)
    #expect(await cause(of: try store("host=a,b,c port=1,2"))?.key == "cause.server")
  }

  @Test func `a database that is missing at first`() async throws {
    let name = server.connectionString(database: "later_\(UUID())")
    let store = try store(name)
    #expect(await cause(of: store) == .app(.`cause.databaseMissing`))
    try server.execute("CREATE DATABASE \"\(name.split(separator: "=").last ?? "")\"")
    #expect(await cause(of: store) == nil)
  }

  @Test func `a password that is missing or wrong at first, then right in a file`()
    async throws
  {
    let name = try server.newDatabase()
    try server.execute("DROP ROLE IF EXISTS with_password")
    try server.execute("CREATE ROLE with_password LOGIN SUPERUSER PASSWORD 'right-one'")
    let folder = try TemporaryFolder()
    let file = try folder.write("nowhere:*:*:*:none\n".utf8, to: "pgpass")
    chmod(file, 0o600)
    let string =
      name.replacing("user=owner", with: "user=with_password") + " passfile=\(file)"
    let store = try store(string)
    #expect(await cause(of: store) == .app(.`cause.passwordRequired`))
    #expect(
      await cause(of: try self.store(string + " password=wrong-one"))
        == .app(.`cause.passwordWrong`))
    _ = try folder.write("*:*:*:with_password:wrong-one\n".utf8, to: "pgpass")
    #expect(await cause(of: store) == .app(.`cause.passwordWrong`))
    let error = await #expect(throws: AccountStoreError.self) { try await store.open() }
    #expect(error?.description.contains("-one") == false)
    _ = try folder.write("*:*:*:with_password:right-one\n".utf8, to: "pgpass")
    #expect(await cause(of: store) == nil)
  }

  @Test func `a user who isn't allowed to connect from here`() async throws {
    try server.execute("CREATE ROLE sleeper NOLOGIN")
    let name = try server.newDatabase().replacing("user=owner", with: "user=sleeper")
    #expect(await cause(of: try store(name)) == .app(.`cause.loginRefused`))
  }

  @Test func `a user who can't create tables, then tables by the owner`() async throws {
    let name = try server.newDatabase()
    try server.execute("DROP ROLE IF EXISTS gtkformapp")
    try server.execute("CREATE ROLE gtkformapp LOGIN")
    let store = try store(name.replacing("user=owner", with: "user=gtkformapp"))
    #expect(await cause(of: store) == .app(.`cause.tablesNotMade`))
    try await self.store(name).open()
    #expect(await cause(of: store) == .app(.`cause.permissionMissing`))
    // The rights of the page on administration: to insert accounts and look up a username.
    for statement in Self.rights {
      try PostgreSQLServer.execute(statement, in: name)
    }
    #expect(await cause(of: store) == nil)
    #expect(try await !store.isUsernameFree("MEI"))
    await #expect(throws: AccountStoreError.usernameTaken("MEI")) {
      try await store.add(Account("MEI"), password: "correct-horse-7")
    }
    #expect(throws: (any Error).self) {
      try PostgreSQLServer.execute(
        "SELECT password_hash FROM account",
        in: name.replacing("user=owner", with: "user=gtkformapp"))
    }
  }

  /// The statements on that page that give a role its rights.
  private static let rights: [String] = {
    let page = (1...5).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }.appending(path: "Documentation/Administration.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("GRANT ") }.map(String.init)
  }()

  @Test func `a replica at first, then the main server`() async throws {
    let main = try PostgreSQLServer()
    let replica = try PostgreSQLServer(replicaOf: main)
    let store = try store(replica.connectionString())
    // The replica has no tables yet.
    #expect(await cause(of: store) == .app(.`cause.serverReadOnly`))
    try await self.store(main.connectionString()).add(Account("bob"), password: "correct-horse-7")
    for _ in 1...600 where (try? await store.isUsernameFree("bob")) != false { usleep(50_000) }
    #expect(try await store.isUsernameFree("mei"))
    #expect(await cause(of: store) == .app(.`cause.serverReadOnly`))
    main.kill()
    #expect(try await !store.isUsernameFree("bob"))
    #expect(await cause(of: store) == .app(.`cause.serverReadOnly`))
    try replica.execute("SELECT pg_promote()")
    #expect(await cause(of: store) == nil)
    let usernames = try replica.execute("SELECT username FROM account ORDER BY 1")
    #expect(usernames == [["bob"], ["mei"]])
  }

  @Test func `a statement that takes too long`() async throws {
    let name = try server.newDatabase()
    let store = try store(name)
    try await store.open()
    let database = name.split(separator: "=").last ?? ""
    try server.execute("ALTER DATABASE \(database) SET statement_timeout = '200ms'")
    let slow = try self.store(name)
    let other = try PostgreSQLConnection.open(
      try #require(ConnectionString(name)), limit: .seconds(10))
    try other.execute("SET statement_timeout = 0", limit: .seconds(10))
    try other.execute("BEGIN", limit: .seconds(10))
    try other.execute("LOCK TABLE account IN EXCLUSIVE MODE", limit: .seconds(10))
    #expect(await cause(of: slow) == .app(.`cause.statementEnded`))
    try other.execute("COMMIT", limit: .seconds(10))
    #expect(await cause(of: slow) == nil)
  }

  @Test func `a commit that fails after the row is inserted`() async throws {
    let name = try server.newDatabase()
    let store = try store(name)
    try await store.open()
    try PostgreSQLServer.execute(
      """
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'not today' USING ERRCODE = '53100'; END $$
      """, in: name)
    try PostgreSQLServer.execute(
      """
      CREATE CONSTRAINT TRIGGER failure AFTER INSERT ON account DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()
      """, in: name)
    #expect(await cause(of: store) == .app(.`cause.serverDiskFull`))
    #expect(try PostgreSQLServer.execute("SELECT FROM account", in: name).isEmpty)
    try PostgreSQLServer.execute("DROP TRIGGER failure ON account", in: name)
    #expect(await cause(of: store) == nil)
  }

  @Test func `a user with too many connections at first`() async throws {
    let name = try server.newDatabase()
    try await store(name).open()
    try server.execute("DROP ROLE IF EXISTS single")
    try server.execute("CREATE ROLE single LOGIN CONNECTION LIMIT 1 IN ROLE pg_write_all_data")
    try server.execute("GRANT pg_read_all_data TO single")
    let string = name.replacing("user=owner", with: "user=single")
    let (store, other) = (try store(string), try store(string))
    try await other.open()
    #expect(await cause(of: store) == .app(.`cause.tooManyConnections`))
    #expect(await cause(of: other, "bob") == nil)
    try server.execute("ALTER ROLE single CONNECTION LIMIT 9")
    #expect(await cause(of: store) == nil)
  }

  @Test func `TLS as required by sslmode`() async throws {
    let port = PostgreSQLServer.freePort()
    let server = try PostgreSQLServer(port: port)
    let name = "host=127.0.0.1 port=\(port) user=owner dbname=postgres"
    let store = try store(name + " sslmode=require")
    #expect(await cause(of: store)?.key == AppMessage.`cause.encryption`.key)
    #expect(await cause(of: try self.store(name), "bob") == nil)

    let certificate = server.folder.path("data/server")
    try PostgreSQLServer.run(
      "/usr/bin/openssl", "req", "-new", "-x509", "-nodes", "-subj", "/CN=localhost",
      "-keyout", certificate + ".key", "-out", certificate + ".crt")
    try server.execute("ALTER SYSTEM SET ssl = on")
    try server.execute("SELECT pg_reload_conf()")
    for _ in 1...100 where await cause(of: store) != nil { usleep(50_000) }
    #expect(try await !store.isUsernameFree("mei"))
    let strict = name + " sslmode=verify-ca sslrootcert="
    #expect(
      await cause(of: try self.store(strict + "/nowhere.crt"), "zoe")?.key
        == AppMessage.`cause.encryption`.key)
    let wrong = try self.folder(with: "openssl")
    #expect(
      await cause(of: try self.store(strict + wrong.path("other.crt")), "zoe")?.key
        == AppMessage.`cause.encryption`.key)
    #expect(await cause(of: try self.store(strict + certificate + ".crt"), "zoe") == nil)

    // libpq waits while nobody writes to the pipe, as it does while a name isn't resolved.
    let pipe = server.folder.path("silent.crt")
    mkfifo(pipe, 0o600)
    let silent = try self.store(strict + pipe, patience: .seconds(1))
    let place = StorePlace.server("postgresql://owner@127.0.0.1:\(port)/postgres")
    await #expect(throws: AccountStoreError.cannotOpen(place, cause: .app(.`cause.serverSilent`))) {
      try await silent.add(Account("mei"), password: "correct-horse-7")
    }
    close(open(pipe, O_WRONLY | O_NONBLOCK))
  }

  /// Returns a folder with a certificate of another server.
  private func folder(with program: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    if getuid() == 0 { chown(folder.path, PostgreSQLServer.nobody, PostgreSQLServer.nobody) }
    try PostgreSQLServer.run(
      "/usr/bin/\(program)", "req", "-new", "-x509", "-nodes", "-subj", "/CN=other",
      "-keyout", folder.path("other.key"), "-out", folder.path("other.crt"))
    return folder
  }

  #if compiler(>=6.3)
    @Test(arguments: ["service=gtkformapp", "postgresql://"])
    func `libpq reads its service file and its variables`(string: String) async throws {
      let name = try server.newDatabase()
      let folder = try TemporaryFolder()
      let words = name.split(separator: " ").joined(separator: "\n")
      let file = try folder.write("[gtkformapp]\n\(words)\n".utf8, to: "services")
      await #expect(processExitsWith: .success) {
        [string = string as String, file = file as String, name = name as String] in
        if string.hasPrefix("service") {
          setenv("PGSERVICEFILE", file, 1)
        } else {
          for word in name.split(separator: " ") {
            let pair = word.split(separator: "=").map(String.init)
            let variable = pair[0] == "dbname" ? "PGDATABASE" : "PG" + pair[0].uppercased()
            setenv(variable, pair[1], 1)
          }
        }
        try await testStore("postgresql", string).add(
          Account("mei"), password: "correct-horse-7")
      }
      #expect(try PostgreSQLServer.execute("SELECT username FROM account", in: name) == [["mei"]])
    }
  #endif

  @Test func `an unused connection is closed`() async throws {
    let name = try server.newDatabase()
    let store = PostgreSQLAccountStore(
      try #require(ConnectionString(name)), idleTime: .milliseconds(200), hashMemory: cheapHash)
    try await store.open()
    let database = name.split(separator: "=").last ?? ""
    let count = "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(database)'"
    for _ in 1...300 where try server.execute(count) != [["0"]] {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try server.execute(count) == [["0"]])
    #expect(await cause(of: store) == nil)
    #expect(try server.execute(count) == [["1"]])
  }
}
