/// Records the key paths that rules read, and reads values as their formatters would leave them.
final class ReadTrace {
  private var formatters: [AnyKeyPath: (Any) -> Any] = [:]
  private var paths: [AnyKeyPath] = []

  init() {}

  init<State>(_ fields: [any AnyFieldDefinition<State>]) {
    for field in fields { add(field) }
  }

  func add<State>(_ field: any AnyFieldDefinition<State>) {
    if let formatter = field.formatter { formatters[field.path] = formatter }
  }

  func removeField(at path: AnyKeyPath) {
    formatters[path] = nil
  }

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
