import GenericForm

/// An editor for a day and a time of day as texts, side by side.
final class DateTimeEditor: FormEditor, ChangeFocusing {
  private let box = Box(.row, spacing: 6)
  private let date = DateEditor()
  private let time = Entry()
  private let pattern = TimePattern.ofLocale

  init() {
    time.placeholder = pattern.words
    date.focusWidget.setAccessibleName(ControlMessage.`date.name`.text)
    time.setAccessibleName(ControlMessage.`clock.name`.text)
    date.box.expandsHorizontally = true
    let width = max(10, date.entry.placeholder.count)
    date.entry.setWidth(characters: width...max(11, width))
    time.setWidth(characters: 5...11)
    box.append(date.box)
    box.append(time)
    time.expandsHorizontally = true
    // In rows, each entry reaches over what is above it.
    box.wrapEnd(gap: 16)
    date.onChange = { [weak self] in self?.onChange() }
    time.onChange = { [weak self] in self?.onChange() }
    box.onMnemonic { [weak self] in self?.focus() }
  }

  /// The first and the last time that the user can enter; the calendar opens between them.
  var bounds = Bounds<CalendarDateTime>() {
    didSet {
      date.reader.bounds = Bounds(from: bounds.minimum?.date, through: bounds.maximum?.date)
    }
  }

  var onChange: () -> Void = {}

  var widget: Widget { box }

  var parts: [Widget] { [date.focusWidget, time] }

  /// The texts typed for the day and for the time, in two lines.
  var value: String {
    get { "\(date.value)\n\(time.value)" }
    set {
      let texts = texts(in: newValue)
      isTimeChanged = texts.time != time.value
      date.value = texts.date
      time.value = texts.time
    }
  }

  /// Indicates whether the program changed the time last.
  private var isTimeChanged = false

  var isEditable: Bool {
    get { time.isEditable }
    set {
      date.isEditable = newValue
      time.isEditable = newValue
    }
  }

  func focusChange() {
    (isTimeChanged ? time : date.entry).focusChange()
  }
}

extension DateTimeEditor {
  func text(of value: CalendarDateTime?) -> String {
    "\(date.reader.text(of: value?.date))\n\(pattern.text(of: value?.time))"
  }

  /// Reads a day and a time; two empty texts give `nil`.
  func read(_ text: String) -> ConvertedInput<CalendarDateTime?> {
    let texts = texts(in: text)
    return switch (date.reader.read(texts.date), pattern.read(texts.time)) {
    case (.error(let message), _), (_, .error(let message)): .error(message)
    case (.value(let date?), .value(let time?)): bounds.input(CalendarDateTime(date, time))
    case (.value(nil), .value(nil)): .value(nil)
    case (.value(nil), _): .error(.control(.`date.missing`))
    case (_, .value): .error(.control(.`clock.missing`))
    }
  }
}

extension DateTimeEditor {
  private func texts(in text: String) -> (date: String, time: String) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
  }
}

extension TimePattern {
  /// An example in the afternoon, which shows the locale's format.
  var example: String { TimeOfDay(hour: 18, minute: 30).map { text(of: $0) } ?? "" }

  /// The pattern in words, such as "HH:MM".
  var words: String {
    let letters = ControlMessage.`clock.letters`.text
    return halves.map { "\(letters) \($0.am)" } ?? letters
  }

  /// Reads a time; empty text gives `nil`.
  func read(_ text: String) -> ConvertedInput<TimeOfDay?> {
    if text.allSatisfy(\.isWhitespace) { return .value(nil) }
    if let time = time(in: text) { return .value(time) }
    return .error(
      .control(
        isWrittenAsTime(text) ? .`clock.unknown` : .`clock.format`, ["example": .text(example)]))
  }

  /// Returns the text of a time, or empty text if there is none.
  func text(of time: TimeOfDay?) -> String {
    time.map { text(of: $0) } ?? ""
  }
}
