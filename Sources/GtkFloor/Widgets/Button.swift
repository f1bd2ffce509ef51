import CGtk

/// A button that shows progress while its action runs.
package final class Button: Widget {
  private let label: Label
  private let content = Box(.row, spacing: 6)
  private let spinner = Spinner()
  private var icons: (start: Icon?, end: Icon?)

  /// Creates a button with a title; an underscore marks its mnemonic.
  package convenience init(_ title: String) {
    self.init(Label(), isCentered: true)
    label.textWithMnemonic = title
  }

  /// Creates a built-in button, whose mnemonic yields to those of your titles.
  package convenience init(own title: String) {
    self.init("")
    show(own: title)
  }

  /// Creates a button whose title has no mnemonic.
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

  /// Shows a built-in title again in another language.
  package func show(own title: String) {
    textWithMnemonic = title
    label.ownTitle = title
  }

  /// The symbol before the title, which a screen reader doesn't read.
  package var startSymbol: Icon.Symbol? {
    didSet {
      icons.start.map(content.remove)
      icons.start = startSymbol.map { Icon($0) }
      icons.start.map { content.insert($0, after: spinner.box) }
    }
  }

  /// The symbol after the title, which a screen reader doesn't read.
  package var endSymbol: Icon.Symbol? {
    didSet {
      icons.end.map(content.remove)
      icons.end = endSymbol.map { Icon($0) }
      icons.end.map(content.append)
    }
  }

  /// The title without a mnemonic.
  package var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// The title with an underscore before its mnemonic.
  package var textWithMnemonic: String {
    get { label.textWithMnemonic }
    set { label.textWithMnemonic = newValue }
  }

  package var isBusy: Bool = false {
    didSet {
      spinner.isSpinning = isBusy
      setBusy(isBusy)
    }
  }

  /// The reason why the button is disabled, shown as its tooltip and read by screen readers.
  package var obstacle: String? {
    didSet {
      isSensitive = obstacle == nil
      tooltip = obstacle
      setAccessibleDescription(obstacle ?? "")
    }
  }

  package func onClick(_ handler: @escaping () -> Void) {
    connect("clicked", to: handler)
  }
}
