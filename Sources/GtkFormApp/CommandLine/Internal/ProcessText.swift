import Foundation

/// Whether what the process was started with is text.
///
/// The system passes bytes. Swift silently replaces those that are not valid UTF-8, so that a
/// path leads somewhere else.
enum ProcessText {
  /// Whether every argument is valid UTF-8.
  static var hasValidArguments: Bool {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      guard unsafe String(validatingCString: argument) != nil else { return false }
    }
    return true
  }

  /// Whether a variable of the environment is valid UTF-8, or not set.
  static func isValid(environmentVariable name: String) -> Bool {
    guard let value = unsafe getenv(name) else { return true }
    return unsafe String(validatingCString: value) != nil
  }
}
