import GenericForm

/// The texts typed for a day and for a time.
nonisolated struct DateTimeTexts: Equatable, Sendable, TypedText {
  var date = ""
  var time = ""

  var typedText: String { "\(date)\n\(time)" }
}

nonisolated extension DateTimeTexts {
  init?(typedText: String) {
    let texts = typedText.split(separator: "\n", omittingEmptySubsequences: false)
    guard texts.count == 2 else { return nil }
    self.init(date: String(texts[0]), time: String(texts[1]))
  }
}

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
    date.entry.setWidth(characters: 10...11)
    time.setWidth(characters: 5...11)
    box.append(date.box)
    box.append(time)
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

  var value: DateTimeTexts {
    get { DateTimeTexts(date: date.value, time: time.value) }
    set {
      isTimeChanged = newValue.time != time.value
      date.value = newValue.date
      time.value = newValue.time
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

  func focus() {
    date.focus()
  }

  func focusChange() {
    if isTimeChanged { time.focus() } else { date.focus() }
  }
}

extension DateTimeEditor {
  func texts(of value: CalendarDateTime?) -> DateTimeTexts {
    DateTimeTexts(date: date.reader.text(of: value?.date), time: pattern.text(of: value?.time))
  }

  /// Reads a day and a time; two empty texts give `nil`.
  func read(_ texts: DateTimeTexts) -> ConvertedInput<CalendarDateTime?> {
    switch (date.reader.read(texts.date), pattern.read(texts.time)) {
    case (.error(let message), _), (_, .error(let message)): .error(message)
    case (.value(let date?), .value(let time?)): read(CalendarDateTime(date, time))
    case (.value(nil), .value(nil)): .value(nil)
    case (.value(nil), _): .error(.control(.`date.missing`))
    case (_, .value): .error(.control(.`clock.missing`))
    }
  }
}

extension DateTimeEditor {
  private func read(_ value: CalendarDateTime) -> ConvertedInput<CalendarDateTime?> {
    if bounds.contain(value) { return .value(value) }
    let message = bounds.message((.`clock.range`, .`clock.from`, .`clock.upTo`)) { limit in
      let texts = texts(of: limit)
      return "\(texts.date) \(texts.time)"
    }
    return .error(message ?? .control(.`date.timeMissing`))
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
