extension Sequence where Element == any FormField {
  /// Judges every field and shows every verdict, in order, also after one that fails.
  public func performValidation() {
    for field in self { field.performValidation() }
  }

  /// Whether every field is valid now, shown or not.
  public var isValid: Bool { allSatisfy { $0.isValid } }
}

extension Sequence where Element: FormField {
  /// Judges every field and shows every verdict, in order, also after one that fails.
  public func performValidation() {
    for field in self { field.performValidation() }
  }

  /// Whether every field is valid now, shown or not.
  public var isValid: Bool { allSatisfy { $0.isValid } }
}
