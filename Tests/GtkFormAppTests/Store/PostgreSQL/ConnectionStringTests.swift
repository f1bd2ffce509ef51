import Testing

@testable import GtkFormApp

@Suite struct ConnectionStringTests {
  @Test(arguments: [
    "postgresql://", "postgres://mei:secret@db/accounts", "host=db", " host = db", "a=b.sqlite",
    "sslmode=require\u{1}",
  ])
  func `is a URI of PostgreSQL, or a word with a value`(text: String) {
    #expect(ConnectionString(text)?.text == text)
  }

  @Test(arguments: [
    "", "=", "accounts.sqlite", "./a=b", "/x/a=b", "a folder/a=b", "a b=c", "é=1",
    "POSTGRESQL://db", "mysql://db", "file:a=b",
  ])
  func `is otherwise the path of a file`(text: String) {
    #expect(ConnectionString(text)?.text == nil)
  }

  @Test func `never shows its password in text`() throws {
    let string = try #require(ConnectionString("postgresql://mei:secret@db"))
    for text in ["\(string)", String(reflecting: string), String(describing: [string])] {
      #expect(!text.contains("secret"))
    }
    var dumped = ""
    dump(string, to: &dumped)
    #expect(!dumped.contains("secret"))
  }
}
