import CGtk
import GenericForm

// How the field looks and what can be typed: each change is told to whoever watches the property.

extension FormTextFieldContent {
  var title: String {
    get { titleLabel.textWithMnemonic }
    set {
      guard newValue != title else { return }
      titleLabel.textWithMnemonic = newValue
      notify("title")
    }
  }

  var placeholder: String {
    get { entry.placeholder }
    set {
      guard newValue != placeholder else { return }
      entry.placeholder = newValue
      notify("placeholder-text")
    }
  }

  var maxLength: Int? {
    get { entry.maxLength == 0 ? nil : Int(entry.maxLength) }
    set {
      guard newValue != maxLength else { return }
      entry.maxLength = Int32(clamping: newValue ?? 0)
      notify("max-length")
    }
  }

  var inputPurpose: InputPurpose {
    get { InputPurpose(entry.inputPurpose) }
    set {
      guard newValue != inputPurpose else { return }
      entry.inputPurpose = newValue.inGtk
      notify("input-purpose")
    }
  }

  var isSecure: Bool {
    get { entry.isSecure }
    set {
      guard newValue != isSecure else { return }
      let successor = Entry(isSecure: newValue)
      successor.placeholder = entry.placeholder
      successor.maxLength = entry.maxLength
      let hasUsualPurpose = entry.inputPurpose == Entry.usualPurpose(isSecure: entry.isSecure)
      successor.inputPurpose =
        hasUsualPurpose ? Entry.usualPurpose(isSecure: newValue) : entry.inputPurpose
      successor.isEditable = entry.isEditable
      successor.content = entry.content
      removeEntry()
      entry = successor
      installEntry()
      notify("secure")
      if hasUsualPurpose { notify("input-purpose") }
    }
  }

  var isEditable: Bool {
    get { entry.isEditable }
    set { entry.isEditable = newValue }
  }

  func focus() {
    entry.focusAtEnd()
  }
}
