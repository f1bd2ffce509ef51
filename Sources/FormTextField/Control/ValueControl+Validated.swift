public import GenericForm

extension ValueControl where Value: Sendable {
  /// Binds a `@Validated` property of an object to the value, and validates with the property's rules.
  ///
  /// The property gets each entered value, and the control shows each value that your program assigns to the
  /// property. Neither keeps the other alive.
  ///
  /// ```swift
  /// final class Settings {
  ///   @Validated(rule: .atMost(50)) var volume = 30.0
  /// }
  ///
  /// let settings = Settings()
  /// let volume = FormSlider("_Volume", value: 30).with { $0.range = 0...100 }
  /// volume.bind(to: \.volume, validatedBy: \.$volume, of: settings)
  /// volume.value = 40
  /// settings.volume  // 40
  /// volume.value = 60
  /// settings.$volume.isValid  // false
  /// ```
  ///
  /// - Parameters:
  ///   - value: The property.
  ///   - property: The same property, prefixed with a dollar sign.
  ///   - model: The object, which the control doesn't retain.
  /// - Precondition: The control isn't bound to a form.
  public final func bind<Model: AnyObject>(
    to value: ReferenceWritableKeyPath<Model, Value>,
    validatedBy property: KeyPath<Model, Validated<Value, Value>>, of model: Model
  ) {
    follow(value, property, of: model) { ModelValue($0, absent: nil) }
  }
}

extension ValueControl where Value == String {
  /// Binds a `@Validated` property of an object to the text, and validates with the property's rules.
  ///
  /// ```swift
  /// final class Login {
  ///   @Validated(rules: [.isEmail], formatters: [.trimmed]) var email: String?
  /// }
  ///
  /// let login = Login()
  /// let email = FormTextField("_Email")
  /// email.bind(to: \.email, validatedBy: \.$email, of: login)
  /// email.text = "mei@example.com"
  /// login.email  // "mei@example.com"
  /// email.text = "mei@"
  /// login.$email.isValid  // false
  /// ```
  ///
  /// - Parameters:
  ///   - value: The property.
  ///   - property: The same property, prefixed with a dollar sign.
  ///   - model: The object, which the control doesn't retain.
  /// - Precondition: The control isn't bound to a form.
  public final func bind<Model: AnyObject>(
    to value: ReferenceWritableKeyPath<Model, String?>,
    validatedBy property: KeyPath<Model, Validated<String?, String>>, of model: Model
  ) {
    follow(value, property, of: model) { ModelValue($0, absent: "") }
  }
}

extension ValueControl where Value: Sendable {
  /// Binds an optional `@Validated` property of an object to the value, and validates with the property's rules.
  ///
  /// ```swift
  /// final class Guest {
  ///   @Validated(rule: .atLeast(18)) var age: Int?
  /// }
  ///
  /// let guest = Guest()
  /// let age = FormNumberField<Int>("_Age")
  /// age.bind(to: \.age, validatedBy: \.$age, of: guest)
  /// age.value = 21
  /// guest.age  // 21
  /// age.value = 17
  /// guest.$age.isValid  // false
  /// ```
  ///
  /// - Parameters:
  ///   - value: The property.
  ///   - property: The same property, prefixed with a dollar sign.
  ///   - model: The object, which the control doesn't retain.
  /// - Precondition: The control isn't bound to a form.
  public final func bind<Model: AnyObject, Wrapped: Sendable>(
    to value: ReferenceWritableKeyPath<Model, Wrapped?>,
    validatedBy property: KeyPath<Model, Validated<Wrapped?, Wrapped>>, of model: Model
  ) where Value == Wrapped? {
    follow(value, property, of: model) { property in
      ModelValue(
        value: .some(property.value), strategy: property.strategy,
        rules: property.allRules.map { .ifPresent($0) },
        formatters: property.formatters.map { formatter in .init { $0.map(formatter.format) } },
        wrap: \.self)
    }
  }
}

/// A model's property, converted for a control of `Value`.
private struct ModelValue<Value: Equatable & Sendable, Wrapped: Sendable> {
  /// The value, or `nil` if the property has no value that the control can show.
  let value: Value?
  let strategy: ValidationStrategy?
  let rules: [Rule<Value>]
  let formatters: [ValidationFormatter<Value>]
  let wrap: (Value) -> Wrapped

  /// Indicates whether the property has this value after formatting.
  func has(_ value: Value) -> Bool {
    self.value == ValidationResult.format(value, with: formatters)
  }
}

extension ModelValue {
  init(_ property: Validated<Wrapped, Value>, absent: Value?) {
    self.init(
      value: property.value ?? absent, strategy: property.strategy, rules: property.allRules,
      formatters: property.formatters, wrap: property.wrapped)
  }
}

extension ValueControl where Value: Sendable {
  private func follow<Model: AnyObject, Wrapped, Inner>(
    _ valuePath: ReferenceWritableKeyPath<Model, Wrapped>,
    _ path: KeyPath<Model, Validated<Wrapped, Inner>>, of model: Model,
    read: @escaping @MainActor (Validated<Wrapped, Inner>) -> ModelValue<Value, Wrapped>
  ) {
    guard let standalone else { return reportBound(for: "binding") }
    let property = read(model[keyPath: path])
    MainLoop.install()
    standalone.strategy = property.strategy
    standalone.rules = property.rules
    standalone.formatters = property.formatters
    if let start = property.value { standalone.restart(with: start) }
    let results = model[keyPath: path].results
    let following = Following(
      Task { [weak self, weak model] in
        for await _ in results {
          guard let self, let model else { return }
          let property = read(model[keyPath: path])
          self.standalone?.rules = property.rules
          if let value = property.value, !property.has(self.value) { self.value = value }
        }
      })
    onChange { [weak self, weak model, following] in
      guard let self, let model, following.isActive else { return }
      let property = read(model[keyPath: path])
      if !property.has(value) { model[keyPath: valuePath] = property.wrap(value) }
    }
  }
}

/// A task that is canceled when this object is released.
private final class Following {
  private let task: Task<Void, Never>
  var isActive: Bool { !task.isCancelled }

  init(_ task: Task<Void, Never>) { self.task = task }

  isolated deinit { task.cancel() }
}
