extension Form {
  /// Judges the value at a key path now, and shows the verdict whatever the timing is.
  ///
  /// Checks are asked without waiting. A value that is missing is told of, as on a submit.
  ///
  /// ```swift
  /// form.performValidation(\.email)
  /// form.field(\.email).errors  // [This field should not be empty]
  /// form.email = "mei@example.com"
  /// form.field(\.email).errors  // []
  /// ```
  public func performValidation<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) {
    engine.performValidation(engine.anyField(at: path))
  }
}

extension FormEngine {
  func performValidation(_ field: LiveField) {
    guard !field.isRetired else { return }
    transaction {
      endComposing(field)
      format(field)
      field.noteSubmit()
      field.flushChecks(isRetrying: false)
    }
  }
}
