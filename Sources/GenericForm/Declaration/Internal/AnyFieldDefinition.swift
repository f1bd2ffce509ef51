import ValidationRules

/// Everything declared about one field, whatever the type of its value.
protocol AnyFieldDefinition<State>: FormItem {
  var label: ValidationMessage? { get }

  /// Formats a value of the field's type; nil where there are no formatters.
  var formatter: ((Any) -> Any)? { get }

  /// Whether an absent value is an error, or a rule or check can fail.
  var canBlockSubmit: Bool { get }

  /// Where the error is written when the state is validated; nil for nowhere.
  var errorState: ErrorState<State>? { get }

  /// This declaration, with its error written to a place in the state.
  func writingError(to errorState: ErrorState<State>) -> any AnyFieldDefinition<State>

  /// Puts the formatted value in the place of the value.
  func format(_ state: inout State)

  func isIncluded(in form: FormReader<State>) -> Bool
  func validate(_ form: FormReader<State>) -> FieldStatus
  func ruleStatuses(_ form: FormReader<State>) -> [RuleStatus]

  /// Returns what runs the checks that apply to the value, and adds their results.
  func checking(_ status: FieldStatus, in form: FormReader<State>) -> FieldChecking
}

/// Runs the checks of one field with a clock for their time-outs.
typealias FieldChecking = @Sendable (any Clock<Duration>) async -> FieldStatus
