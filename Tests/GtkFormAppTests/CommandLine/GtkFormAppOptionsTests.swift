import ArgumentParser
import Foundation
import Testing

@testable import GtkFormApp

@Suite struct GtkFormAppOptionsTests {
  @Test(arguments: [
    (["--store", "/x/accounts.sqlite"], "/x/accounts.sqlite"),
    (["--store=accounts.sqlite"], "accounts.sqlite"),
    (["--store", "a folder/ünïcode"], "a folder/ünïcode"),
    ([], StoreFile.defaultPath()),
  ])
  func `names the file of the accounts`(arguments: [String], path: String) throws {
    let store = try GtkFormAppOptions.parse(arguments).accountStore as? SQLiteAccountStore
    #expect(store?.file.path == StoreFile(path: path).path)
  }

  @Test(arguments: [
    "postgresql://mei@db.example.org/accounts", "postgres://", "host=db", "service=accounts",
    " dbname = accounts user=mei", "postgresql://db1,db2:5433/accounts?sslmode=verify-full",
  ])
  func `names a database`(string: String) throws {
    let options = try GtkFormAppOptions.parse(["--store", string])
    #expect(options.connectionString?.text == string)
    #expect(options.accountStore is PostgreSQLAccountStore)
  }

  @Test(arguments: [[], ["--store", "./host=db"]])
  func `keeps accounts in a file unless a database is named`(arguments: [String]) throws {
    let options = try GtkFormAppOptions.parse(arguments)
    #expect(options.connectionString == nil)
    #expect(options.accountStore is SQLiteAccountStore)
  }

  @Test(arguments: [
    "a=b.sqlite", "postgresql://mei:secret@db/accounts?x=1", "password=secret user",
    "postgresql://mei:secret%zz@db",
  ])
  func `refuses a connection string without its password`(string: String) throws {
    let error = try #require(throws: (any Error).self) {
      try GtkFormAppOptions.parse(["--store", string])
    }
    #expect(GtkFormAppOptions.exitCode(for: error).rawValue == 64)
    #expect(
      GtkFormAppOptions.fullMessage(for: error).hasPrefix(
        """
        Error: The connection string after '--store' is not valid. \
        If it is the path of a file, write './' before it.
        """))
    #expect(!GtkFormAppOptions.fullMessage(for: error).contains("secret"))
  }

  @Test func `names an argument without an option, unless it could contain a password`() throws {
    for (argument, words) in [
      ("accounts.sqlite", "Unexpected argument 'accounts.sqlite'."),
      ("host=db password=secret", "The option '--store' is missing before a connection string."),
    ] {
      let error = try #require(throws: (any Error).self) {
        try GtkFormAppOptions.parse([argument])
      }
      #expect(GtkFormAppOptions.message(for: error) == words)
    }
  }

  @Test func `names the file of the messages`() throws {
    let options = try GtkFormAppOptions.parse(["--messages", "a folder/pl.strings"])
    #expect(options.messagesFile?.path == "a folder/pl.strings")
    #expect(try GtkFormAppOptions.parse([]).messagesFile?.path == nil)
  }

  @Test(arguments: [
    ["--store", ""], ["--store="], ["--store"], ["--color"], ["accounts.sqlite"], ["-s", "x"],
    ["--messages", ""], ["--messages"],
  ])
  func `exits with 64 on bad usage`(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) {
      try GtkFormAppOptions.parse(arguments)
    }
    #expect(GtkFormAppOptions.exitCode(for: error).rawValue == 64)
    #expect(GtkFormAppOptions.fullMessage(for: error).hasPrefix("Error: "))
  }

  @Test func `reports an empty path`() throws {
    let error = try #require(throws: (any Error).self) {
      try GtkFormAppOptions.parse(["--store", ""])
    }
    #expect(
      GtkFormAppOptions.message(for: error) == "The option '--store' needs the path of a file.")
  }

  // Before Swift 6.3, an exit test can't capture values.
  #if compiler(>=6.3)
    @Test(arguments: ["XDG_DATA_HOME", "HOME"])
    func `refuses a data folder whose path isn't text`(variable: String) async {
      await #expect(processExitsWith: .success) { [variable = variable as String] in
        unsetenv("XDG_DATA_HOME")
        setenv(variable, [0x2F, -1, 0], 1)
        let error = try #require(throws: (any Error).self) { try GtkFormAppOptions.parse([]) }
        #expect(
          GtkFormAppOptions.message(for: error)
            == "The environment variable \(variable) is not valid UTF-8. Use the option '--store'.")
        let options = try GtkFormAppOptions.parse(["--store", "/x"])
        #expect(options.store == "/x")
      }
    }
  #endif

  @Test func `prints its version`() throws {
    let answer = try #require(throws: (any Error).self) {
      try GtkFormAppOptions.parse(["--version"])
    }
    #expect(GtkFormAppOptions.fullMessage(for: answer) == AppVersion.current)
    #expect(GtkFormAppOptions.exitCode(for: answer) == .success)
  }

  @Test(arguments: ["--help", "-h"])
  func `prints its usage`(argument: String) throws {
    let answer = try #require(throws: (any Error).self) {
      try GtkFormAppOptions.parse([argument])
    }
    let help = GtkFormAppOptions.fullMessage(for: answer, columns: 100)
    #expect(help.contains("USAGE: GtkFormApp [--store <place>] [--messages <path>]"))
    #expect(help.contains("--version"))
    #expect(GtkFormAppOptions.exitCode(for: answer) == .success)
  }
}
