import GenericForm

/// The title of the visible page, with a button that leads back.
final class PageHeader {
  let box = Box(.row, spacing: 6)
  private let button = IconButton(.back)
  private let title = Label(heading: "")

  var onBack: () -> Void = {}

  init() {
    box.addStyleClass("form-page-header")
    title.expandsHorizontally = true
    title.alignTextToMiddle()
    title.alignToMiddle()
    box.append(button)
    box.append(title)
    button.onClick { [weak self] in self?.onBack() }
  }

  func show(_ text: String, canGoBack: Bool) {
    title.text = text
    button.title = withoutMnemonic(ControlMessage.`pages.back`.text)
    button.isVisible = canGoBack
    box.setStyleClass("with-button", canGoBack)
  }
}
