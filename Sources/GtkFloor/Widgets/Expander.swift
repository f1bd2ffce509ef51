import CGtk

/// The header of content that can be hidden, with the count of the errors in it while it is.
///
/// The content is not a child of the expander, which would take it out of the window while it is
/// hidden: a control in it could not find the way to be revealed. Nor is the title, as GTK 4.8
/// gives it the height of one line only.
package final class Expander: Widget {
  /// The arrow, the title and the count.
  package let header = Box(.row, spacing: 4)

  private let content: Widget
  private let title = Label(wraps: true)
  private let mark = Box(.row, spacing: 4)
  private let count = Label()

  package init(_ text: String, of content: Widget) {
    self.content = content
    unsafe super.init(gtk_expander_new(nil))
    title.textWithMnemonic = text
    title.labels(self)
    title.addStyleClass("form-heading")
    count.addStyleClass("form-error-count")
    mark.addStyleClass("error-mark")
    mark.append(Icon(.error))
    mark.append(count)
    header.addStyleClass("form-expander")
    header.append(self)
    header.append(title)
    header.append(mark)
    title.onPointerClick { [weak self] in self?.activateAsByMnemonic() }
    connect("notify::expanded") { [weak self] in self?.showState() }
    showState()
  }

  /// A header of the package, whose mnemonic gives way to those of the program.
  package convenience init(own title: String, of content: Widget) {
    self.init(title, of: content)
    self.title.ownTitle = title
  }

  /// Indicates whether the arrow is behind the title, as in a row of a list.
  package var isArrowAtEnd = false {
    didSet {
      title.expandsHorizontally = isArrowAtEnd
      header.place(self, after: isArrowAtEnd ? mark : nil)
    }
  }

  package var isExpanded: Bool {
    get { unsafe gtk_expander_get_expanded(opaque) != 0 }
    set { unsafe gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
  }

  /// The count of the errors within, in words, or empty text for none.
  package var errors = "" {
    didSet { if errors != oldValue { showState() } }
  }

  private func showState() {
    content.isIncluded = isExpanded
    count.text = isExpanded ? "" : errors
    mark.isVisible = !count.text.isEmpty
    setAccessibleDescription(count.text)
  }
}
