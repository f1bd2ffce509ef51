public import GenericForm

extension ValueControl {
  /// Creates a control for a field of a form.
  ///
  /// ```swift
  /// FormTextField("_Email", form.field(\.email), hint: "We send the tickets there")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - hint: Help text, shown unless there is a message.
  public convenience init(_ title: String, _ field: Field<Value>, hint: String = "") {
    self.init(ControlMaking(WidgetInstance(making: Self.objectClass), .field(field)))
    start(title, hint: hint)
  }

  /// Creates a control for a field of a form whose value may be `nil`.
  ///
  /// For `nil`, the control shows its initial state, such as a switch that is off or an empty text. Empty text and no
  /// choice become `nil`.
  public convenience init(_ title: String, _ field: Field<Value?>, hint: String = "") {
    let start = Self.startValue
    self.init(
      title,
      field.converted(format: { $0 ?? start }, read: { .value(isAbsent($0) ? nil : $0) }),
      hint: hint)
  }

  /// Creates a control for a field of a form that always has a value.
  ///
  /// Clearing the control is an error, and the form keeps its last value.
  ///
  /// ```swift
  /// FormNumberField("_Age", form.field(\.age)).with { $0.range = 18...99 }
  /// ```
  public convenience init<Wrapped>(_ title: String, _ field: Field<Wrapped>, hint: String = "")
  where Value == Wrapped? {
    weak var control: ValueControl?
    let optional = field.optional(control?.missingMessage ?? .rule(.required))
    self.init(
      ControlMaking(
        WidgetInstance(making: Self.objectClass), .field(optional), canBeAbsent: false))
    control = self
    start(title, hint: hint)
  }

  /// Creates a control that isn't part of a form, with its own rules.
  ///
  /// ```swift
  /// let days = FormMultipleChoice<Weekday>("_Days", rules: [.minCount(2)])
  /// days.value = [.monday]
  /// days.isValid  // false
  /// days.value = [.monday, .tuesday]
  /// days.isValid  // true
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - value: The initial value, which ``reset()`` restores.
  ///   - strategy: The strategy that decides if a value is required, or `nil` to leave that to the rules.
  ///   - rules: The rules for the value, in order.
  ///   - checks: Asynchronous checks for a value that passes every rule.
  ///   - timing: When errors are shown.
  ///   - hint: Help text, shown unless there is a message.
  public convenience init(
    _ title: String, value: Value? = nil, _ strategy: ValidationStrategy? = nil,
    rules: [Rule<Value>] = [], checks: [Check<Value>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate, hint: String = ""
  ) {
    let form = StandaloneForm(
      value ?? Self.startValue, strategy, rules: rules, checks: checks, timing: timing)
    self.init(ControlMaking(WidgetInstance(making: Self.objectClass), .own(form)))
    start(title, hint: hint)
  }
}

extension ValueControl {
  /// Creates a control that isn't part of a form, with rules for a value that isn't `nil`.
  ///
  /// ```swift
  /// let size = FormNumberField<Int>("_Size", .required("Your size?"), rules: [.inRange(30...50)])
  /// size.messages  // ["Your size?"]
  /// size.value = 42
  /// size.isValid  // true
  /// ```
  public convenience init<Wrapped: SendableMetatype>(
    _ title: String, value: Wrapped? = nil, _ strategy: ValidationStrategy? = nil,
    rules: [Rule<Wrapped>] = [], checks: [Check<Value>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate, hint: String = ""
  ) where Value == Wrapped? {
    self.init(
      title, value: .some(value), strategy, rules: rules.map { Rule<Value>.ifPresent($0) },
      checks: checks, timing: timing, hint: hint)
  }
}
