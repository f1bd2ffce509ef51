/// Access to the values of a form for a rule on one of its fields.
///
/// The form records which values are read: when one changes, only the fields that read it are
/// validated again. Values are read as their formatters would leave them.
///
/// ```swift
/// FieldValidation(
///   \Account.postalCode,
///   rules: [
///     .reading("Enter five digits") { code, form in
///       form.country != "FR" || code.count == 5
///     }
///   ])
/// ```
@dynamicMemberLookup
public struct FormReader<State> {
  package let state: State
  package let trace: ReadTrace

  /// The key path of the state in that of the whole form, or `nil` for the whole form.
  private let prefix: AnyKeyPath?

  package init(state: State, trace: ReadTrace, prefix: AnyKeyPath? = nil) {
    self.state = state
    self.trace = trace
    self.prefix = prefix
  }
}

extension FormReader {
  /// The value at a key path.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { self[path] }

  /// The value at a key path; absent, such as empty text, or zero while a row, an element by `[at:]` or
  /// a value by `ifPresent` is missing.
  public subscript<Value>(path: KeyPath<State, Value>) -> Value {
    trace.read(trace.values.value(at: path, of: state), at: whole(path))
  }

  /// A reader of a part of the form.
  package func part<Part>(_ part: Part, at path: KeyPath<State, Part>) -> FormReader<Part> {
    FormReader<Part>(state: part, trace: trace, prefix: whole(path))
  }

  private func whole(_ path: AnyKeyPath) -> AnyKeyPath {
    guard let prefix else { return path }
    guard let whole = prefix.appending(path: path) else {
      fatalError("\(path) is not within \(prefix)")
    }
    return whole
  }
}
