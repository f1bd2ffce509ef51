/// The values of a form, as a rule on one field reads them.
///
/// The form records what is read: when it changes, the field that read it is validated again, and
/// no other one. Values are read as their formatters would leave them.
///
/// ```swift
/// FieldValidation(
///   \Account.postcode,
///   rules: [
///     .reading("Enter five digits") { postcode, form in
///       form.country != "FR" || postcode.count == 5
///     }
///   ])
/// ```
@dynamicMemberLookup
public struct FormReader<State> {
  let state: State
  let trace: ReadTrace

  /// The key path of the state in that of the whole form; nil for the whole form.
  var prefix: AnyKeyPath?
}

extension FormReader {
  /// The value at a key path.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { self[path] }

  /// The value at a key path; absent, such as empty text, or zero while a row, an element by `[at:]` or
  /// a value by `ifPresent` is missing.
  public subscript<Value>(path: KeyPath<State, Value>) -> Value {
    trace.read(trace.memory.read(path, of: state).value, at: whole(path))
  }

  /// A reader of a part of the form; nil while the part is missing.
  func part<Part>(_ link: PartLink<State, Part>) -> FormReader<Part>? {
    link.get(state, with: trace.memory).map { part in
      FormReader<Part>(state: part, trace: trace, prefix: whole(link.path))
    }
  }

  private func whole(_ path: AnyKeyPath) -> AnyKeyPath {
    guard let prefix else { return path }
    guard let whole = prefix.appending(path: path) else {
      fatalError("\(path.text) is not within \(prefix.text)")
    }
    return whole
  }
}
