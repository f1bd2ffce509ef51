import GenericForm

/// The field of a frame, without the type of its value.
protocol BoundField {
  var status: FieldStatus { get }
  var label: ValidationMessage? { get }
  var path: AnyKeyPath { get }
  var pathText: String { get }
  var form: AnyObject? { get }
  func focus()
  func leave()
  func retry()
  func validate()
  func setError(_ message: ValidationMessage)
  var textWithoutValue: String? { get }
  func enter(text: String) -> Bool
  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation
  func belongs(to form: AnyObject) -> Bool
}

extension Field: BoundField {}

extension BoundField {
  /// The names of the properties in the key path, as in `address-street`, or empty text if it has
  /// anything but properties.
  var propertyNames: String {
    let names = path.text.split(separator: ".").dropFirst().map { name in
      name.hasSuffix("?") || name.hasSuffix("!") ? name.dropLast() : name
    }
    let areProperties = names.allSatisfy { name in
      name != "self" && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return areProperties ? names.joined(separator: "-") : ""
  }

  /// The key path as text, the same in every process; fields of rows share one.
  var draftName: String { path.text }
}
