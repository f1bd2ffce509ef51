import Foundation

/// Access to the text with which the process was started.
///
/// The system passes bytes. Swift silently replaces those that aren't valid UTF-8, so a path would
/// lead somewhere else.
enum ProcessText {
  /// Returns whether a value from the command line was valid UTF-8 there.
  static func isValid(argument value: String) -> Bool {
    !value.unicodeScalars.contains("\u{FFFD}")
      || !repairedArguments.contains { $0.hasSuffix(value) }
  }

  /// The arguments that aren't valid UTF-8, with U+FFFD in place of invalid bytes.
  private static var repairedArguments: [String] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index],
        unsafe String(validatingCString: argument) == nil
      else { return nil }
      return unsafe String(cString: argument)
    }
  }

  /// Overwrites a value on the command line, which other users can read.
  static func hide(argument value: String) {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = unsafe CommandLine.unsafeArgv[index],
        unsafe String(cString: argument).hasSuffix(value)
      else { continue }
      let end = unsafe argument + strlen(argument)
      unsafe memset(end - value.utf8.count, CInt(UInt8(ascii: "*")), value.utf8.count)
    }
  }

  /// Returns the value of an environment variable, or `nil` if it isn't set.
  static func environmentVariable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Returns whether an environment variable is valid UTF-8 or isn't set.
  static func isValid(environmentVariable name: String) -> Bool {
    guard let value = unsafe getenv(name) else { return true }
    return unsafe String(validatingCString: value) != nil
  }
}
