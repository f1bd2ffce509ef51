import Foundation

/// Where the program says in words what it cannot do.
enum StandardError {
  /// Writes one sentence as one line that starts with the name of the program.
  ///
  /// ```swift
  /// StandardError.report("The display could not be opened.")
  /// // GtkFormApp: The display could not be opened.
  /// ```
  static func report(_ sentence: String) {
    Self.outlivesReader
    // Without standard error there is nowhere left to say so.
    try? FileHandle.standardError.write(contentsOf: Data(line(sentence).utf8))
  }

  /// Keeps the program, and what was typed into it, when whoever read standard error is gone.
  private static let outlivesReader: Void = {
    signal(SIGPIPE, SIG_IGN)
  }()

  /// The line of a sentence, with control characters, as a file name may have, made visible.
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
