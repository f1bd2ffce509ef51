import Foundation

/// Whether what the process was started with is text.
///
/// The system passes bytes. Swift silently replaces those that are not valid UTF-8, so that a
/// path leads somewhere else.
enum ProcessText {
  /// Returns whether a value from the command line is valid UTF-8 there.
  static func isValid(argument value: String) -> Bool {
    !value.unicodeScalars.contains("\u{FFFD}")
      || !repairedArguments.contains { $0.hasSuffix(value) }
  }

  /// The arguments that are not valid UTF-8, with U+FFFD for the bytes that Swift replaces.
  private static var repairedArguments: [String] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index],
        unsafe String(validatingCString: argument) == nil
      else { return nil }
      return unsafe String(cString: argument)
    }
  }

  /// Overwrites what follows an option on the command line, which other users can read.
  static func hide(argument value: String) {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = unsafe CommandLine.unsafeArgv[index],
        unsafe String(cString: argument).hasSuffix(value)
      else { continue }
      let end = unsafe argument + strlen(argument)
      unsafe memset(end - value.utf8.count, CInt(UInt8(ascii: "*")), value.utf8.count)
    }
  }

  /// Returns whether a variable of the environment is valid UTF-8, or not set.
  static func isValid(environmentVariable name: String) -> Bool {
    guard let value = unsafe getenv(name) else { return true }
    return unsafe String(validatingCString: value) != nil
  }
}
