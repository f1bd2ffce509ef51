public import GenericForm

extension FormTextField {
  /// A text shown before what is typed, which is no part of it, such as `https://`.
  public var prefix: String {
    get { parts.text(at: .start) }
    set {
      guard newValue != prefix else { return }
      parts.show(newValue, at: .start, in: frame)
      notify("prefix")
    }
  }

  /// A text shown behind what is typed, which is no part of it, such as a unit.
  public var suffix: String {
    get { parts.text(at: .end) }
    set {
      guard newValue != suffix else { return }
      parts.show(newValue, at: .end, in: frame)
      notify("suffix")
    }
  }

  /// Whether a button within the field empties it, shown while there is text.
  public var hasClearButton: Bool {
    get { entry.hasClearButton }
    set {
      guard newValue != hasClearButton else { return }
      entry.hasClearButton = newValue
      notify("has-clear-button")
    }
  }

  /// What the field offers to complete the text with, in a list below it; nil for nothing.
  ///
  /// Up and Down select a text of the list, Enter takes it, and Escape closes the list. The field
  /// takes any other text too.
  public var completion: TextCompletion? {
    get { parts.suggestions?.completion }
    set {
      guard newValue != nil || completion != nil else { return }
      offer(newValue)
    }
  }

  /// Formats the text while it is typed, as in groups of digits; nil for nothing.
  ///
  /// The caret stays where the person put it, and text that an input method composes is left alone.
  /// Undo goes back to the last formatting. The formatters of a form apply on leaving.
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
