import GenericForm

/// Temporary text with an icon, which a screen reader reads out.
///
/// Information is announced; an error takes the focus, and a success is read with the next field.
final class Notice {
  enum Kind {
    case success
    case error
    case information

    fileprivate var symbol: Icon.Symbol {
      switch self {
      case .success: .success
      case .error: .error
      case .information: .warning
      }
    }
  }

  /// The whole notice.
  let widget: Widget

  /// The frame in the form's own style, for a notice that isn't a banner of libadwaita.
  let box = Box(.row, spacing: 9)

  /// The text, and any related widgets below it.
  let column = Box(.column, spacing: 3)

  /// The `AdwBanner` with the text, if it is one.
  let banner: AdwaitaBanner?

  /// The part that gets the focus, named by the text.
  private let speaker: Widget

  /// The information that is announced once the notice is on the screen.
  private var unread: String?

  private let icon = Icon(.success)
  private let label = Label(wraps: true)

  /// Creates a notice with a frame.
  convenience init(styleClass: String) {
    self.init(styleClass, isBanner: false, buttons: [])
  }

  /// Creates a notice at the top of the form.
  ///
  /// In programs that use libadwaita, it's an `AdwBanner`. With buttons it only looks like one, as an `AdwBanner` has
  /// at most one button.
  convenience init(buttons: [Button] = []) {
    self.init("form-banner", isBanner: true, buttons: buttons)
  }

  private init(_ styleClass: String, isBanner: Bool, buttons: [Button]) {
    banner = isBanner && buttons.isEmpty ? AdwaitaBanner() : nil
    if let banner {
      (widget, speaker) = (column, banner)
      column.append(banner)
    } else if isBanner, let banner = Box.banner(label, buttons) {
      (widget, speaker) = (banner, banner)
    } else {
      (widget, speaker) = (box, box)
    }
    if widget === box { fillBox(styleClass, buttons) }
    if banner == nil {
      widget.isVisible = false
      widget.isFocusable = true
    }
    // By then, a screen reader knows the window that appears, and the field with the focus.
    speaker.connect("map") { [weak self] in
      _ = callBack(after: StatusAnnouncer.pause, on: ContinuousClock()) { self?.announce() }
    }
  }

  private func fillBox(_ styleClass: String, _ buttons: [Button]) {
    box.addStyleClass(styleClass)
    box.layOutByWidth()
    column.expandsHorizontally = true
    icon.alignToTop()
    column.append(label)
    box.append(icon)
    box.append(column)
    guard !buttons.isEmpty else { return }
    let line = Box(.row, spacing: 9)
    for button in buttons { line.append(button) }
    line.wrapChildren()
    column.append(line)
  }

  private func announce() {
    guard let text = unread, speaker.isMapped else { return }
    unread = nil
    speaker.announce(text)
  }

  /// Shows a text; a screen reader also reads the details when the notice gets the focus.
  func show(_ text: String, details: [String] = [], _ kind: Kind) {
    icon.show(kind.symbol)
    label.text = text
    banner?.text = text
    speaker.setAccessibleName(([text] + details).joined(separator: "\n"))
    box.setStyleClass("error", kind == .error)
    box.setStyleClass("success", kind == .success)
    box.setStyleClass("information", kind == .information)
    unread = kind == .information ? text : nil
    if let banner { banner.isRevealed = true } else { widget.isVisible = true }
    announce()
  }

  func hide() {
    unread = nil
    if let banner { banner.isRevealed = false } else { widget.isVisible = false }
  }

  /// Focuses the notice, so that a screen reader reads it out.
  func focus() {
    speaker.grabFocus()
  }

  /// Centers the icon and the text beside a taller button.
  func alignToMiddle() {
    icon.alignToMiddle()
    column.alignToMiddle()
  }
}
