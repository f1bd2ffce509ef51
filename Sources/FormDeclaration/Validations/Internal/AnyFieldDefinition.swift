import ValidationRules

/// Everything declared about one field, whatever the type of its value.
///
/// ``FieldDefinition`` is the only conforming type. ``FormValidation`` validates values through
/// this protocol; a ``FormItemVisitor`` receives the concrete type.
package protocol AnyFieldDefinition<State>: FormItem {
  /// The field's label, which names it in messages shown elsewhere, or `nil` if none was declared.
  var label: ValidationMessage? { get }

  /// The function that formats a value of the field, or `nil` if the field has no formatters.
  var formatter: ((Any) -> Any)? { get }

  /// The part of the state that the error is written to, if any.
  var errorState: Accessor<State, ValidationMessage?>? { get }

  /// Returns this declaration, with its error written to a part of the state.
  func writingError(to errorState: Accessor<State, ValidationMessage?>) -> Self

  /// Returns this declaration, with a name for drafts.
  func named(_ name: String) -> Self

  /// Returns a closure that writes the formatted value to its current position in a state.
  func formatting(of state: State, with cache: RowCache) -> (inout State) -> Void

  /// Returns whether a change of the value at a key path can change the value of the field.
  func isChanged(at path: PartialKeyPath<State>) -> Bool

  /// Validates the value as it would be formatted, without running checks.
  func validate(_ form: FormReader<State>) -> FieldStatus

  /// Returns the status of each rule that currently applies, in order.
  func ruleStatuses(_ form: FormReader<State>) -> [RuleStatus]

  /// Validates the value, and returns a closure that runs the applicable checks and adds their
  /// results.
  func checking(_ form: FormReader<State>) -> FieldChecking
}

/// Runs the checks of one field with a clock for their timeouts, and returns the resulting status.
///
/// It captures only the value, not the state, so it can run off the main actor.
package typealias FieldChecking = @Sendable (any Clock<Duration>) async -> FieldStatus
