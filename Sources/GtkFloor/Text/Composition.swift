/// The text that an input method composes in an editor, which must not be changed in the meantime.
final class Composition {
  /// Called when a composition begins, and when its text is in the editor.
  var onChange: (_ isActive: Bool) -> Void = { _ in }

  /// Indicates whether text is being composed.
  private(set) var isActive = false {
    didSet { if isActive != oldValue { onChange(isActive) } }
  }

  /// Indicates whether the input method shows unfinished text.
  private var isUnfinished = false

  /// Follows the input method of a widget that has the signal `preedit-changed`.
  init(in widget: UnsafeMutableRawPointer) {
    unsafe connectSignal(widget, "preedit-changed") { [weak self] arguments in
      self?.note(isUnfinished: !arguments.text(0).isEmpty)
      return true
    }
  }

  /// Ends a composition after the event: until then, GTK counts the unfinished text in, and the input method
  /// may insert the finished one.
  private func note(isUnfinished: Bool) {
    self.isUnfinished = isUnfinished
    if isUnfinished { return isActive = true }
    afterEvent { [weak self] in
      if let self, !self.isUnfinished { isActive = false }
    }
  }
}
