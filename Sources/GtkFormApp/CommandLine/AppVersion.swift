/// The version of the program.
enum AppVersion {
  /// The current version, by Semantic Versioning 2.0.0.
  static let current = "0.1.0"
}
