/// The part of a control that edits a value: an entry, a row of stars, a calendar.
///
/// An editor knows nothing of forms. A ``FormControl`` puts it into the frame that all controls
/// share: label, required mark, hint, messages, progress, and accessible state.
///
/// ```swift
/// final class StarEditor: FormEditor {
///   let widget: WidgetPointer = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 5, 1)
///   var onChange: () -> Void = {}  // call it at the signal value-changed
///
///   var value: Int {
///     get { Int(gtk_range_get_value(range)) }
///     set { gtk_range_set_value(range, Double(newValue)) }
///   }
///
///   private var range: UnsafeMutablePointer<GtkRange> {
///     UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
///   }
/// }
/// let rating = FormControl("_Rating", form.field(\.rating), editor: StarEditor())
/// ```
@MainActor public protocol FormEditor: AnyObject {
  /// The type of the value that is edited.
  associatedtype Value: Equatable & SendableMetatype

  /// The widget under the label, which the control keeps.
  @safe var widget: WidgetPointer { get }

  /// The value that is shown, which the control sets whenever it differs from the field's value.
  var value: Value { get set }

  /// The closure to call each time the user has changed the value.
  ///
  /// The control sets it. Calling it without a change has no effect.
  var onChange: () -> Void { get set }

  /// The widget that takes the focus and has the accessible name: `widget`, or a part of it.
  ///
  /// For an editor with several ``parts``, it is their group.
  @safe var focusWidget: WidgetPointer { get }

  /// The widgets that take the focus, if there are several, such as the boxes of a PIN.
  ///
  /// Each of them shows the error, and a screen reader reads it with each. Give each part its own
  /// accessible name, such as “Digit 1”. The array is empty if `focusWidget` takes the focus.
  @safe var parts: [WidgetPointer] { get }

  /// Indicates whether the user can change the value; by default, whether `widget` is sensitive.
  var isEditable: Bool { get set }

  /// Indicates whether each change completes the input, so that its result is shown at once.
  ///
  /// By default it is false: a change may be one key press of many.
  var isChoice: Bool { get }

  /// Indicates whether the editor shows the title itself, as a check box does.
  ///
  /// By default it is false, and the title is a label above the editor.
  var includesTitle: Bool { get }

  /// Indicates whether the title is on one line with the editor and before it, as with a switch.
  ///
  /// By default it is false, and the title is on the line above.
  var isBesideTitle: Bool { get }

  /// Changes the title that the editor shows; an underscore marks its mnemonic.
  ///
  /// By default it does nothing. Implement it if ``includesTitle`` is true.
  func setTitle(_ title: String)

  /// Moves the keyboard focus to the editor; by default, to the first of its parts.
  func focus()

  /// Hides a revealed secret before the program sets another value, as a reset or an undo does.
  ///
  /// By default it does nothing.
  func hideSecret()
}

extension FormEditor {
  /// The whole editor.
  public var focusWidget: WidgetPointer { widget }

  /// None: `focusWidget` takes the focus.
  public var parts: [WidgetPointer] { unsafe [] }

  /// False: a change may be one key press of many.
  public var isChoice: Bool { false }

  /// False: the title is a label above the editor.
  public var includesTitle: Bool { false }

  /// False: the title is on the line above the editor.
  public var isBesideTitle: Bool { false }

  /// Does nothing.
  public func setTitle(_ title: String) {}

  /// Does nothing.
  public func hideSecret() {}
}
