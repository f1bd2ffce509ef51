/// Where accounts are kept, as an error names it; never with a password in it.
enum StorePlace: Equatable, Sendable {
  /// The path of a file.
  case file(String)

  /// The address of a database on a server, as in `postgresql://mei@db.example.org/accounts`.
  case server(String)
}
