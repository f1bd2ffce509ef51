/// One rule on a field and whether the value meets it, for a list whose lines tick off.
///
/// ```swift
/// for line in form.rules(of: \.password) {
///   print(line.isMet ? "✓" : " ", line.message.text)
/// }
/// ```
public struct RuleLine: Hashable, Sendable {
  /// What a value must do to pass.
  public let message: ValidationMessage

  /// Whether a value that fails can be submitted all the same.
  public let severity: ValidationSeverity

  /// Whether the value passes.
  public let isMet: Bool
}

extension FormValidation {
  /// Every wanted rule on the value at a key path, in order, met or not, absent value or not.
  public func rules(of path: PartialKeyPath<State>, in state: State) -> [RuleLine] {
    let fields = index(items.flatMap { $0.fields(in: state) })
    return fields[path]?.lines(FormReader(source: FixedSource(state, fields: fields))) ?? []
  }
}

extension Form {
  /// Every wanted rule on the value at a key path, in order, met or not, absent value or not.
  public func rules(of path: PartialKeyPath<State>) -> [RuleLine] {
    guard let field = engine.field(at: path) else { return [] }
    _ = engine.board.changeCount
    return field.lines
  }
}
