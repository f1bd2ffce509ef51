import CGtk
import GenericForm

/// The header of content that can be hidden, with the count of the errors in it while it is.
///
/// The content is not a child of the expander, which would take it out of the window while it is
/// hidden: a control in it could not find the way to be revealed. Nor is the title, as GTK 4.8
/// gives it the height of one line only.
final class Expander: Widget {
  /// The arrow, the title and the count.
  let header = Box(.row, spacing: 4)

  private let content: Widget
  private let title = Label(wraps: true)
  private let mark = Box(.row, spacing: 4)
  private let count = Label()

  init(_ text: String, of content: Widget) {
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
    unsafe connect(object, notify: "expanded") { [weak self] in self?.showState() }
    showState()
  }

  /// A header of the package, whose mnemonic gives way to those of the program.
  convenience init(own title: ValidationMessage, of content: Widget) {
    self.init(title.text, of: content)
    self.title.ownTitle = title.text
  }

  var isExpanded: Bool {
    get { unsafe gtk_expander_get_expanded(opaque) != 0 }
    set { unsafe gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
  }

  /// The number of fields within that show an error.
  var errorCount = 0 {
    didSet { if errorCount != oldValue { showState() } }
  }

  private func showState() {
    content.isIncluded = isExpanded
    let isShown = errorCount > 0 && !isExpanded
    count.text = isShown ? problemsText(errorCount) : ""
    mark.isVisible = isShown
    setDescription(count.text)
  }
}
