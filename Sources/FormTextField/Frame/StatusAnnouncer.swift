import GenericForm

/// Has a screen reader announce the error or the check of one field, politely and once: after a pause in typing.
///
/// The focus may be elsewhere by then, so the announcement starts with the name of the field.
final class StatusAnnouncer {
  /// The time for which the status must stay the same.
  static let pause = Duration.milliseconds(500)

  /// Indicates whether a form is being validated as a whole, whose summary is read instead.
  private static var isSilent = false

  /// The number of such validations so far, after which an earlier announcement is out of date.
  private static var validations = 0

  /// Cancels the announcement that is due.
  private var cancel: (() -> Void)?

  isolated deinit { cancel?() }

  /// Performs a change whose results aren't announced, except that of the field that has and keeps the focus.
  static func silently<Result>(_ change: () -> Result) -> Result {
    let wasSilent = isSilent
    isSilent = true
    validations += 1
    defer { isSilent = wasSilent }
    return change()
  }

  /// Announces the status of a frame after a pause, unless it changes again.
  func statusChanged(in frame: ControlFrame) {
    cancel?()
    cancel = nil
    let isFocused = frame.host.hasFocusWithin
    let isSilent = Self.isSilent || frame.content.isLocked
    guard !frame.display.announcement.isEmpty, isFocused || !isSilent else { return }
    MainLoop.install()
    let known = Self.validations
    cancel = callBack(after: Self.pause, on: ContinuousClock()) { [weak self, weak frame] in
      self?.cancel = nil
      guard let frame else { return }
      let keepsFocus = isFocused && frame.host.hasFocusWithin
      if keepsFocus || !isSilent && known == Self.validations { frame.announceStatus() }
    }
  }
}

extension ControlFrame {
  fileprivate func announceStatus() {
    // Screen readers read a changed description of the focused field without an announcement.
    if host.hasFocusWithin { return }
    focusWidget.announce(display.announcement)
  }
}
