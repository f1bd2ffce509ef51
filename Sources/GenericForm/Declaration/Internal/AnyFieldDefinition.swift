import ValidationRules

/// Everything declared about one field, whatever the type of its value.
///
/// ``FieldDefinition`` is the only type that conforms to it. ``FormValidation`` works on values
/// with it; a ``FormItemVisitor`` gets to know the type.
protocol AnyFieldDefinition<State>: FormItem {
  /// The name of the field for messages away from it; nil where none was declared.
  var label: ValidationMessage? { get }

  /// Formats a value of the field's type; nil where there are no formatters.
  var formatter: ((Any) -> Any)? { get }

  /// Where the error is written when the state is validated; nil for nowhere.
  var errorState: PartLink<State, ValidationMessage?>? { get }

  /// This declaration, with its error written to a place in the state.
  func writingError(to errorState: PartLink<State, ValidationMessage?>) -> Self

  /// This declaration, with a name for drafts.
  func named(_ name: String) -> Self

  /// Returns what puts the formatted value in the place that the value has in a state.
  func formatting(of state: State, with memory: RowMemory) -> (inout State) -> Void

  /// Whether a change of the value at a key path can change the value of the field.
  func isChanged(at path: PartialKeyPath<State>) -> Bool

  /// Validates the value as it would be formatted; the checks that apply are noted and not run.
  func validate(_ form: FormReader<State>) -> FieldStatus

  /// Returns the rules that apply now, in order, and whether the value meets them.
  func ruleStatuses(_ form: FormReader<State>) -> [RuleStatus]

  /// Returns what runs the checks that apply to the value, and adds their results.
  ///
  /// - Parameter status: What `validate(_:)` returned for the same values.
  func checking(_ status: FieldStatus, in form: FormReader<State>) -> FieldChecking
}

/// Runs the checks of one field with a clock for their time-outs; returns the status with results.
///
/// It has the value and nothing else of the state, so it can run off the main actor.
typealias FieldChecking = @Sendable (any Clock<Duration>) async -> FieldStatus
