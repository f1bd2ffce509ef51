import ValidationRules

/// A field without the type of its value, as controls, windows and drafts share it.
@MainActor package protocol AnyField {
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

extension Field: AnyField {}
