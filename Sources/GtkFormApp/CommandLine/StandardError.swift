import Foundation

/// Reports errors on standard error.
enum StandardError {
  /// Writes one sentence as one line that starts with the name of the program.
  ///
  /// ```swift
  /// StandardError.report("The display could not be opened.")
  /// // GtkFormApp: The display could not be opened.
  /// ```
  static func report(_ sentence: String) {
    Self.outlivesReader
    // Without standard error there is nowhere to report to.
    try? FileHandle.standardError.write(contentsOf: Data(line(sentence).utf8))
  }

  /// Keeps the program running, with what was typed, when the reader of standard error is gone.
  private static let outlivesReader: Void = {
    signal(SIGPIPE, SIG_IGN)
  }()

  /// The sentence as one line; control characters, as a file name may have, are made visible.
  static func line(_ sentence: String) -> String {
    "GtkFormApp: " + sentence.unicodeScalars.map(visible).joined() + "\n"
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      "\\u{\(String(scalar.value, radix: 16))}"
    default:
      String(scalar)
    }
  }
}
