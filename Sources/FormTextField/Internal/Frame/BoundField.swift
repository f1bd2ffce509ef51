import GenericForm

/// What a frame does with its field, whatever the type of the value.
protocol BoundField {
  var status: FieldStatus { get }
  var label: ValidationMessage? { get }
  var path: AnyKeyPath { get }
  func leave()
  func retry()
  func validate()
  func setError(_ message: ValidationMessage)
  func belongs(to form: AnyObject) -> Bool
}

extension Field: BoundField {}
