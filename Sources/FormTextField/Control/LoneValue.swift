import GenericForm

/// The private form of a control that is not bound to a form of the program's.
final class LoneValue<Value: Equatable & SendableMetatype> {
  private(set) var form: Form<Value>

  private let start: Value
  private let checks: [ValidationCheck<Value>]

  /// The rules on the value.
  ///
  /// New ones make a new form.
  var rules: [ValidationRule<Value, Value>] {
    didSet { form = makeForm(form.state) }
  }

  /// The error of an absent value, or empty if the value is optional.
  ///
  /// A new one makes a new form.
  var requiredMessage: String {
    didSet { form = makeForm(form.state) }
  }

  init(
    _ start: Value, requiredMessage: String = "", rules: [ValidationRule<Value, Value>] = [],
    checks: [ValidationCheck<Value>] = []
  ) {
    self.start = start
    self.rules = rules
    self.checks = checks
    self.requiredMessage = requiredMessage
    form = Self.makeForm(start, rules, checks, requiredMessage)
  }

  var field: Field<Value> { form.field(\.self) }

  func reset() {
    form.reset(to: start)
  }

  private func makeForm(_ value: Value) -> Form<Value> {
    Self.makeForm(value, rules, checks, requiredMessage)
  }

  private static func makeForm(
    _ value: Value, _ rules: [ValidationRule<Value, Value>], _ checks: [ValidationCheck<Value>],
    _ requiredMessage: String
  ) -> Form<Value> {
    Form(value) {
      FieldValidation(
        \.self,
        requiredMessage.isEmpty ? nil : .required(ValidationMessage(requiredMessage)),
        rules: rules, checks: checks)
    }
  }
}
