public import GenericForm

/// A control for a value of one type, such as a ``FormTextField`` or a ``FormDateField``.
///
/// It's bound to a field of a form. Otherwise it has a private form with a single field: timing, errors, checks and
/// messages are the same.
///
/// ```swift
/// let terms = FormCheckButton("I _accept the terms", .required("Please accept the terms"))
/// terms.isValid  // false
/// terms.value = true
/// terms.isValid  // true
/// ```
///
/// Except for the value, its rules and the hint, everything is a property. In a list of controls, set properties with
/// ``FormElement/with(_:)``.
public class ValueControl<Value: Equatable & SendableMetatype>: FormControl {
  /// The field that holds the value and its status.
  public private(set) final var field: Field<Value>

  /// The private form of a control that is not bound to another form.
  final private(set) var standalone: StandaloneForm<Value>?

  /// The value in the program's store, which needn't be sent again.
  final var storeValue: Value?

  private final let bindEditor: (FormControl, Field<Value>) -> Void

  /// The GObject class of the control, registered at first use.
  class var objectClass: WidgetClass { fatalError("\(Self.self) has no GObject class.") }

  /// The value of a new control that isn't bound to a form.
  class var startValue: Value { fatalError("\(Self.self) has no value to start with.") }

  /// The error of an empty control whose field must have a value.
  var missingMessage: ValidationMessage { .rule(.required) }

  override var valueProperties: [String] { ["value"] }

  override func fill(_ content: inout FrameContent) {
    if content.characterLimit != nil, let text = value as? String {
      content.characterCount = text.count
    }
  }

  /// The description of bounds that exclude every value, or `nil` for other bounds.
  var boundsMistake: String? { nil }

  /// Indicates whether the value is outside the control's bounds.
  var isOutside: Bool { false }

  /// Creates a control from its parts; a subclass adds the editor.
  required init(_ making: ControlMaking<Value>) {
    guard let editing = making.editing else { fatalError("\(Self.self) has no editor.") }
    field = making.source.field
    standalone = making.source.form
    bindEditor = editing.bind
    super.init(making.instance, field.live, editor: editing.editor)
    editing.bind(self, field)
    if standalone?.hasChecks == true { MainLoop.install() }
    onChange { [weak self] in self?.valueChanged() }
  }

  private func valueChanged() {
    // `GtkEditable` emits the notifications of its text itself.
    let notified = Self.objectClass.isEditable ? ["text"] : []
    for property in valueProperties where !notified.contains(property) { notify(property) }
  }

  /// Binds a control without a form, such as one from a GtkBuilder file, to a field of a form.
  public final func bind(to field: Field<Value>) {
    standalone = nil
    show(field)
    reportOutside()
  }

  override final func binding(to field: AnyField) -> (() -> Void)? {
    field.field(of: Value.self).map { field in { self.bind(to: field) } }
  }

  /// Shows a field in the editor through a new conversion.
  final func show(_ field: Field<Value>) {
    self.field = field
    rebind(to: field.live) { bindEditor(self, field) }
    validationChanged()
  }

  /// Shows the editor again after its widgets have been replaced.
  final func showEditorAgain() {
    frame.replaceEditorWidget()
    show(field)
  }

  /// Called when the control is bound to another field or gets other rules.
  func validationChanged() {}

  override final var standaloneValidators: String { standalone?.validatorNames ?? "" }

  override final var standaloneForm: (any SubmittableForm)? { standalone?.form }
}

extension ValueControl {
  /// The value.
  ///
  /// Setting it validates it as if the user had entered it, without adding an undo step.
  public final var value: Value {
    get { field.value }
    set { field.setWithoutStep(newValue) }
  }

  /// Restores the initial value of a control without a form, and hides its messages.
  ///
  /// It has no effect on a control that is bound to a form, and GLib logs a critical message: reset
  /// the form instead.
  public final func reset() {
    guard let standalone else { return reportBound(for: "reset") }
    standalone.reset()
    frame.editor.hideSecret()
  }

  /// The error of an empty control without a form, or empty text if the control is optional.
  ///
  /// Setting it has no effect on a control that is bound to a form, because the form's rules apply.
  /// GLib logs a critical message.
  public final var requiredMessage: String {
    get {
      standalone?.strategy?.requirement.map { MessageCatalog.shared.text(for: $0, field: label) }
        ?? ""
    }
    set {
      guard newValue != requiredMessage else { return }
      guard let standalone else { return reportBound(for: "validation") }
      standalone.strategy = newValue.isEmpty ? nil : .required(ValidationMessage(newValue))
      notify("required-message")
    }
  }

  /// Reports bounds that exclude every value, and a value set by the program outside them.
  ///
  /// The control keeps its value. Input from the user isn't reported.
  final func reportBounds() {
    if let boundsMistake { reportMistake(boundsMistake) }
    // A standalone control has undo steps only for what its user entered.
    let isFromUser = standaloneForm == nil ? field.status.isDirty : bound.form?.canUndo == true
    if !isFromUser { reportOutside() }
  }

  /// Reports bounds once the control is shown: until then, the program may set them one by one.
  final func reportBoundsWhenShown() {
    var isReported = false
    instance.host.connect("map") { [weak self] in
      guard let self, !isReported else { return }
      isReported = true
      reportBounds()
    }
  }

  /// Gives an unchanged control without a form another initial value.
  final func startAgain(with value: Value) {
    if !field.status.isDirty { standalone?.restart(with: value) }
  }

  private func reportOutside() {
    // The value may be personal, so it doesn't belong in a log.
    if isOutside { reportMistake("“\(name)” has a value outside of its bounds.") }
  }
}
