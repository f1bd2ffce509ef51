package import GenericForm

/// The texts of the gallery, except the code and the texts that it sets.
package enum GalleryMessage: String, MessageTable {
  package static let entries = MessageEntries<Self>()

  // The window.

  case `gallery.window` = "Gallery"
  case `gallery.search` = "Search"
  /// The name of the list of controls, for screen readers.
  case `gallery.list` = "Controls"
  case `gallery.noMatch` = "No control has “{text}”"
  /// A button that copies the code beside it.
  case `gallery.copy` = "Copy"
  /// The button after its click.
  case `gallery.copied` = "Copied"
  /// The heading above the control in each of its states.
  case `gallery.states` = "States"
  case `gallery.openWindow` = "_Open the Window"

  // Groups of controls.

  case `group.text` = "Text"
  case `group.numbers` = "Numbers"
  /// Controls in which the user chooses.
  case `group.choices` = "Choices"
  case `group.dates` = "Dates and Times"
  case `group.files` = "Files"
  /// Sections, columns, pages: everything that arranges the controls of a form.
  case `group.structure` = "Structure"

  // Purposes of controls.

  case `summary.textField` = "One line of text, such as a name or an address"
  case `summary.passwordField` =
    "A secret that no other program can read, with its rules and its strength"
  case `summary.searchField` = "Text to search for: the search starts when typing pauses"
  case `summary.codeField` = "A one-time code, with a box for each character"
  case `summary.tagsField` = "Short texts, each with a button that removes it"
  case `summary.textArea` = "Several lines of text, in a box that grows with its content"
  /// “import FormPhoneNumbers” is code.
  case `summary.phoneNumberEditor` =
    "A phone number, typed as it's dialed in its country (import FormPhoneNumbers)"
  case `summary.numberField` = "A number in the format of the locale, typed or changed in steps"
  case `summary.moneyField` = "An amount of money with its currency, in the format of the locale"
  case `summary.slider` = "A number whose exact value doesn't matter"
  case `summary.rangeSlider` = "A range of numbers, with a handle at each end"
  case `summary.checkButton` = "A statement that the user agrees with"
  case `summary.switch` = "A setting that is on or off"
  case `summary.choice` = "One of several options, as a list or as radio buttons"
  case `summary.countryField` = "A country, named in the user's language"
  case `summary.multipleChoice` = "Any number of options, with a search if there are many"
  case `summary.colorField` = "A color, by its name or code, or from a dialog"
  case `summary.dateField` = "A day, typed in the usual format or picked in a calendar"
  case `summary.timeField` = "A time of day, in the format of the locale"
  case `summary.dateTimeField` = "A day and a time of day"
  case `summary.fileField` = "A file, chosen in a dialog, dropped or pasted"
  case `summary.filesField` = "Any number of files, each with a button that removes it"
  case `summary.pictureField` = "A picture with its preview"
  case `summary.button` = "A button or a link between controls"
  case `summary.readOnlyRow` = "A value that can't be changed"
  case `summary.section` = "Fields under a heading that can be collapsed"
  case `summary.columns` = "Fields side by side if there is enough space"
  case `summary.rows` = "A row of fields for each element of a collection"
  case `summary.pages` = "The pages of a long form, each validated before the next"
  case `summary.window` =
    "A window for a form, with a submit button, an error summary and undo"

  // Options of controls: a switch or a list each.

  case `option.placeholder` = "Placeholder"
  case `option.clearButton` = "Clear button"
  /// Text before the value, such as @.
  case `option.prefix` = "Prefix"
  /// Text after the value, such as @example.com.
  case `option.suffix` = "Suffix"
  /// The number of characters that were typed.
  case `option.counter` = "Counter"
  case `option.suggestions` = "Suggestions"
  /// The rules of a password are listed.
  case `option.rules` = "Rules"
  /// The strength of a password.
  case `option.strength` = "Strength"
  /// A password is typed twice.
  case `option.asksTwice` = "Asks twice"
  /// A search starts half a second after the last key press.
  case `option.searchDelay` = "Half-second delay"
  case `option.fourCharacters` = "4 characters"
  /// The number of lines of a text area.
  case `option.lines` = "Lines"
  /// The smallest number, or the first day.
  case `option.minimum` = "Minimum"
  /// The largest number, or the last day.
  case `option.maximum` = "Maximum"
  /// A number is changed in steps of 5, for example.
  case `option.steps` = "Steps"
  /// A unit of measurement, such as kg.
  case `option.unit` = "Unit"
  case `option.currencies` = "Currencies"
  /// The look of a choice: a list, or radio buttons.
  case `option.style` = "Style"
  /// A style of a choice.
  case `option.list` = "List"
  /// A style of a choice.
  case `option.radio` = "Radio buttons"
  case `option.manyOptions` = "Many options"
  /// A choice is in a list that opens.
  case `option.compact` = "In a drop-down list"
  case `option.pdf` = "PDF only"
  case `option.documents` = "Documents only"
  /// The size of a file.
  case `option.maximumSize` = "Maximum size"
  /// A short help below a field.
  case `option.hint` = "Hint"
  /// A mark beside a valid or a wrong value.
  case `option.marksValidity` = "Check mark or cross"
  case `option.required` = "Required"
  case `option.copyButton` = "Copy button"
  /// A section that can be closed.
  case `option.collapsible` = "Collapsible"
  case `option.description` = "Description"
  case `option.arrangement` = "Arrangement"
  /// An arrangement of fields.
  case `option.sideBySide` = "Side by side"
  /// An arrangement of fields, with their labels beside them.
  case `option.labelsBeside` = "Labels on the side"
  /// A form can only be submitted if it's valid.
  case `option.onlyIfValid` = "Only if valid"

  // States of a control.

  case `state.initial` = "Initial"
  case `state.filled` = "Filled in"
  case `state.hint` = "With a hint"
  case `state.counter` = "With a counter"
  case `state.required` = "Required but missing"
  case `state.error` = "With an error"
  case `state.warning` = "With a warning"
  case `state.checking` = "Check in progress"
  case `state.notChecked` = "Check failed"
  /// Also an option.
  case `state.notEditable` = "Not editable"
  /// The warning of the state “With a warning”.
  case `state.unusual` = "This is unusual"
}
