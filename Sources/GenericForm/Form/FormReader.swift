/// The values of a form, as a rule on one field reads them.
///
/// What is read is remembered: when it changes, the field that read it is judged again, and no
/// other one. Values are read as their formatters would leave them.
///
/// ```swift
/// FieldValidation(
///   \.postcode,
///   rules: [
///     .reading("Enter five digits") { postcode, form in
///       form.country != "FR" || postcode.count == 5
///     }
///   ])
/// ```
@dynamicMemberLookup
public struct FormReader<State> {
  let source: ReadSource<State>

  /// The value at a key path.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    source.read(path)
  }

  /// The value at a key path.
  public subscript<Value>(path: KeyPath<State, Value>) -> Value {
    source.read(path)
  }
}
