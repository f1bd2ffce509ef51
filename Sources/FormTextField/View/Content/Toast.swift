import GenericForm

/// The success message of a submit, shown between the form and its buttons for a few seconds.
///
/// In a program that uses libadwaita, it's an `AdwToast`.
///
/// It never takes the focus, which moves to the first field for the next entry. Meanwhile that field's description
/// includes the text, so a screen reader reads it out.
final class Toast {
  static let duration = Duration.seconds(5)

  /// The area of the message, which covers no field.
  let widget: Widget

  private let notice = Notice(styleClass: "form-toast")
  private let toasts = AdwaitaToasts()

  /// The control that gets the focus when the toast appears.
  weak var reader: FormControl?

  /// Called before the toast appears, and when it's hidden.
  var onChange: (_ isShown: Bool) -> Void = { _ in }

  /// Called when the time is up or the close button is clicked.
  var onEnd: () -> Void = {}

  var clock: any Clock<Duration> = ContinuousClock()

  private var cancel: (() -> Void)?

  init() {
    widget = toasts ?? notice.box
    notice.box.isFocusable = false
    let button = IconButton(.failure, ControlMessage.`form.closeNotice`.text)
    button.onClick { [weak self] in self?.onEnd() }
    notice.box.append(button)
    notice.alignToMiddle()
    notice.box.alignToCenter()
  }

  isolated deinit {
    cancel?()
  }

  func show(_ text: String) {
    onChange(true)
    if let toasts {
      toasts.show(text, closeTitle: ControlMessage.`form.closeNotice`.text) { [weak self] in
        self?.onEnd()
      }
    } else {
      notice.show(text, .success)
    }
    reader?.frame.content.news = text
    cancel?()
    cancel = callBack(after: Self.duration, on: clock) { [weak self] in self?.onEnd() }
  }

  func hide() {
    cancel?()
    cancel = nil
    reader?.frame.content.news = ""
    onChange(false)
    toasts?.hide()
    // Hiding the notice moves the focus away from the close button.
    notice.box.isIncluded = false
  }
}
