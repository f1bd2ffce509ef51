/// Records the key paths that rules read, and reads values as their formatters would leave them.
///
/// A live form has one for all of its fields, and takes the paths after it has run the rules of
/// one. Where plain values are validated, nobody takes them: there it is there for the formatters.
final class ReadTrace {
  /// What formats the value at each key path; it has none where no formatters are declared.
  private var formatters: [AnyKeyPath: (Any) -> Any] = [:]

  /// Finds out whether the rows exist through which a value is read.
  let memory = RowMemory()

  /// What was read since the last call of ``takePaths()``, each as often as it was read.
  private var paths: [AnyKeyPath] = []

  /// Has the values of a field read as its formatters would leave them.
  func add<State>(_ field: any AnyFieldDefinition<State>) {
    if let formatter = field.formatter { formatters[field.path] = formatter }
  }

  /// Forgets the formatters of a field whose row is gone.
  func removeField(at path: AnyKeyPath) {
    formatters[path] = nil
  }

  /// Records that a value is read; returns it formatted.
  func read<Value>(_ value: Value, at path: AnyKeyPath) -> Value {
    paths.append(path)
    guard !formatters.isEmpty, let formatter = formatters[path] else { return value }
    return formatter(value) as? Value ?? value
  }

  /// Returns the key paths that were read since the last call.
  func takePaths() -> [AnyKeyPath] {
    defer { paths = [] }
    return paths
  }
}
