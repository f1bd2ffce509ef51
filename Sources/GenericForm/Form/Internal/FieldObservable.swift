import Observation

/// What is tracked of one field by those who read it.
@MainActor @Observable final class FieldObservable {
  var status: FieldStatus
  private(set) var valueCount = 0

  init(_ status: FieldStatus) {
    self.status = status
  }

  func noteValue() {
    valueCount &+= 1
  }
}

/// What is tracked of a whole form by those who read it.
@MainActor @Observable final class FormObservable {
  var summary: FormSummary
  private(set) var changeCount = 0

  init(_ summary: FormSummary) {
    self.summary = summary
  }

  func noteChange() {
    changeCount &+= 1
  }
}

/// What is known of a form as a whole.
struct FormSummary: Equatable {
  var isValid = true
  var isPending = false
  var isDirty = false
  var isSubmitting = false
  var submitCount = 0
}
