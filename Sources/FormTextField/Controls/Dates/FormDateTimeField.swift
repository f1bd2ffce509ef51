public import GenericForm

/// A control for a day and a time of day: the entries of a ``FormDateField`` and a
/// ``FormTimeField`` side by side.
///
/// The value is complete only if both are filled in.
///
/// ```swift
/// let start = FormDateTimeField("_Start", requiredMessage: "Enter when it starts")
/// start.isValid  // false
/// start.value = CalendarDateTime("2026-12-31T18:30")
/// start.isValid  // true
/// ```
///
/// In GTK this is the class `FormDateTimeField`, with the properties `value`, as
/// `YYYY-MM-DDThh:mm`, and `required-message`.
public final class FormDateTimeField: ValueControl<CalendarDateTime?> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormDateTimeField",
    properties: [
      .described("value", \FormDateTimeField.value),
      .text("required-message", \FormDateTimeField.requiredMessage),
    ],
    make: { FormDateTimeField($0, LoneValue(nil)) })

  private let editor: DateTimeEditor

  /// Creates a control for an optional field of a form, whose entries are empty for `nil`.
  ///
  /// ```swift
  /// FormDateTimeField("_Start", form.field(\.meeting))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - bounds: The first and the last day, or `nil` to accept any day.
  ///   - hint: Help that is shown while there is no message.
  public convenience init(
    _ title: String, _ field: Field<CalendarDateTime?>, in bounds: ClosedRange<CalendarDate>? = nil,
    hint: String = ""
  ) {
    self.init(WidgetInstance(making: Self.objectClass), field, in: bounds)
    start(title, hint: hint)
  }

  /// Creates a control for a field of a form that always has a value.
  public convenience init(
    _ title: String, _ field: Field<CalendarDateTime>, in bounds: ClosedRange<CalendarDate>? = nil,
    hint: String = ""
  ) {
    self.init(title, field.optional(.control(.`date.timeMissing`)), in: bounds, hint: hint)
  }

  /// Creates a control without a form; `requiredMessage` is its error while it is empty.
  public convenience init(
    _ title: String, value: CalendarDateTime? = nil, in bounds: ClosedRange<CalendarDate>? = nil,
    requiredMessage: String = "", hint: String = ""
  ) {
    let lone = LoneValue(value, requiredMessage: requiredMessage)
    self.init(
      WidgetInstance(making: Self.objectClass), lone.field, lone: lone, in: bounds)
    start(title, hint: hint)
  }

  override var isOutside: Bool { value.map { !editor.reader.isWithinBounds($0.date) } ?? false }

  private convenience init(_ instance: WidgetInstance, _ lone: LoneValue<CalendarDateTime?>) {
    self.init(instance, lone.field, lone: lone, in: nil)
  }

  private init(
    _ instance: WidgetInstance, _ field: Field<CalendarDateTime?>,
    lone: LoneValue<CalendarDateTime?>? = nil, in bounds: ClosedRange<CalendarDate>?
  ) {
    let editor = DateTimeEditor(bounds: bounds)
    self.editor = editor
    super.init(
      instance, field, lone: lone, editor: editor,
      through: { field in
        field.converted(
          format: { [weak editor] value in editor?.texts(of: value) ?? DateTimeTexts() },
          read: { [weak editor] texts in editor?.read(texts) ?? .value(nil) })
      })
  }
}
