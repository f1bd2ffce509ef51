/// The effect of Enter in a control.
public enum ReturnAction: CaseIterable, Sendable {
  /// Enter submits the form; on pages before the last, it turns the page.
  case submit

  /// Enter moves the keyboard focus to the next control; in the last one, it submits.
  case nextField
}
