import GenericForm

/// The private form of a control that is not bound to a form of the program's.
final class LoneValue<Value: Equatable & SendableMetatype> {
  private(set) var form: Form<Value>

  private let start: Value
  private let rules: [ValidationRule<Value>]

  /// The error of an absent value; empty where it can be absent.
  ///
  /// A new one makes a new form.
  var requiredMessage: String {
    didSet { form = Self.makeForm(form.state, rules, requiredMessage) }
  }

  init(_ start: Value, requiredMessage: String = "", rules: [ValidationRule<Value>] = []) {
    self.start = start
    self.rules = rules
    self.requiredMessage = requiredMessage
    form = Self.makeForm(start, rules, requiredMessage)
  }

  var field: Field<Value> { form.field(\.self) }

  func reset() {
    form.reset(to: start)
  }

  private static func makeForm(
    _ value: Value, _ rules: [ValidationRule<Value>], _ requiredMessage: String
  ) -> Form<Value> {
    Form(value) {
      if requiredMessage.isEmpty {
        FieldValidation(\.self, rules: rules)
      } else {
        FieldValidation(\.self, .required(ValidationMessage(requiredMessage)), rules: rules)
      }
    }
  }
}
