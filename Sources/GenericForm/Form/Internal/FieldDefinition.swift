/// All that was declared about one field, whatever the type of its value.
class FieldDefinition<State>: @unchecked Sendable {
  let label: ValidationMessage?
  let timing: ValidationTiming?

  /// Whether there are checks that take time.
  let hasChecks: Bool

  /// Whether the value that is judged is another one than was entered.
  let hasFormatters: Bool

  init(
    label: ValidationMessage?, timing: ValidationTiming?, hasChecks: Bool, hasFormatters: Bool
  ) {
    self.label = label
    self.timing = timing
    self.hasChecks = hasChecks
    self.hasFormatters = hasFormatters
  }

  /// The key path that the field is known by.
  var path: PartialKeyPath<State> { preconditionFailure("A field has a key path") }

  /// Puts what the formatters make of the value in its place.
  func format(_ state: inout State) {}

  /// A value of the field's type as the formatters leave it; nil where they have no say.
  func formatted<Other>(_ value: Other) -> Other? { nil }

  /// Whether the field is wanted at all, by the other values of the form.
  func isWanted(in form: FormReader<State>) -> Bool { true }

  /// Whether the field is wanted, and not valid without a value.
  func requiresValue(in form: FormReader<State>) -> Bool { false }

  /// The verdict of the rules on the field.
  func judge(_ form: FormReader<State>) -> Judgement { Judgement() }

  /// The checks to be asked about the field, judged so.
  func questions(_ form: FormReader<State>, _ judgement: Judgement) -> [CheckQuestion] { [] }

  /// Every rule that is wanted, and whether it is met.
  func lines(_ form: FormReader<State>) -> [RuleLine] { [] }

  /// What this and a later declaration say about one field, together.
  func joined(with other: FieldDefinition) -> FieldDefinition { self }

  /// The same field of a part, as a field of the whole.
  func linked<Whole>(by link: PartLink<Whole, State>) -> FieldDefinition<Whole> {
    preconditionFailure("A field can be part of a whole")
  }

  /// The same field, wanted only where the condition holds too.
  func conditional(on condition: @escaping FormCondition<State>) -> FieldDefinition { self }

  /// The field in a live form.
  @MainActor func makeField(in slot: FormSlot, of engine: FormEngine<State>) -> LiveField {
    preconditionFailure("A field can be live")
  }
}

/// Whether something is wanted, by the values of the form.
typealias FormCondition<State> = @Sendable (FormReader<State>) -> Bool

/// What the rules say about a field.
struct Judgement: Equatable {
  /// Whether the field is wanted at all.
  var isWanted = true
  var errors: [ValidationMessage] = []
  var warnings: [ValidationMessage] = []

  /// Which of the checks are to be asked; nil where none is, because of the value.
  var checks: [Bool]?
}

extension Judgement {
  /// Takes in what a rule says that the value does not meet.
  mutating func note(_ failure: ValidationMessage, severity: ValidationSeverity) {
    switch severity {
    case .error: errors.append(failure)
    case .warning: warnings.append(failure)
    }
  }
}
