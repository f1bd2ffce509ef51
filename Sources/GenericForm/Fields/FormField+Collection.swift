@MainActor extension Sequence where Element == any FormField {
  /// Validates every field and shows its status, in order, also after one that fails.
  public func performValidation() {
    for field in self { field.performValidation() }
  }

  /// Whether every field is valid now, shown or not.
  public var isValid: Bool { allSatisfy { $0.isValid } }
}

@MainActor extension Sequence where Element: FormField {
  /// Validates every field and shows its status, in order, also after one that fails.
  public func performValidation() {
    for field in self { field.performValidation() }
  }

  /// Whether every field is valid now, shown or not.
  public var isValid: Bool { allSatisfy { $0.isValid } }
}
