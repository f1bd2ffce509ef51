/// A value with what it is formatted and judged by, and the verdict on it.
struct JudgedValue<Wrapped: Sendable, Value: Sendable>: Sendable {
  let rules: [ValidationRule<Value>]
  let formatters: [ValidationFormatter<Value>]
  let strategy: ValidationStrategy

  private let wrapping: Wrapping
  private let initial: Wrapped
  private(set) var current: Wrapped
  private(set) var result: ValidationResult<Value>
  private(set) var isTouched = false

  /// How many verdicts there were that others are to hear of.
  private(set) var announcements = 0

  init(
    _ initial: Wrapped, wrapping: Wrapping, rules: [ValidationRule<Value>],
    formatters: [ValidationFormatter<Value>], strategy: ValidationStrategy
  ) {
    self.rules = rules
    self.formatters = formatters
    self.strategy = strategy
    self.wrapping = wrapping
    self.initial = initial
    current = initial
    result = .valid(nil)
    judge(initial)
  }

  /// How a value stands in the type of the property: as it is, or as an optional.
  struct Wrapping: Sendable {
    let unwrap: @Sendable (Wrapped) -> Value?
    let wrap: @Sendable (Value) -> Wrapped

    /// What stands for an absent value, where there is something that does.
    let absent: Wrapped?
  }
}

extension JudgedValue {
  var value: Value? { wrapping.unwrap(current) }

  mutating func set(_ new: Wrapped) {
    judge(new)
    announce()
  }

  mutating func revalidate() {
    judge(current)
    announce()
  }

  mutating func reset() {
    judge(initial)
    isTouched = false
  }

  private mutating func judge(_ new: Wrapped) {
    let value = wrapping.unwrap(new).map { ValidationResult.format($0, with: formatters) }
    result = .validate(value, with: rules, strategy: strategy)
    current = value.map(wrapping.wrap) ?? new
    if strategy == .optional, let value, isAbsent(value), let absent = wrapping.absent {
      current = absent
    }
  }

  private mutating func announce() {
    isTouched = true
    announcements += 1
  }
}
