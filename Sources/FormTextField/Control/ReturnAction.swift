/// The effect of Enter in a control.
public enum ReturnAction: CaseIterable, Sendable {
  /// Enter presses the default button of the window, which submits the form.
  case submit

  /// Enter moves the keyboard focus to the next control; in the last one it submits.
  case nextField
}
