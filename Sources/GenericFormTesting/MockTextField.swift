public import GenericForm

/// A text field without a display, for your own tests.
///
/// ```swift
/// let field = MockTextField("BobyLeMec", validators: [.email])
/// field.isValid  // false
/// field.messages  // ["Enter an email address, such as mei@example.com"]
/// ```
public final class MockTextField: FormField {
  /// The field that holds the text and its status.
  public let field: Field<String>
  private let ownForm: StandaloneForm<String>?

  /// Creates a field with some text and its own validators.
  public init(
    _ text: String = "", validators: [Validator] = [], checks: [Check<String>] = [],
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let form = StandaloneForm(
      text, validators: validators, checks: checks, timing: timing, clock: clock)
    ownForm = form
    field = form.field
    form.pass(self)
  }

  /// Creates a text field that is bound to a field of a form.
  public init(_ field: Field<String>) {
    self.field = field
    ownForm = nil
  }

  /// The validators of the text, in order, or an empty array if the field is bound to a form.
  public var validators: [Validator] {
    get { ownForm?.validators ?? [] }
    set {
      guard let ownForm else {
        fatalError(
          "This MockTextField is bound to a form: use the form's validation instead.")
      }
      ownForm.validators = newValue
    }
  }

  /// Gives the field the focus.
  public func focus() {
    field.focus()
  }

  /// Leaves the field, like a user who moves on to another one.
  public func leave() {
    field.leave()
  }
}
