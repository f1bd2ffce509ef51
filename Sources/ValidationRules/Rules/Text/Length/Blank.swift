extension StringProtocol {
  /// Whether there is nothing but white space (Unicode `White_Space`) in this text, or nothing at all.
  package var isBlank: Bool {
    containsByte(of: !.whitespace).map(!) ?? unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

/// Whether a value of any type is blank text, or an optional that holds such text.
package func isBlank<Value>(_ value: Value) -> Bool {
  (value as? String)?.isBlank ?? (value as? Substring)?.isBlank ?? false
}
