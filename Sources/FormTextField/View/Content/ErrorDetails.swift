import GenericForm

/// The details of an error, shown on request.
final class ErrorDetails {
  let box = Box(.column, spacing: 3)

  private let label = Label(wraps: true)
  private let content: ScrolledWindow

  /// The button in the banner, or the header above the details.
  private let header: (banner: AdwaitaBanner?, expander: Expander?)

  /// - Parameter banner: The `AdwBanner` of the error, or `nil` if the details have their own header.
  init(banner: AdwaitaBanner?) {
    content = ScrolledWindow(label)
    content.growWithContent(upTo: 160)
    label.isSelectable = true
    let title = ControlMessage.`form.details`.text
    header = (banner, banner == nil ? Expander(own: title, of: content) : nil)
    if let expander = header.expander { box.append(expander.header) }
    box.append(content)
    box.addStyleClass("form-details")
    banner?.onClick { [weak self] in self?.isExpanded.toggle() }
  }

  /// Collapses a text; hides everything if the text is empty.
  func show(_ text: String) {
    label.text = text
    header.banner?.showButton(own: text.isEmpty ? nil : ControlMessage.`form.details`.text)
    isExpanded = false
    box.isVisible = !text.isEmpty
  }

  private var isExpanded: Bool {
    get { header.expander?.isExpanded ?? content.isVisible }
    set {
      header.expander?.isExpanded = newValue
      guard let banner = header.banner else { return }
      content.isIncluded = newValue
      banner.button?.setExpanded(newValue)
    }
  }
}
