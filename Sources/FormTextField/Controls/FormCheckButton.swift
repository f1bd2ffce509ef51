public import GenericForm

/// A control for true or false: a check box with its title beside it.
///
/// ```swift
/// let terms = FormCheckButton("I _accept the terms", requiredMessage: "Please accept the terms")
/// terms.isValid  // false
/// terms.isChecked = true
/// terms.isValid  // true
/// ```
///
/// In GTK it is the class `FormCheckButton`, with the properties `active` and `required-message`.
public final class FormCheckButton: FormControl {
  /// The class in GObject, registered at first use.
  static let objectClass = ControlClass(
    "FormCheckButton",
    properties: [
      .flag("active", \FormCheckButton.isChecked),
      .text("required-message", \FormCheckButton.requiredMessage),
    ],
    make: { FormCheckButton($0) })

  private let button: CheckButton

  /// The private form of a box that is not bound to another form.
  private var lone: Form<Bool>?

  private var loneMessage = ""

  init(_ instance: ControlInstance, _ field: Field<Bool>, lone: Form<Bool>?) {
    button = CheckButton()
    self.lone = lone
    super.init(instance, field, editor: button)
  }

  /// Creates a box for a widget that GTK creates, with a form of its own until it is bound.
  convenience init(_ instance: ControlInstance) {
    let lone = makeForm(isChecked: false, requiredMessage: "")
    self.init(instance, lone.field(\.self), lone: lone)
  }

  /// Creates a box for a field of a form.
  ///
  /// ```swift
  /// FormCheckButton("I _accept the terms", form.field(\.acceptsTerms))
  /// ```
  public convenience init(_ title: String, _ field: Field<Bool>, hint: String = "") {
    self.init(ControlInstance(making: Self.objectClass.type), field, lone: nil)
    frame.show(title, hint: hint)
  }

  /// Creates a box without a form; `requiredMessage` is its error while it is not ticked.
  public convenience init(_ title: String, requiredMessage: String = "", hint: String = "") {
    let lone = makeForm(isChecked: false, requiredMessage: requiredMessage)
    self.init(ControlInstance(making: Self.objectClass.type), lone.field(\.self), lone: lone)
    loneMessage = requiredMessage
    frame.show(title, hint: hint)
  }

  /// Binds a box without a form, as one from a GtkBuilder file, to a field of a form.
  public func bind(to field: Field<Bool>) {
    lone = nil
    rebind(field, to: button)
  }

  override var loneForm: (any WindowForm)? { lone }
}

extension FormCheckButton {
  /// Whether the box is ticked.
  public var isChecked: Bool {
    get { button.value }
    set { button.value = newValue }
  }

  /// The error of a box without a form while it is not ticked; empty where it need not be ticked.
  ///
  /// - Precondition: To set it, the box is not bound to a form, whose rules apply.
  public var requiredMessage: String {
    get { lone == nil ? "" : loneMessage }
    set {
      _ = requireLone(lone, for: "validation")
      let form = makeForm(isChecked: isChecked, requiredMessage: newValue)
      lone = form
      loneMessage = newValue
      rebind(form.field(\.self), to: button)
      notify("required-message")
    }
  }

  /// Removes the tick and the message, as if the box were new.
  ///
  /// - Precondition: The box is not bound to a form, which resets all of its fields.
  public func reset() {
    requireLone(lone, for: "reset").reset(to: false)
  }

  /// The check button of a widget, from the GTK C API; nil for a widget of another class.
  public static func of(_ widget: WidgetPointer) -> FormCheckButton? {
    formControl(of: widget) as? FormCheckButton
  }
}

/// Creates the private form of a box; an empty message is none.
@MainActor
private func makeForm(isChecked: Bool, requiredMessage: String) -> Form<Bool> {
  Form(isChecked) {
    if !requiredMessage.isEmpty {
      FieldValidation(\.self, rules: [.isTrue.message(requiredMessage)])
    }
  }
}
