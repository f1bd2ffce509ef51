public import ValidationRules

/// A rule on one field of a form that may read other fields.
///
/// The form records which fields the rule reads, so there is nothing to declare. The rule runs
/// whether those fields are valid or not.
///
/// ```swift
/// FieldValidation(\Account.passwordAgain, rules: [.equals(\.password)])
/// FieldValidation(
///   \Account.end, rules: [.reading("Ends before it starts") { end, form in end >= form.start }])
/// ```
public struct FormRule<State, Value: SendableMetatype>: Sendable {
  /// The message shown when a value fails.
  public let message: ValidationMessage

  /// Whether a value that fails blocks a submit.
  public let severity: ValidationSeverity

  /// The rule on the value alone that this is; nil for any other rule.
  var rule: ValidationRule<Value>?

  /// Returns the messages for a value; none when it passes.
  ///
  /// It calls for the form, which is a copy of the state, only where it reads it.
  let failures: @Sendable (_ value: Value, _ form: () -> FormReader<State>) -> [ValidationMessage]
}

extension FormRule {
  /// Accepts the values for which `accepts` returns true, given the values of the form.
  public static func reading(
    _ message: ValidationMessage, severity: ValidationSeverity = .error,
    accepts: @escaping @Sendable (_ value: Value, _ form: FormReader<State>) -> Bool
  ) -> Self {
    Self(message: message, severity: severity) { value, form in
      accepts(value, form()) ? [] : [message]
    }
  }

  /// A rule on the value alone, to stand among rules that read the form.
  public static func rule(_ rule: ValidationRule<Value>) -> Self {
    Self(message: rule.message, severity: rule.severity, rule: rule) { value, _ in
      rule.failure(of: value).map { [$0] } ?? []
    }
  }

  /// The same rule with another message.
  public func message(_ message: ValidationMessage) -> Self {
    if let rule { return .rule(rule.message(message)) }
    return Self(message: message, severity: severity) { [failures] value, form in
      failures(value, form).isEmpty ? [] : [message]
    }
  }

  /// The same rule with a message in the program's own words.
  public func message(_ text: String) -> Self {
    message(ValidationMessage(text))
  }

  /// The same rule as a warning, which does not block a submit.
  public func asWarning() -> Self {
    if let rule { return .rule(rule.asWarning()) }
    return Self(message: message, severity: .warning, failures: failures)
  }
}

extension FormRule where Value: Equatable {
  /// Accepts a value that equals that of another field, such as a password entered twice.
  ///
  /// The message does not contain the value, which may be a secret.
  public static func equals(_ other: any KeyPath<State, Value> & Sendable) -> Self {
    .reading(.toEqual) { value, form in areEqual(value, form[other]) }
  }

  /// Accepts a value that differs from that of another field, such as a password from the name.
  public static func differs(from other: any KeyPath<State, Value> & Sendable) -> Self {
    .reading(.notToEqual) { value, form in value != form[other] }
  }
}

extension FormRule {
  /// Whether a value is not of the format that the rule presumes.
  func presumesAnotherFormat(than value: Value) -> Bool {
    rule?.presumesAnotherFormat(than: value) ?? false
  }

  /// Whether it is a rule on the value alone that fails for a value, with an error.
  func fails(for value: Value) -> Bool {
    severity == .error && rule?.failure(of: value) != nil
  }

  /// The same rule on a field of a part, for the whole form.
  func linked<Whole>(by link: PartLink<Whole, State>) -> FormRule<Whole, Value> {
    FormRule<Whole, Value>(message: message, severity: severity, rule: rule) {
      [failures] value, form in
      failures(value) {
        guard let part = form().part(link) else {
          fatalError("A value of \(link.namedPath.text) was validated, which is missing")
        }
        return part
      }
    }
  }
}
