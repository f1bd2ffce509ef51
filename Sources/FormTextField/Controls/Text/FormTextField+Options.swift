public import GenericForm

extension FormTextField {
  /// Text before the entry that isn't part of the value, such as `https://`.
  public var prefix: String {
    get { parts.text(at: .start) }
    set {
      guard newValue != prefix else { return }
      parts.show(newValue, at: .start, in: frame)
      notify("prefix")
    }
  }

  /// Text after the entry that isn't part of the value, such as a unit.
  public var suffix: String {
    get { parts.text(at: .end) }
    set {
      guard newValue != suffix else { return }
      parts.show(newValue, at: .end, in: frame)
      notify("suffix")
    }
  }

  /// Indicates whether the field has a button that clears it, shown while there is text.
  public var hasClearButton: Bool {
    get { entry.clearTitle != nil }
    set {
      guard newValue != hasClearButton else { return }
      entry.clearTitle = newValue ? ControlMessage.`field.clear`.text : nil
      notify("has-clear-button")
    }
  }

  /// The source of the suggestions below the field, or `nil` to show none.
  ///
  /// Up and Down select a suggestion, Enter accepts it, and Escape closes the list. The user may
  /// type any other text as well.
  public var completion: TextCompletion? {
    get { parts.suggestions?.completion }
    set {
      guard newValue != nil || completion != nil else { return }
      offer(newValue)
    }
  }

  /// Formats the text while the user types, for example in groups of digits; `nil` leaves it unchanged.
  ///
  /// The caret keeps its place, and text that an input method is composing isn't changed. Undo goes
  /// back to the previous formatting. The form's own formatters apply when the focus leaves the
  /// field.
  ///
  /// ```swift
  /// let card = FormTextField("_Card", validators: [.rule(.isCreditCard)])
  /// card.typingFormatter = .grouped(by: 4)  // 4242 4242 4242 4242
  /// ```
  public var typingFormatter: ValidationFormatter<String>? {
    get { formatter }
    set {
      formatter = newValue
      entry.format = newValue?.format
    }
  }
}
