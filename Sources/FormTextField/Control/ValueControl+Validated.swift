public import GenericForm

// A property of a model that validates itself.

extension ValueControl where Value: Sendable {
  /// Keeps a `@Validated` property of an object equal to the value, and validates it by the rules of
  /// the property.
  ///
  /// The property gets each value that is entered, and the control shows each value that the program
  /// gives the property. Neither keeps the other.
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
  ///   - property: The same with a dollar sign.
  ///   - model: The object, which isn't kept.
  /// - Precondition: The control isn't bound to a form.
  public final func bind<Model: AnyObject>(
    to value: ReferenceWritableKeyPath<Model, Value>,
    validatedBy property: KeyPath<Model, Validated<Value, Value>>, of model: Model
  ) {
    follow(value, property, of: model) { $0.value }
  }
}

extension ValueControl where Value == String {
  /// Keeps a `@Validated` property of an object equal to the text, and validates it by the rules of
  /// the property.
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
  ///   - property: The same with a dollar sign.
  ///   - model: The object, which isn't kept.
  /// - Precondition: The control isn't bound to a form.
  public final func bind<Model: AnyObject>(
    to value: ReferenceWritableKeyPath<Model, String?>,
    validatedBy property: KeyPath<Model, Validated<String?, String>>, of model: Model
  ) {
    follow(value, property, of: model) { $0.value ?? "" }
  }
}

extension ValueControl where Value: Sendable {
  private func follow<Model: AnyObject, Wrapped>(
    _ valuePath: ReferenceWritableKeyPath<Model, Wrapped>,
    _ path: KeyPath<Model, Validated<Wrapped, Value>>, of model: Model,
    valueOf: @escaping @MainActor (Validated<Wrapped, Value>) -> Value?
  ) {
    guard let standalone else { return reportBound(for: "binding") }
    let property = model[keyPath: path]
    MainLoop.install()
    standalone.strategy = property.strategy
    standalone.rules = property.allRules
    standalone.formatters = property.formatters
    if let start = valueOf(property) { standalone.restart(with: start) }
    let results = property.results
    let following = Following(
      Task { [weak self, weak model] in
        for await _ in results {
          guard let self, let model else { return }
          let property = model[keyPath: path]
          self.standalone?.rules = property.allRules
          guard let value = valueOf(property), value != formatted(by: property) else { continue }
          self.value = value
        }
      })
    onChange { [weak self, weak model, following] in
      guard let self, let model, following.isActive else { return }
      let property = model[keyPath: path]
      guard valueOf(property) != formatted(by: property) else { return }
      model[keyPath: valuePath] = property.wrapped(value)
    }
  }

  private func formatted<Wrapped>(by property: Validated<Wrapped, Value>) -> Value {
    ValidationResult.format(value, with: property.formatters)
  }
}

/// A task that ends with what holds this.
private final class Following {
  private let task: Task<Void, Never>
  var isActive: Bool { !task.isCancelled }

  init(_ task: Task<Void, Never>) { self.task = task }

  isolated deinit { task.cancel() }
}
