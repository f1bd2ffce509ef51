import CGtk

/// The header of collapsible content, which shows the number of errors inside while collapsed.
///
/// The content isn't a child of the expander, which would remove it from the window while collapsed; a control in it
/// couldn't find its way to be revealed. Nor is the title, as GTK 4.8 limits it to the height of one line.
package final class Expander: Widget {
  /// The arrow, the title and the count.
  package let header = Box(.row, spacing: 4)

  private let content: Widget
  private let title = Label(wraps: true)
  private let mark = Box(.row, spacing: 4)
  private let count = Label()

  /// The title; an underscore marks its mnemonic.
  package var text: String {
    get { title.textWithMnemonic }
    set { title.textWithMnemonic = newValue }
  }

  package init(_ text: String, of content: Widget) {
    self.content = content
    unsafe super.init(gtk_expander_new(nil))
    hideIconsFromScreenReaders()
    title.textWithMnemonic = text
    title.labels(self)
    title.addStyleClass("form-heading")
    count.addStyleClass("form-error-count")
    mark.addStyleClass("error-mark")
    mark.append(Icon(.error))
    mark.append(count)
    header.addStyleClass("form-expander")
    header.layOutByWidth()
    alignToMiddle()
    header.append(self)
    header.append(title)
    header.append(mark)
    // The whole header reacts to clicks, and the arrow would react once more.
    unsafe gtk_widget_set_can_target(pointer, 0)
    header.onPointerClick { [weak self] in self?.activateAsByMnemonic() }
    connect("notify::expanded") { [weak self] in self?.showState() }
    showState()
  }

  /// Creates a built-in header, whose mnemonic yields to those of your titles.
  package convenience init(own title: String, of content: Widget) {
    self.init(title, of: content)
    self.title.ownTitle = title
  }

  /// Indicates whether the arrow follows the title, as in a list row.
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

  /// The number of errors inside in words, or empty text if there are none.
  package var errors = "" {
    didSet { if errors != oldValue { showState() } }
  }

  private func showState() {
    content.isIncluded = isExpanded
    header.setStyleClass("expanded", isExpanded)
    count.text = isExpanded ? "" : errors
    mark.isVisible = !count.text.isEmpty
    setAccessibleDescription(count.text)
  }
}
