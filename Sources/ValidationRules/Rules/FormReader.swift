/// Access to the values of a form, for a rule on one of its fields.
///
/// The form records the values that a rule reads: when one of them changes, only the fields that
/// read it are validated again. Values are read after formatting.
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

  /// The key path from the whole form to the state, or `nil` if the state is the whole form.
  private let prefix: AnyKeyPath?

  package init(state: State, trace: ReadTrace, prefix: AnyKeyPath? = nil) {
    self.state = state
    self.trace = trace
    self.prefix = prefix
  }
}

extension FormReader {
  /// Returns the value at a key path.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { self[path] }

  /// Returns the value at a key path, or an absent value if it's missing.
  ///
  /// A value is missing while its row, its element for `[at:]` or its value for `ifPresent` doesn't
  /// exist. An absent value is, for example, empty text or 0.
  public subscript<Value>(path: KeyPath<State, Value>) -> Value {
    trace.read(trace.values.value(at: path, of: state), at: whole(path))
  }

  /// Returns a reader for a part of the form.
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
