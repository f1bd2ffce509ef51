import GenericForm

extension FormPasswordField {
  /// Shows a notice while Caps Lock is on and the field has the keyboard focus.
  func followCapsLock() {
    onFocus { [weak self] in
      guard let self else { return }
      capsLock = CapsLock(of: entry) { [weak self] isOn in self?.showCapsLock(isOn) }
    }
    onLeave { [weak self] in
      self?.capsLock = nil
      self?.showCapsLock(false)
    }
  }

  func showCapsLock(_ isOn: Bool) {
    frame.content.notice = isOn ? ControlMessage.`password.capsLock`.text : ""
  }
}
