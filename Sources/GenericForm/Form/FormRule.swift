/// A rule on one field of a form that reads others.
///
/// Which fields it reads is found by watching it read them: there is nothing to declare. It is
/// asked whatever the verdict on those fields is.
///
/// ```swift
/// FieldValidation(\.passwordAgain, rules: [.equals(\.password)])
/// FieldValidation(\.end, rules: [.reading("Ends before it starts") { $0 >= $1.start }])
/// ```
public struct FormRule<State, Value: SendableMetatype>: Sendable {
  enum Kind: Sendable {
    case plain(ValidationRule<Value>)
    case reading(@Sendable (Value, FormReader<State>) -> Bool)
  }

  /// What a value must do to pass.
  public let message: ValidationMessage

  /// Whether a value that fails can be submitted all the same.
  public let severity: ValidationSeverity

  let kind: Kind

  init(_ message: ValidationMessage, severity: ValidationSeverity, kind: Kind) {
    self.message = message
    self.severity = severity
    self.kind = kind
  }
}

extension FormRule {
  /// Accepts the values for which `check` is true, with all the values of the form at hand.
  public static func reading(
    _ message: ValidationMessage, severity: ValidationSeverity = .error,
    check: @escaping @Sendable (_ value: Value, _ form: FormReader<State>) -> Bool
  ) -> Self {
    Self(message, severity: severity, kind: .reading(check))
  }

  /// A rule on the value alone, where it is to stand among rules that read the form.
  public static func rule(_ rule: ValidationRule<Value>) -> Self {
    Self(rule.message, severity: rule.severity, kind: .plain(rule))
  }

  /// The same check with another message.
  public func message(_ message: ValidationMessage) -> Self {
    switch kind {
    case .plain(let rule): .rule(rule.message(message))
    case .reading: Self(message, severity: severity, kind: kind)
    }
  }

  /// The same check as advice, which does not stand in the way of a submit.
  public func asWarning() -> Self {
    switch kind {
    case .plain(let rule): .rule(rule.asWarning())
    case .reading: Self(message, severity: .warning, kind: kind)
    }
  }
}

extension FormRule where Value: Equatable {
  /// Accepts what equals the value of another field, such as a password entered twice.
  ///
  /// The message does not mention the value, which may be a secret.
  public static func equals(_ other: any KeyPath<State, Value> & Sendable) -> Self {
    .reading(.toEqual) { value, form in areEqual(value, form[other]) }
  }

  /// Accepts what equals the value of another field: ``equals(_:)`` by the name that other rule
  /// libraries give it.
  ///
  /// ```swift
  /// FieldValidation(\.emailAgain, rules: [.matches(\.email)])
  /// ```
  public static func matches(_ other: any KeyPath<State, Value> & Sendable) -> Self {
    equals(other)
  }

  /// Accepts what is not the value of another field, such as a password that is not the name.
  public static func differs(from other: any KeyPath<State, Value> & Sendable) -> Self {
    .reading(.notToEqual) { value, form in value != form[other] }
  }
}

extension FormRule {
  /// What is said about a value; nil when it passes.
  func failure(of value: Value, in form: FormReader<State>) -> ValidationMessage? {
    switch kind {
    case .plain(let rule): rule.failure(of: value)
    case .reading(let check): check(value, form) ? nil : message
    }
  }

  var readsForm: Bool {
    if case .reading = kind { true } else { false }
  }

  /// The rule on the value alone that it is; nil where it reads the form.
  var valueRule: ValidationRule<Value>? {
    if case .plain(let rule) = kind { rule } else { nil }
  }

  /// The same rule on a field of a part, told to the whole.
  func linked<Whole>(by link: PartLink<Whole, State>) -> FormRule<Whole, Value> {
    switch kind {
    case .plain(let rule):
      .rule(rule)
    case .reading(let check):
      .reading(message, severity: severity) { value, form in check(value, form.part(link)) }
    }
  }
}

extension FormReader {
  func part<Part>(_ link: PartLink<State, Part>) -> FormReader<Part> {
    FormReader<Part>(source: PartSource(source, link))
  }
}
