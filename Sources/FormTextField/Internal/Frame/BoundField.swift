import GenericForm

/// The field of a frame, without the type of its value.
protocol BoundField {
  var status: FieldStatus { get }
  var label: ValidationMessage? { get }
  var path: AnyKeyPath { get }
  func focus()
  func leave()
  func retry()
  func validate()
  func setError(_ message: ValidationMessage)
  func belongs(to form: AnyObject) -> Bool
}

extension Field: BoundField {}
