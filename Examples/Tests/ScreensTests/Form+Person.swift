import GenericForm

// What a person does with a form, and reads in it.

extension Form {
  /// Enters text and goes on to the next field.
  func enter(_ text: String, in path: WritableKeyPath<State, String>) {
    self[path] = text
    leave(path)
  }

  /// What stands under a field in red.
  func shown<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>) -> [String] {
    field(path).errors.map { MessageCatalog.shared.text(for: $0) }
  }
}
