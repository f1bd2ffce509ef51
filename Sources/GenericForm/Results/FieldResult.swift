import ValidationRules

/// The result of validating one field: what its rules found, and which of its checks apply.
struct FieldResult: Equatable {
  var isIncluded = true
  var errors: [ValidationMessage] = []
  var warnings: [ValidationMessage] = []

  /// Whether an absent value is an error.
  var isRequired = false

  /// The places of the checks that apply to the value.
  var applicableChecks: Set<Int> = []

  /// Whether a check that needs a result could not be carried out.
  var isUnverified = false
}

extension FieldResult {
  mutating func append(_ messages: [ValidationMessage], severity: ValidationSeverity) {
    switch severity {
    case .error: errors += messages
    case .warning: warnings += messages
    }
  }
}
