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

  /// Hides a text behind its header; the whole is hidden without a text.
  func show(_ text: String) {
    label.text = text
    expander.isExpanded = false
    box.isVisible = !text.isEmpty
  }
}
