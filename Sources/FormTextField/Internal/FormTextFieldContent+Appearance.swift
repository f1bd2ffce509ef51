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
      let purpose = inputPurpose
      let successor = Entry(isSecure: newValue)
      successor.takeOver(from: entry)
      let isFocused = entry.hasFocusWithin
      isChangingEntry = true
      if isFocused { unsafe gtk_root_set_focus(gtk_widget_get_root(widget), nil) }
      removeEntry()
      entry = successor
      installEntry()
      if isFocused { entry.focusAtEnd() }
      isChangingEntry = false
      notify("secure")
      if purpose != inputPurpose { notify("input-purpose") }
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
