public import GenericForm

/// The messages of controls and windows, written as those of ``RuleMessage`` are.
nonisolated enum ControlMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  // Marks, buttons and summaries.

  case `field.required` = "required"
  case `field.optional` = "optional"
  case `field.checked` = "checked"
  case `field.retry` = "_Try again"
  case `form.submitted` = "Done"
  case `form.corrected` = "All fields are corrected: you can submit again"
  case `form.problems` = """
    {count, plural, one {1 field needs your attention} other {{count} fields need your attention}}
    """
  case `form.moreProblems` = "{count, plural, one {Show 1 more} other {Show {count} more}}"
  case `form.cancel` = "_Cancel"
  case `form.failed` = "The form could not be submitted. Try again, or show the details"
  case `form.details` = "_Details"
  case `form.closeNotice` = "Close"
  case `display.unavailable` =
    "No window can be shown: set WAYLAND_DISPLAY or DISPLAY to a display that opens"

  // Text fields and text areas.

  case `field.clear` = "Clear"
  case `field.suggestions` = "{count, plural, one {1 suggestion} other {{count} suggestions}}"
  case `field.suggestion` = "{text}, {place} of {count}"
  /// Shown after a paste or a drop that exceeds the maximum length: GTK keeps only its beginning.
  case `field.cutOff` = "The text was too long, so its end was cut off"
  case `field.characters` = "{count} / {limit}"

  // Password fields.

  case `password.show` = "Show “{field}”"
  /// The key that reveals a password, and hides it again.
  case `password.revealKey` = "Press {key} to show or hide what you type"
  case `password.capsLock` = "Caps Lock is on"
  case `password.met` = "met"
  case `password.notMet` = "not met"
  case `password.rulesMet` = "{count} of {total} met"
  /// The strengths from 0 to 4.
  case `password.veryWeak` = "Very weak password"
  case `password.weak` = "Weak password"
  case `password.fair` = "Fair password"
  case `password.good` = "Good password"
  case `password.strong` = "Strong password"

  // Number fields.

  case `number.decrease` = "Decrease"
  case `number.increase` = "Increase"
  case `number.any` = "Enter a number, such as {example}"
  case `number.whole` = "Enter a whole number, such as {example}"
  case `number.from` = "Enter a number from {minimum} on"
  case `number.wholeFrom` = "Enter a whole number from {minimum} on"
  case `number.upTo` = "Enter a number up to {maximum}"
  case `number.wholeUpTo` = "Enter a whole number up to {maximum}"
  case `number.range` = "Enter a number from {minimum} to {maximum}"
  case `number.wholeRange` = "Enter a whole number from {minimum} to {maximum}"

  // Choices, ranges and colors.

  /// The entry of a list that stands for no choice, and the error of a value that must be one.
  case `choice.none` = "Choose…"
  case `choice.search` = "Search…"
  case `choice.noMatch` = "No option contains this text"
  /// The labels of the lower and the upper end of a range.
  case `range.from` = "From"
  case `range.to` = "To"
  case `color.choose` = "Choose a color"

  // Dates and times.

  /// The placeholders for the digits in a pattern such as "DD/MM/YYYY".
  case `date.day` = "DD"
  case `date.month` = "MM"
  case `date.year` = "YYYY"
  case `date.openCalendar` = "Choose in a calendar"
  case `date.previousMonth` = "Previous month"
  case `date.nextMonth` = "Next month"
  case `date.previousYear` = "Previous year"
  case `date.nextYear` = "Next year"
  case `date.missing` = "Enter a date"
  case `date.format` = "Enter a date as {pattern}, such as {example}"
  /// For a day that a month does not have, or a month that the year does not have.
  case `date.unknown` = "This date does not exist: enter one as {pattern}, such as {example}"
  case `date.from` = "Enter a date from {minimum} on"
  case `date.upTo` = "Enter a date up to {maximum}"
  case `date.range` = "Enter a date from {minimum} to {maximum}"
  case `clock.missing` = "Enter a time"
  case `clock.format` = "Enter a time, such as {example}"
  case `clock.unknown` = "This time does not exist: enter one such as {example}"
  case `clock.from` = "Enter a time from {minimum} on"
  case `clock.upTo` = "Enter a time up to {maximum}"
  case `clock.range` = "Enter a time from {minimum} to {maximum}"
  case `date.timeMissing` = "Enter a date and a time"
  /// The names of the two parts of a date with a time.
  case `date.name` = "Date"
  case `clock.name` = "Time"
  /// The placeholder for the digits of a time.
  case `clock.letters` = "HH:MM"

  // The rows of a collection.

  case `rows.add` = "_Add"
  /// The heading of a row: what it is called, and its number.
  case `rows.row` = "{title} {number}"
  /// The label of a field with its row.
  case `rows.field` = "{row}, {field}"
  case `rows.remove` = "Remove {row}"
  case `rows.up` = "Move {row} up"
  case `rows.down` = "Move {row} down"
  case `rows.fewest` = """
    {count, plural, one {At least 1 is needed} other {At least {count} are needed}}
    """
  case `rows.most` = """
    {count, plural, one {There can be only 1} other {There can be at most {count}}}
    """

  // The pages of a form.

  case `pages.back` = "_Back"
  case `pages.next` = "_Next"
  case `pages.current` = "shown now"
  case `pages.page` = "Step {number} of {count}: {title}"

  // Files and pictures.

  case `file.choose` = "Choose a file, or drop one here"
  case `file.choosePicture` = "Choose or drop a picture"
  case `file.clear` = "Remove the file"
  case `file.missing` = "Choose the file again: it was moved or deleted"
  case `file.folder` = "Choose a file: this is a folder"
  case `file.unreadable` = "Choose another file: this one cannot be read"
  case `file.picture` = "Choose another picture: this one cannot be shown"
  case `file.noPreview` = "No preview"
  case `file.images` = "Images"
  case `file.audio` = "Audio files"
  case `file.videos` = "Videos"
  case `file.texts` = "Text files"
  case `file.type` = "Choose a file of one of these types: {types}"
  case `file.size` = "Choose a file of at most {size}"

  // What a window offers of a draft, and what it asks before it is closed.

  case `draft.now` = "There is a draft from less than a minute ago"
  case `draft.minutes` = """
    {count, plural, one {There is a draft from 1 minute ago} \
    other {There is a draft from {count} minutes ago}}
    """
  case `draft.hours` = """
    {count, plural, one {There is a draft from 1 hour ago} \
    other {There is a draft from {count} hours ago}}
    """
  case `draft.days` = """
    {count, plural, one {There is a draft from 1 day ago} \
    other {There is a draft from {count} days ago}}
    """
  case `draft.continue` = "Con_tinue"
  case `draft.empty` = "Start empt_y"
  /// `path` has the files, one below the other.
  case `draft.aside` = """
    {count, plural, one {Part of a draft does not fit into this form. It is kept in {path}} \
    other {Parts of a draft do not fit into this form. They are kept in these files:\n{path}}}
    """
  case `draft.unreadable` = """
    {count, plural, one {A draft cannot be read. It is kept in {path}} \
    other {{count} drafts cannot be read. They are kept in these files:\n{path}}}
    """
  case `draft.failed` = "The draft cannot be kept. Submit the form, or discard what you typed"
  case `closing.one` = "What you typed in “{title}” is not submitted"
  case `closing.many` = """
    {count, plural, one {What you typed in 1 window is not submitted} \
    other {What you typed in {count} windows is not submitted}}
    """
  case `closing.keep` = "_Keep as draft"
  case `closing.keepAll` = "_Keep as drafts"
  case `closing.discard` = "_Discard"
  case `closing.stay` = "_Stay"
  case `closing.submitting` =
    "The window closes once the submit has ended; close it again not to wait"
}

nonisolated extension ValidationMessage {
  /// A message of a control or a window, with its arguments.
  static func control(
    _ message: ControlMessage, _ arguments: [String: MessageArgument] = [:]
  ) -> Self {
    Self(message, arguments)
  }
}

extension MessageCatalog {
  /// Every message of `FormTextField`, to be translated.
  public nonisolated static let controlKeys = ControlMessage.allEntries
}
