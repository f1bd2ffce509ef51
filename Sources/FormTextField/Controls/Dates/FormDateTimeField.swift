public import GenericForm

/// A control for a day and a time of day: the entries of a ``FormDateField`` and a
/// ``FormTimeField`` side by side.
///
/// The value is complete only if both are filled in.
///
/// ```swift
/// let start = FormDateTimeField("_Start", .required("Enter when it starts"))
/// start.isValid  // false
/// start.value = CalendarDateTime("2026-12-31T18:30")
/// start.isValid  // true
/// ```
///
/// In GTK this is the class `FormDateTimeField`, with the properties `value`, `minimum` and `maximum`,
/// as `YYYY-MM-DDThh:mm`, and `required-message`.
public final class FormDateTimeField: BoundedControl<CalendarDateTime> {
  override class var objectClass: WidgetClass {
    controlClass("FormDateTimeField", of: FormDateTimeField.self, properties: describedProperties)
  }

  override class var kind: String { "time" }

  override var missingMessage: ValidationMessage { .control(.`date.timeMissing`) }

  private let editor = DateTimeEditor()

  required init(_ making: ControlMaking<CalendarDateTime?>) {
    let editor = editor
    super.init(
      making.edited(by: editor) { field in
        field.converted(
          format: { [weak editor] value in editor?.text(of: value) ?? "" },
          read: { [weak editor] text in editor?.read(text) ?? .value(nil) })
      })
  }

  override func boundsChanged() { editor.bounds = bounds }
}
