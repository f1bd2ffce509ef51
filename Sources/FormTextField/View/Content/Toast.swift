import GenericForm

/// The success message of a submit, shown over the end of the form for a few seconds.
///
/// It never takes the focus, which moves to the first field for the next entry. Meanwhile that field's description
/// includes the text, so a screen reader reads it out.
final class Toast {
  static let duration = Duration.seconds(5)

  let notice = Notice(styleClass: "form-toast")

  /// The control that gets the focus when the toast appears.
  weak var reader: FormControl?

  /// Called when the time is up or the close button is clicked.
  var onEnd: () -> Void = {}

  var clock: any Clock<Duration> = ContinuousClock()

  private var cancel: (() -> Void)?

  init() {
    notice.box.isFocusable = false
    let button = IconButton(.failure, ControlMessage.`form.closeNotice`.text)
    button.onClick { [weak self] in self?.onEnd() }
    notice.box.append(button)
    notice.alignToMiddle()
  }

  isolated deinit {
    cancel?()
  }

  func show(_ text: String) {
    notice.show(text, .success)
    reader?.frame.content.news = text
    cancel?()
    cancel = callBack(after: Self.duration, on: clock) { [weak self] in self?.onEnd() }
  }

  func hide() {
    cancel?()
    cancel = nil
    reader?.frame.content.news = ""
    // Hiding the notice moves the focus away from the close button.
    notice.box.isIncluded = false
  }
}
