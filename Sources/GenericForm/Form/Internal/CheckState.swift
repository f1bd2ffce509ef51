/// What is known of one check of a field, whatever the type of the value.
@MainActor protocol CheckState {
  var message: ValidationMessage { get }
  var severity: ValidationSeverity { get }
  var isRequired: Bool { get }
  var isAsked: Bool { get }
  var isPending: Bool { get }
  var answer: CheckAnswer? { get }
}
