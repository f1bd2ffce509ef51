import GenericForm

/// The user's preferences, which decide where accounts are stored.
struct Preferences: Codable, Equatable {
  /// The kinds of places for accounts.
  enum Place: String, Codable, CaseIterable {
    case file, server
  }

  var place = Place.file

  /// The path of the file, or empty text for the one in the user's data folder.
  var file = ""

  /// The connection string of the server.
  var server = ""

  /// The store of these preferences.
  var accountStore: any AccountStore {
    if place == .server, let string = ConnectionString(server) {
      return PostgreSQLAccountStore(string)
    }
    return SQLiteAccountStore(path: file.isEmpty ? StoreFile.defaultPath() : file)
  }
}

extension Preferences {
  /// The validation of the dialog.
  static let validation = FormValidation {
    FieldValidation(\Preferences.place)
    FieldValidation(
      \Preferences.file, .optional, formatters: [.trimmed],
      rules: [
        .startsWith("/").message(
          .app(.`preferences.fileFormat`, ["example": .text(StoreFile.defaultPath())]))
      ], when: { $0.place == .file })
    FieldValidation(
      \Preferences.server, .required, formatters: [.trimmed],
      rules: [
        ValidationRule(.app(.`preferences.serverFormat`, ["example": .text(exampleServer)])) {
          ConnectionString($0) != nil && LibPQ.accepts($0) != false
        }
      ], when: { $0.place == .server })
  }

  static let exampleServer = "postgresql://mei@db.example.org/accounts"
}
