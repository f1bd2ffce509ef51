import GenericForm

/// The details of an error, shown on request.
final class ErrorDetails {
  let box = Box(.column, spacing: 3)

  private let label = Label(wraps: true)
  private let expander: Expander

  init() {
    let scroller = ScrolledWindow(label)
    scroller.growWithContent(upTo: 160)
    expander = Expander(own: ControlMessage.`form.details`.text, of: scroller)
    label.isSelectable = true
    box.append(expander.header)
    box.append(scroller)
  }

  /// Collapses a text behind its header; hides everything if the text is empty.
  func show(_ text: String) {
    label.text = text
    expander.isExpanded = false
    box.isVisible = !text.isEmpty
  }
}
