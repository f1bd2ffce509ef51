import CGtk

/// A button that shows while its action is in progress.
package final class Button: Widget {
  private let label: Label
  private let content = Box(.row, spacing: 6)
  private let spinner = Spinner()

  /// A button with a title; an underscore stands before the letter that is its mnemonic.
  package convenience init(_ title: String) {
    self.init(Label(), isCentered: true)
    label.textWithMnemonic = title
  }

  /// A button of the package, whose mnemonic gives way to those of the program.
  package convenience init(own title: String) {
    self.init(title)
    label.ownTitle = title
  }

  /// A button whose title is shown as it stands.
  package convenience init(verbatim title: String) {
    self.init(Label(title, wraps: true), isCentered: false)
  }

  private init(_ label: Label, isCentered: Bool) {
    self.label = label
    unsafe super.init(gtk_button_new())
    content.append(spinner.box)
    content.append(label)
    if isCentered { unsafe gtk_widget_set_halign(content.pointer, GTK_ALIGN_CENTER) }
    unsafe gtk_button_set_child(object.assumingMemoryBound(to: GtkButton.self), content.pointer)
    label.labels(self)
  }

  /// Shows a symbol after the title, which a screen reader doesn't read.
  package func show(_ symbol: Icon.Symbol) {
    content.append(Icon(symbol))
  }

  /// The title as it stands, without a mnemonic.
  package var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  package var isBusy: Bool = false {
    didSet {
      spinner.isSpinning = isBusy
      setBusy(isBusy)
    }
  }

  /// Why the button cannot be pressed, shown where the pointer rests and read by a screen reader.
  package var obstacle: String? {
    didSet {
      isSensitive = obstacle == nil
      unsafe gtk_widget_set_tooltip_text(pointer, obstacle)
      setAccessibleDescription(obstacle ?? "")
    }
  }

  package func onClick(_ handler: @escaping () -> Void) {
    connect("clicked", to: handler)
  }
}
