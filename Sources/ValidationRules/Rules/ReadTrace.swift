/// Records the key paths that rules read, and reads values as their formatters would leave them.
///
/// A live form has one for all of its fields, and takes the paths after it has run the rules of
/// one. When plain values are validated, nobody takes the reads: the trace only serves formatters.
package final class ReadTrace {
  /// The formatter of each key path that has one.
  private var formatters: [AnyKeyPath: (Any) -> Any] = [:]

  /// The reader of values from a state.
  package let values: any ValueReader

  /// The key paths read since the last call of ``takePaths()``, each as often as it was read.
  private var paths: [AnyKeyPath] = []

  package init(_ values: any ValueReader = PlainValueReader()) {
    self.values = values
  }

  /// Sets the formatter for values read at a key path, or `nil` to read them unformatted.
  package func setFormatter(_ formatter: ((Any) -> Any)?, at path: AnyKeyPath) {
    formatters[path] = formatter
  }

  /// Records that a value is read; returns it formatted.
  package func read<Value>(_ value: Value, at path: AnyKeyPath) -> Value {
    paths.append(path)
    guard !formatters.isEmpty, let formatter = formatters[path] else { return value }
    return formatter(value) as? Value ?? value
  }

  /// Returns the key paths that were read since the last call.
  package func takePaths() -> [AnyKeyPath] {
    defer { paths = [] }
    return paths
  }
}

/// Reads values of a state by their key paths.
///
/// A form reads values in rows that may be missing; a rule that is tried alone reads plainly.
package protocol ValueReader {
  /// The value at a key path.
  func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value
}

/// Reads a value as Swift does.
package struct PlainValueReader: ValueReader {
  package init() {}

  package func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value {
    root[keyPath: path]
  }
}
