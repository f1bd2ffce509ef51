import CGtk

/// A button that shows while its action is in progress.
final class Button: Widget {
  private let label: Label
  private let spinner = Spinner()

  /// A button with a title; an underscore stands before the letter that is its mnemonic.
  convenience init(_ title: String) {
    self.init(Label(), isCentered: true)
    label.textWithMnemonic = title
  }

  /// A button of the package, whose mnemonic gives way to those of the program.
  convenience init(own title: String) {
    self.init(title)
    label.ownTitle = title
  }

  /// A button whose title is shown as it stands.
  convenience init(verbatim title: String) {
    self.init(Label(title, wraps: true), isCentered: false)
  }

  private init(_ label: Label, isCentered: Bool) {
    self.label = label
    unsafe super.init(gtk_button_new())
    let content = Box(.row, spacing: 6)
    content.append(spinner.box)
    content.append(label)
    if isCentered { unsafe gtk_widget_set_halign(content.pointer, GTK_ALIGN_CENTER) }
    unsafe gtk_button_set_child(object.assumingMemoryBound(to: GtkButton.self), content.pointer)
    label.labels(self)
  }

  /// The title as it stands, without a mnemonic.
  var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  var isBusy: Bool = false {
    didSet {
      spinner.isSpinning = isBusy
      setBusy(isBusy)
    }
  }

  /// Why the button cannot be pressed, shown where the pointer rests and read by a screen reader.
  var obstacle: String? {
    didSet {
      isSensitive = obstacle == nil
      unsafe gtk_widget_set_tooltip_text(pointer, obstacle)
      setDescription(obstacle ?? "")
    }
  }

  func onClick(_ handler: @escaping () -> Void) {
    unsafe connect(object, "clicked", to: handler)
  }
}
