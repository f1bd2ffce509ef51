import CGtk

/// A button that shows when what it started goes on.
final class Button: Widget {
  private let label: Label
  private let spinner = Spinner()

  init(_ title: String) {
    label = Label()
    unsafe super.init(gtk_button_new())
    label.textWithMnemonic = title
    spinner.isVisible = false
    let content = Box(.row, spacing: 6)
    content.append(spinner)
    content.append(label)
    unsafe gtk_button_set_child(object.assumingMemoryBound(to: GtkButton.self), content.pointer)
    label.labels(self)
  }

  var isBusy: Bool = false {
    didSet {
      spinner.isVisible = isBusy
      spinner.isSpinning = isBusy
      setBusy(isBusy)
    }
  }

  func onClick(_ handler: @escaping () -> Void) {
    unsafe connect(object, "clicked", to: handler)
  }
}
