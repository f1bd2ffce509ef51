public import GenericForm

/// A control for a day: an entry in the order of the user's locale, and a button with a calendar.
///
/// The user may separate the numbers with spaces, periods, commas, slashes or hyphens, and type a two-digit year or the
/// name of a month, as in "3 de marzo de 2026". `YYYY-MM-DD` always works. Alt+Down opens the calendar. When the focus
/// leaves the entry, it shows the day in the locale's order.
///
/// ```swift
/// let born = FormDateField("_Born", .required("Enter your date of birth"))
/// born.isValid  // false
/// born.value = CalendarDate("1990-03-09")
/// born.isValid  // true
/// ```
///
/// In GTK this is the class `FormDateField`, with the properties `value`, `minimum` and `maximum`,
/// as `YYYY-MM-DD`, and `required-message`.
public final class FormDateField: BoundedControl<CalendarDate> {
  override class var objectClass: WidgetClass {
    controlClass("FormDateField", of: FormDateField.self, properties: describedProperties)
  }

  override class var kind: String { "date" }

  override var missingMessage: ValidationMessage { .control(.`date.missing`) }

  private let editor = DateEditor()

  required init(_ making: ControlMaking<CalendarDate?>) {
    let editor = editor
    super.init(
      making.edited(by: editor) { field in
        field.converted(
          format: { [weak editor] date in editor?.reader.text(of: date) ?? "" },
          read: { [weak editor] text in editor?.reader.read(text) ?? .value(nil) })
      })
  }

  override func boundsChanged() { editor.reader.bounds = bounds }
}
