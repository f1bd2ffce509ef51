/// A property that formats and validates every value you assign to it.
///
/// The property is optional or has an initial value. Each value is formatted first, and the
/// formatted value is validated and stored.
///
/// ```swift
/// struct Login {
///   @Validated(rules: [.notEmpty, .isEmail], formatters: [.trimmed, .lowercased])
///   var email: String?
///   @Validated(rule: .atLeast(18)) var age = 18
/// }
///
/// var login = Login()
/// login.email = " Mei@Example.com "
/// login.email  // "mei@example.com"
/// login.$email.isValid  // true
/// login.age = 17
/// login.$age.messages  // [Enter 18 or more]
/// ```
///
/// Copies have their own values but share their listeners: ``results`` reports every change of the
/// property and its copies, and ends when the last of them is released.
@propertyWrapper
public struct Validated<Wrapped: Sendable, Value: Sendable>: Sendable {
  let rules: [Rule<Value>]

  /// The rule that compares the value with another property, or `nil` if there is none.
  private var followed: Rule<Value>?
  package let formatters: [ValidationFormatter<Value>]
  package let strategy: ValidationStrategy
  private let wrapping: Wrapping
  private let initial: Wrapped
  private var current: Wrapped
  private let broadcast: ResultBroadcast<Value>

  /// The result for the current value, even before any input.
  public private(set) var result: ValidationResult<Value>

  /// Indicates whether a value was assigned or validated again since the start or the last reset.
  public private(set) var isTouched = false

  init(
    _ initial: Wrapped, wrapping: Wrapping, rules: [Rule<Value>],
    formatters: [ValidationFormatter<Value>], strategy: ValidationStrategy
  ) {
    self.rules = rules
    self.formatters = formatters
    self.strategy = strategy
    self.wrapping = wrapping
    self.initial = initial
    broadcast = ResultBroadcast()
    current = initial
    result = .valid(nil)
    validate(initial)
  }

  /// The formatted value.
  public var wrappedValue: Wrapped {
    get { current }
    set { update(newValue, isTouched: true) }
  }

  /// The property itself, with its result, its messages and methods such as `reset()`.
  public var projectedValue: Self {
    get { self }
    set {
      let isOther = newValue.broadcast !== broadcast
      (current, result, isTouched) = (newValue.current, newValue.result, newValue.isTouched)
      followed = newValue.followed
      if isOther { broadcast.send(result) }
    }
  }
}

extension Validated {
  /// The conversion between a value and the property's type, which may be optional.
  struct Wrapping: Sendable {
    let unwrap: @Sendable (Wrapped) -> Value?
    let wrap: @Sendable (Value) -> Wrapped

    /// The property's representation of an absent value, or `nil` if its type has none.
    let absent: Wrapped?
  }

  /// Validates the value again and notifies all listeners, as before a submit.
  public mutating func revalidate() {
    update(current, isTouched: true)
  }

  /// Validates the value again, also with a rule about another property, and notifies all listeners.
  ///
  /// Call this method when the other property changes. The rule runs after the property's own
  /// rules, and replaces the one from the last call.
  ///
  /// ```swift
  /// struct SignUp {
  ///   @Validated(rule: .minLength(3)) var password: String? {
  ///     didSet { $again.follow(.equals($password)) }
  ///   }
  ///   @Validated(rule: .maxLength(99)) var again: String?
  /// }
  ///
  /// var signUp = SignUp()
  /// signUp.password = "horse"
  /// signUp.again = "hors"
  /// signUp.$again.isValid  // false
  /// signUp.password = "hors"
  /// signUp.$again.isValid  // true
  /// ```
  public mutating func follow(_ rule: Rule<Value>) {
    followed = rule
    update(current, isTouched: isTouched)
  }

  /// Restores the initial value as untouched, and notifies all listeners.
  public mutating func reset() {
    update(initial, isTouched: false)
  }

  private mutating func update(_ new: Wrapped, isTouched: Bool) {
    validate(new)
    self.isTouched = isTouched
    broadcast.send(result)
  }

  private mutating func validate(_ new: Wrapped) {
    let value = wrapping.unwrap(new).map { ValidationResult.format($0, with: formatters) }
    result = .validate(value, with: allRules, strategy: strategy)
    current = value.map(wrapping.wrap) ?? new
    if strategy == .optional, let value, isAbsent(value), let absent = wrapping.absent {
      current = absent
    }
  }

  /// The current value, formatted, or `nil` if there is none.
  package var value: Value? { wrapping.unwrap(current) }

  /// The rules of the property, followed by the one about another property.
  package var allRules: [Rule<Value>] { rules + (followed.map { [$0] } ?? []) }

  /// Returns the property's representation of a value.
  package func wrapped(_ value: Value) -> Wrapped { wrapping.wrap(value) }

  /// A sequence of the current result, followed by the result of each change.
  ///
  /// Every listener receives all of them.
  ///
  /// ```swift
  /// for await result in login.$email.results {
  ///   switch result {
  ///   case .valid(let value): show("✅ \(value ?? "")")
  ///   case .notValid(let messages): show("❌ \(messages.first)")
  ///   }
  /// }
  /// ```
  public var results: ValidationResults<Value> {
    ValidationResults(channel: broadcast.channel(from: result))
  }
}
