import FormLanguages
public import GenericForm

/// The messages of controls and windows, in the format of ``RuleMessage``.
///
/// As in GNOME, buttons, tooltips and titles of windows have header capitalization, unlike labels and messages.
package nonisolated enum ControlMessage: String, MessageTable {
  package static let entries = MessageEntries<Self>()

  // Marks, buttons and summaries.

  case `field.required` = "required"
  case `field.invalid` = "invalid"
  case `field.optional` = "optional"
  case `field.checked` = "checked"
  case `field.retry` = "_Try Again"
  /// For screen readers, while a submit takes long.
  case `form.submitting` = "Submitting…"
  case `form.submitted` = "Done"
  case `form.corrected` = "All corrected. You can submit again"
  case `form.problems` = """
    {count, plural, one {1 field needs your attention} other {{count} fields need your attention}}
    """
  case `form.moreProblems` = "{count, plural, one {Show 1 More} other {Show {count} More}}"
  case `form.cancel` = "_Cancel"
  case `form.failed` = "Couldn't submit the form. Try again, or see the details"
  case `form.details` = "_Details"
  case `form.closeNotice` = "Close"
  /// The name of the button that opens the menu of a window.
  case `window.menu` = "Main Menu"
  case `shortcuts.window` = "Keyboard Shortcuts"
  case `shortcuts.undo` = "Undo"
  case `shortcuts.redo` = "Redo"
  case `shortcuts.reveal` = "Show or Hide the Password"
  case `shortcuts.menu` = "Open the Menu"
  case `shortcuts.close` = "Close the Window"
  case `shortcuts.quit` = "Quit"
  case `display.unavailable` =
    "Can't open a window: there is no display (see WAYLAND_DISPLAY and DISPLAY)"

  // Text fields and text areas.

  case `field.clear` = "Clear"
  case `field.suggestions` = "{count, plural, one {1 suggestion} other {{count} suggestions}}"
  case `field.suggestion` = "{text}, {place} of {count}"
  /// Shown after a paste or a drop that exceeds the maximum length: GTK keeps only its beginning.
  case `field.cutOff` = "The text was too long, so its end was cut off"
  case `field.characters` = "{count} / {limit}"

  // Buttons, links and values that can't be changed.

  /// For screen readers, after the title of a link.
  case `link.opens` = "Opens in the browser"
  case `text.copy` = "Copy {field}"

  // Tags.

  case `tags.add` = "Add…"
  case `tags.remove` = "Remove {tag}"

  // One-time codes.

  /// The name of a box, for screen readers.
  case `code.character` = "Character {place} of {count}"
  case `code.format` = """
    {count, plural, one {Enter the 1-character code} other {Enter the {count}-character code}}
    """

  // Password fields.

  case `password.show` = "Show “{field}”"
  /// The key that reveals a password, and hides it again.
  case `password.revealKey` = "Press {key} to show or hide what you type"
  case `password.capsLock` = "Caps Lock is on"
  /// The label of the second entry, in which the password is typed again.
  case `password.again` = "Once more"
  case `password.repeat` = "Type your password once more"
  case `password.differ` = "Type the same password again"
  case `password.met` = "met"
  case `password.notMet` = "not met"
  case `password.rulesMet` = "{count} of {total} met"
  /// The strengths from 0 to 4.
  case `password.veryWeak` = "Very weak password"
  case `password.weak` = "Weak password"
  case `password.fair` = "Fair password"
  case `password.good` = "Good password"
  case `password.strong` = "Strong password"

  // Phone numbers.

  /// The name of the drop-down with the countries and their calling codes.
  case `phone.country` = "Country code"

  // Number fields.

  case `number.decrease` = "Decrease"
  case `number.increase` = "Increase"
  case `number.any` = "Enter a number, such as {example}"
  case `number.whole` = "Enter a whole number, such as {example}"
  case `number.wholeFrom` = "Enter a whole number of {minimum} or more"
  case `number.wholeUpTo` = "Enter a whole number of {maximum} or less"
  case `number.wholeRange` = "Enter a whole number from {minimum} to {maximum}"

  // Amounts of money.

  case `money.any` = "Enter an amount, such as {example}"

  // Choices, ranges and colors.

  /// The list entry for no choice, and the error if a choice is required.
  case `choice.none` = "Choose…"
  /// The error of a country that must be chosen.
  case `choice.country` = "Choose a country"
  case `choice.search` = "Search…"
  case `choice.noMatch` = "No matches"
  /// The summary of a closed list with several chosen options.
  case `choice.chosen` = "{count, plural, one {1 chosen} other {{count} chosen}}"
  /// The labels of the lower and the upper end of a range.
  case `range.from` = "From"
  case `range.to` = "To"
  case `color.choose` = "Choose a Color"

  // Dates and times.

  /// The placeholders for the digits in a pattern such as "DD/MM/YYYY".
  case `date.day` = "DD"
  case `date.month` = "MM"
  case `date.year` = "YYYY"
  case `date.openCalendar` = "Open the Calendar"
  case `date.previousMonth` = "Previous Month"
  case `date.nextMonth` = "Next Month"
  case `date.previousYear` = "Previous Year"
  case `date.nextYear` = "Next Year"
  case `date.missing` = "Enter a date"
  case `date.format` = "Enter a date as {pattern}, such as {example}"
  /// The error for a day that doesn't exist in the month, or a month that doesn't exist in the year.
  case `date.unknown` = "This date doesn't exist. Enter one as {pattern}, such as {example}"
  case `clock.missing` = "Enter a time"
  case `clock.format` = "Enter a time, such as {example}"
  case `clock.unknown` = "This time doesn't exist. Enter one such as {example}"
  case `date.timeMissing` = "Enter a date and a time"
  /// The names of the two parts of a date with a time.
  case `date.name` = "Date"
  case `clock.name` = "Time"
  /// The placeholder for the digits of a time.
  case `clock.letters` = "HH:MM"

  // The rows of a collection.

  case `rows.add` = "_Add"
  /// The heading of a row: its title and number.
  case `rows.row` = "{title} {number}"
  /// The label of a field with its row.
  case `rows.field` = "{row}, {field}"
  case `rows.remove` = "Remove {row}"
  case `rows.up` = "Move {row} Up"
  case `rows.down` = "Move {row} Down"
  case `rows.fewest` = """
    {count, plural, one {Add at least 1} other {Add at least {count}}}
    """
  case `rows.most` = """
    {count, plural, one {You can add only 1} other {You can add up to {count}}}
    """

  // The pages of a form.

  case `pages.back` = "_Back"
  case `pages.next` = "_Next"
  case `pages.current` = "current step"
  case `pages.page` = "Step {number} of {count}: {title}"

  // Files and pictures.

  case `file.choose` = "Choose or drop a file"
  case `file.choosePicture` = "Choose or drop a picture"
  case `file.clear` = "Remove the File"
  /// The name of the button beside one of several files.
  case `files.remove` = "Remove {file}"
  case `file.missing` = "This file was moved or deleted. Choose it again"
  case `file.folder` = "This is a folder. Choose a file"
  case `file.unreadable` = "This file can't be read. Choose another one"
  case `file.picture` = "This picture can't be shown. Choose another one"
  case `file.dialog` = "The file dialog stopped working. Open it again"
  case `file.noPreview` = "No preview"
  case `file.images` = "Images"
  case `file.audio` = "Audio files"
  case `file.videos` = "Videos"
  case `file.texts` = "Text files"
  case `file.type` = "Choose a file of this type: {type}"
  case `file.types` = "Choose a file of one of these types: {types}"
  case `file.size` = "Choose a file of {size} or less"

  // Offers to restore a draft, and questions before closing.

  case `draft.now` = "Restore your draft from less than a minute ago?"
  case `draft.minutes` = """
    {count, plural, one {Restore your draft from 1 minute ago?} \
    other {Restore your draft from {count} minutes ago?}}
    """
  case `draft.hours` = """
    {count, plural, one {Restore your draft from 1 hour ago?} \
    other {Restore your draft from {count} hours ago?}}
    """
  case `draft.days` = """
    {count, plural, one {Restore your draft from 1 day ago?} \
    other {Restore your draft from {count} days ago?}}
    """
  case `draft.continue` = "Resto_re"
  case `draft.empty` = "Start O_ver"
  /// `path` has the files, one below the other.
  case `draft.aside` = """
    {count, plural, one {Part of your draft couldn't be restored. It's saved in {path}} \
    other {Parts of your draft couldn't be restored. They're saved in these files:\n{path}}}
    """
  case `draft.unreadable` = """
    {count, plural, one {A draft couldn't be opened. It's saved in {path}} \
    other {{count} drafts couldn't be opened. They're saved in these files:\n{path}}}
    """
  case `draft.failed` = "The draft couldn't be saved. Submit the form, or discard your changes"
  case `closing.discardChanges` = "Discard Changes?"
  case `closing.saveDraft` = "{count, plural, one {Save Draft?} other {Save Drafts?}}"
  case `closing.one` = "Your changes to “{title}” haven't been submitted"
  case `closing.many` = """
    {count, plural, one {Changes in 1 form haven't been submitted} \
    other {Changes in {count} forms haven't been submitted}}
    """
  case `closing.keep` = "{count, plural, one {_Save Draft} other {_Save Drafts}}"
  case `closing.discard` = "_Discard"
  case `closing.stay` = "_Keep Editing"
  case `closing.submitting` =
    "This window closes once the form is submitted. Close it again to stop waiting"
}

// A control shows texts before it's bound to its field, and may be the first control in the program.
nonisolated extension ControlMessage {
  /// The message in the user's language.
  package var text: String { text([:]) }

  /// The message in the user's language, with its arguments.
  package func text(_ arguments: [String: MessageArgument]) -> String {
    FormLanguages.start()
    return ValidationMessage(self, arguments).text
  }
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
  /// Every message of `FormTextField`, for translation.
  public nonisolated static let controlKeys = ControlMessage.allEntries
}
