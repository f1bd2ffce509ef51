extension FormValidation {
  /// Whether the field at a key path is wanted, and not valid without a value.
  ///
  /// A strategy says so by itself; without one, rules on the value are asked about an absent one,
  /// such as empty text, nil, or a box that is not ticked.
  ///
  /// ```swift
  /// let validation = FormValidation<Account> {
  ///   FieldValidation(\.username, rules: [.minLength(5)])
  ///   FieldValidation(\.phone, strategy: .optional, rules: [.isMobile])
  /// }
  /// validation.isRequired(\.username, in: account)  // true
  /// validation.isRequired(\.phone, in: account)  // false
  /// ```
  public func isRequired(_ path: PartialKeyPath<State>, in state: State) -> Bool {
    let fields = index(items.flatMap { $0.fields(in: state) })
    let form = FormReader(source: FixedSource(state, fields: fields))
    return fields[path]?.requiresValue(in: form) ?? false
  }
}

extension Form {
  /// Whether the field at a key path is wanted, and not valid without a value.
  public func isRequired(_ path: PartialKeyPath<State>) -> Bool {
    guard let field = engine.field(at: path) else { return false }
    _ = engine.board.changeCount
    return field.requiresValue
  }
}
