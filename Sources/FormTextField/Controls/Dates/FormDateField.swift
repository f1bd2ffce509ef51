public import GenericForm

/// A control for a day: an entry in the order of the user's locale, and a button with a calendar.
///
/// The user may type any separators, a year of two digits, or the name of a month, as in "3 de
/// marzo de 2026". `YYYY-MM-DD` always works. Alt+Down opens the calendar. When the focus leaves
/// the entry, it shows the day in the locale's order.
///
/// ```swift
/// let born = FormDateField("_Born", requiredMessage: "Enter your date of birth")
/// born.isValid  // false
/// born.value = CalendarDate("1990-03-09")
/// born.isValid  // true
/// ```
///
/// In GTK this is the class `FormDateField`, with the properties `value`, `minimum` and `maximum`,
/// as `YYYY-MM-DD`, and `required-message`.
public final class FormDateField: ValueControl<CalendarDate?> {
  /// The GObject class, registered at first use.
  static let objectClass = controlClass(
    "FormDateField",
    properties: [
      .described("value", \FormDateField.value),
      .described("minimum", \FormDateField.minimum),
      .described("maximum", \FormDateField.maximum),
      .text("required-message", \FormDateField.requiredMessage),
    ],
    make: { instance in
      let lone = LoneValue(CalendarDate?.none)
      return FormDateField(instance, lone.field, lone: lone)
    })

  private let editor: DateEditor

  private init(
    _ instance: WidgetInstance, _ field: Field<CalendarDate?>,
    lone: LoneValue<CalendarDate?>? = nil, in bounds: ClosedRange<CalendarDate>? = nil
  ) {
    let editor = DateEditor(bounds: bounds)
    self.editor = editor
    super.init(
      instance, field, lone: lone, editor: editor,
      through: { field in
        field.converted(
          format: { [weak editor] date in editor?.reader.text(of: date) ?? "" },
          read: { [weak editor] text in editor?.reader.read(text) ?? .value(nil) })
      })
  }

  /// Creates a control for an optional field of a form, whose entry is empty for `nil`.
  ///
  /// ```swift
  /// FormDateField("_Born", form.field(\.born), in: earliest...today)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic.
  ///   - field: The field of the form.
  ///   - bounds: The first and the last day, or `nil` to accept any day.
  ///   - hint: Help that is shown while there is no message.
  public convenience init(
    _ title: String, _ field: Field<CalendarDate?>, in bounds: ClosedRange<CalendarDate>? = nil,
    hint: String = ""
  ) {
    self.init(WidgetInstance(making: Self.objectClass), field, in: bounds)
    start(title, hint: hint)
  }

  /// Creates a control for a field of a form that always has a value.
  public convenience init(
    _ title: String, _ field: Field<CalendarDate>, in bounds: ClosedRange<CalendarDate>? = nil,
    hint: String = ""
  ) {
    self.init(title, field.optional(.control(.`date.missing`)), in: bounds, hint: hint)
  }

  /// Creates a control without a form; `requiredMessage` is its error while it is empty.
  public convenience init(
    _ title: String, value: CalendarDate? = nil, in bounds: ClosedRange<CalendarDate>? = nil,
    requiredMessage: String = "", hint: String = ""
  ) {
    let lone = LoneValue(value, requiredMessage: requiredMessage)
    self.init(
      WidgetInstance(making: Self.objectClass), lone.field, lone: lone, in: bounds)
    start(title, hint: hint)
  }

  /// The first day that can be entered, or `nil` if any day can.
  public var minimum: CalendarDate? {
    get { editor.reader.minimum }
    set { setBound(\.minimum, newValue, "minimum") }
  }

  /// The last day that can be entered, or `nil` if any day can.
  public var maximum: CalendarDate? {
    get { editor.reader.maximum }
    set { setBound(\.maximum, newValue, "maximum") }
  }

  private func setBound(
    _ path: WritableKeyPath<DateReader, CalendarDate?>, _ date: CalendarDate?, _ property: String
  ) {
    guard editor.reader[keyPath: path] != date else { return }
    editor.reader[keyPath: path] = date
    reportBounds()
    // A text that was entered is read again.
    if !editor.value.isEmpty { editor.onChange() }
    notify(property)
  }

  override var boundsMistake: String? {
    guard let minimum, let maximum, maximum < minimum else { return nil }
    return "“\(name)” takes no date: its minimum \(minimum) is above \(maximum)."
  }

  override var isOutside: Bool { value.map { !editor.reader.isWithinBounds($0) } ?? false }
}
