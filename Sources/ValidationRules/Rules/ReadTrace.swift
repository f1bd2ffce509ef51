/// Records the key paths that rules read, and returns the values formatted.
///
/// A live form has one trace for all of its fields, and takes the paths after running the rules of
/// a field. When plain values are validated, the paths aren't used; the trace only applies formatters.
package final class ReadTrace {
  /// The formatter of each key path that has one.
  private var formatters: [AnyKeyPath: (Any) -> Any] = [:]

  /// The reader of values from a state.
  package let values: any ValueReader

  /// The key paths read since the last call of `takePaths()`, with repetitions.
  private var paths: [AnyKeyPath] = []

  package init(_ values: any ValueReader = PlainValueReader()) {
    self.values = values
  }

  /// Sets the formatter for values read at a key path, or `nil` to read them unformatted.
  package func setFormatter(_ formatter: ((Any) -> Any)?, at path: AnyKeyPath) {
    formatters[path] = formatter
  }

  /// Records the reading of a value, and returns it formatted.
  package func read<Value>(_ value: Value, at path: AnyKeyPath) -> Value {
    paths.append(path)
    guard !formatters.isEmpty, let formatter = formatters[path] else { return value }
    return formatter(value) as? Value ?? value
  }

  /// Returns the key paths read since the last call.
  package func takePaths() -> [AnyKeyPath] {
    defer { paths = [] }
    return paths
  }
}

/// A type that reads values from a state by key path.
///
/// A form may read values of missing rows; a rule outside a form reads the state directly.
package protocol ValueReader {
  /// Returns the value at a key path.
  func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value
}

/// Reads values directly from the state.
package struct PlainValueReader: ValueReader {
  package init() {}

  package func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value {
    root[keyPath: path]
  }
}
