extension StringProtocol {
  /// Indicates whether this text is empty, or nothing but white space (Unicode `White_Space`) and
  /// invisible characters (`Default_Ignorable_Code_Point`), such as U+200B and U+FEFF.
  package var isBlank: Bool {
    containsByte(of: !.whitespace).map(!)
      ?? unicodeScalars.allSatisfy { scalar in
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      }
  }
}

/// Returns whether a value of any type is blank text, or an optional that holds such text.
package func isBlank<Value>(_ value: Value) -> Bool {
  (value as? String)?.isBlank ?? (value as? Substring)?.isBlank ?? false
}
