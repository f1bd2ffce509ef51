import GenericForm

/// An editor for a date as text, with a calendar.
final class DateEditor: FormEditor {
  let entry = Entry()
  let box = Box(.row)
  private let calendar: CalendarButton

  /// Writes and reads the text.
  var reader: DateReader {
    didSet { entry.placeholder = reader.pattern.words }
  }

  init() {
    let pattern = DatePattern.ofLocale
    reader = DateReader(pattern: pattern, today: .today)
    entry.placeholder = pattern.words
    let day = { (date: CalendarDate) in pattern.text(of: date) }
    calendar = CalendarButton(.inWords) { CalendarDate($0).map(day) ?? "" }
    box.addStyleClass("linked")
    entry.expandsHorizontally = true
    box.append(entry)
    box.append(calendar.button)
    calendar.startDay = { [weak self] in (self?.startDate ?? .today).inToolkit }
    calendar.onPick = { [weak self] picked in
      guard let self, let date = CalendarDate(picked) else { return }
      entry.enter(day(date))
      entry.focus()
    }
    entry.onKey("<Alt>Down|<Alt>KP_Down") { [weak self] in
      self?.calendar.open()
      return true
    }
  }

  /// The day shown when the calendar opens: the typed one, or today within the bounds.
  private var startDate: CalendarDate {
    if let date = reader.date(in: entry.value) { return date }
    return reader.bounds.nearest(to: reader.today)
  }

  var onChange: () -> Void {
    get { entry.onChange }
    set { entry.onChange = newValue }
  }

  var widget: Widget { box }

  var focusWidget: Widget { entry }

  var value: String {
    get { entry.value }
    set { entry.value = newValue }
  }

  var isEditable: Bool {
    get { entry.isEditable }
    set {
      entry.isEditable = newValue
      calendar.button.isSensitive = newValue
    }
  }
}

extension CalendarButton.Names {
  fileprivate static var inWords: Self {
    Self(
      button: ControlMessage.`date.openCalendar`.text,
      previousMonth: ControlMessage.`date.previousMonth`.text,
      nextMonth: ControlMessage.`date.nextMonth`.text,
      previousYear: ControlMessage.`date.previousYear`.text,
      nextYear: ControlMessage.`date.nextYear`.text)
  }
}

extension DateReader {
  /// Reads a date; empty text gives `nil`.
  func read(_ typed: String) -> ConvertedInput<CalendarDate?> {
    if typed.allSatisfy(\.isWhitespace) { return .value(nil) }
    guard let date = date(in: typed) else {
      let example = CalendarDate(year: today.year, month: 12, day: 31) ?? today
      return .error(
        .control(
          isWrittenAsDate(typed) ? .`date.unknown` : .`date.format`,
          ["pattern": .text(pattern.words), "example": .text(pattern.text(of: example))]))
    }
    return bounds.input(date)
  }

  /// Returns the text of a date, or empty text if there is none.
  func text(of date: CalendarDate?) -> String {
    date.map { pattern.text(of: $0) } ?? ""
  }
}
