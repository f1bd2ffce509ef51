import GenericForm

extension Form {
  /// Enters text and moves on to the next field.
  func enter(_ text: String, in path: WritableKeyPath<State, String>) {
    field(path).value = text
    field(path).leave()
  }

  /// Returns the errors shown under a field.
  func shown<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) -> [String] {
    field(path).status.shownErrors.map(\.text)
  }
}
