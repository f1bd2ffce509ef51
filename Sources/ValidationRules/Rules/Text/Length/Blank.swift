extension StringProtocol {
  /// Indicates whether the text is empty or consists only of white space and invisible characters.
  ///
  /// White space is Unicode's `White_Space`. Invisible characters, such as U+200B and U+FEFF, are
  /// those of `Default_Ignorable_Code_Point`.
  package var isBlank: Bool {
    containsByte(of: !.whitespace).map(!)
      ?? unicodeScalars.allSatisfy { scalar in
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      }
  }
}

/// Returns whether a value of any type is blank text or an optional that contains blank text.
package func isBlank<Value>(_ value: Value) -> Bool {
  (value as? String)?.isBlank ?? (value as? Substring)?.isBlank ?? false
}
