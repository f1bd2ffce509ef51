public import GenericForm

extension ValueControl where Value == String {
  /// Creates a control for text that isn't part of a form, with its own validators.
  ///
  /// ```swift
  /// let email = FormTextField("_Email", validators: [.required, .email])
  /// email.isValid  // false
  /// email.text = "mei@example.com"
  /// email.isValid  // true
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - text: The initial text, which ``reset()`` restores.
  ///   - validators: The validators of the text.
  ///   - checks: Asynchronous checks of a text that passes the validators.
  ///   - timing: When errors are shown.
  ///   - hint: Help text, shown unless there is a message.
  public convenience init(
    _ title: String, text: String = "", validators: [Validator] = [],
    checks: [Check<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate, hint: String = ""
  ) {
    let form = StandaloneForm(text, validators: validators, checks: checks, timing: timing)
    self.init(ControlMaking(WidgetInstance(making: Self.objectClass), .own(form)))
    start(title, hint: hint)
  }

  /// The limit shown by the character counter, or `nil` to show no counter.
  ///
  /// The user can type more. To refuse that, add a rule such as `.maxLength(140)`.
  public final var characterLimit: Int? {
    get { frame.content.characterLimit }
    set {
      change("character-limit", from: characterLimit, to: newValue) {
        draw { $0.characterLimit = newValue }
      }
    }
  }

  /// Passes the control to validators that are closures.
  final func followText() {
    standalone?.pass(self)
  }
}

extension ValueControl: FormField where Value == String {
  /// The text.
  ///
  /// Setting it validates it as if the user had entered it, without adding an undo step.
  public final var text: String {
    get { value }
    set { value = newValue }
  }

  /// The validators of a control without a form, or an empty array if it is bound to a form.
  ///
  /// Setting them has no effect on a control that is bound to a form, because the form's rules
  /// apply. GLib logs a critical message.
  public final var validators: [Validator] {
    get { standalone?.validators ?? [] }
    set { validate(by: newValue, named: "") }
  }

  private func validate(by validators: [Validator], named names: String) {
    guard let standalone else { return reportBound(for: "validation") }
    standalone.validators = validators
    validationChanged()
    change("validators", from: standalone.validatorNames, to: names) {
      standalone.validatorNames = names
    }
  }
}

// MARK: - In GObject

extension ValueControl where Value == String {
  /// The names of the validators; unknown ones are reported and ignored.
  final var validatorNames: String {
    get { standalone?.validatorNames ?? "" }
    set {
      var known: [String] = []
      var list: [Validator] = []
      for name in Validator.names(in: newValue) {
        do throws(ValidatorNameError) {
          list += try Validator.list(named: name)
          known.append(name)
        } catch {
          reportMistake("\(error)")
        }
      }
      validate(by: list, named: known.joined(separator: " "))
    }
  }
}
