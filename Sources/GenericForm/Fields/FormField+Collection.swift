import FormDeclaration

@MainActor extension Sequence where Element == any FormField {
  /// Validates every field in order and shows its status, without stopping at the first failure.
  public func performValidation() {
    for field in self { field.performValidation() }
  }

  /// Indicates whether every field is currently valid, even if its errors are hidden.
  public var isValid: Bool { allSatisfy { $0.isValid } }
}

@MainActor extension Sequence where Element: FormField {
  /// Validates every field in order and shows its status, without stopping at the first failure.
  public func performValidation() {
    for field in self { field.performValidation() }
  }

  /// Indicates whether every field is currently valid, even if its errors are hidden.
  public var isValid: Bool { allSatisfy { $0.isValid } }
}
