import GenericForm

// Enters values as a person does, and reads the messages.

extension Form {
  /// Enters text and goes on to the next field.
  func enter(_ text: String, in path: WritableKeyPath<State, String>) {
    field(path).value = text
    field(path).leave()
  }

  /// The errors under a field.
  func shown<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) -> [String] {
    field(path).status.shownErrors.map(\.text)
  }
}
