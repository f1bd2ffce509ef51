/// A control that has a place in a form: it has a widget, can be judged and can be focused.
public protocol FormControl: AnyObject {
  /// The widget, for the GTK C API.
  var widget: WidgetPointer { get }

  /// What the control is called, as a person reads it.
  var name: String { get }

  /// Where a form has what the control shows; nil while it is tied to none.
  var boundPath: AnyKeyPath? { get }

  /// Whether what the control holds is valid now, shown or not.
  var isValid: Bool { get }

  /// Whether the person can change what the control holds.
  var isEditable: Bool { get set }

  /// Judges what the control holds and shows the verdict.
  func performValidation()

  /// Judges again, if the verdict is shown as an error.
  func updateShownError()

  /// Gives the keyboard focus to the control.
  func focus()

  /// Empties the control and forgets what was shown.
  func reset()

  /// Calls `handler` after every change of what the control holds.
  func onChange(_ handler: @escaping () -> Void)
}

extension FormControl {
  /// Nothing: the control has no name of its own.
  public var name: String { "" }

  /// Nil: the control is tied to no form.
  public var boundPath: AnyKeyPath? { nil }
}
